import { checkDocumentSet } from '../../src/documents/check/documentSet.ts';
import { linearPattern } from '../../src/documents/pattern.ts';
import { AddressSchema, PictureAddressSchema } from '../../src/schemas/address.ts';
import type { Finding } from '../../src/schemas/finding.ts';
import { prop } from '../../src/schemas/prop.ts';
import { defineMeta } from '../../src/schemas/rendererMeta.ts';
import { plainMetas } from './plainMetas.ts';

// Small documents of plain widgets, and what the check finds in them.

export const title = { zhCN: '物', enUS: 'thing' };
export const part = { version: 1, icon: 'edit', budget: 1, title } as const;
const keyMeta = defineMeta({
  ...part,
  type: 'key',
  family: 'action',
  props: {
    page: prop.bindable(AddressSchema, title),
    picture: prop.bindable(PictureAddressSchema, title),
  },
  events: { click: { title } },
});
export const metas = [...plainMetas, keyMeta];
export const whole = { schemaVersion: 1, name: 'name' };
export const page = (body: readonly object[], more: object = {}) => ({
  ...whole,
  kind: 'app',
  id: 'page',
  variables: { flag: { type: 'bool' }, count: { type: 'number' } },
  ...more,
  body,
});
export const key = (more: object) => ({ type: 'key', id: 'key', ...more });
export const click = (...chain: object[]) => page([key({ on: { click: chain } })]);
export const field = (more: object) => ({
  ...whole,
  kind: 'form',
  id: 'plain',
  grants: [{ roles: ['*'], actions: ['list'], read: '*', write: '*' }],
  fields: [{ type: 'number-field', id: 'n', name: 'n', title, ...more }],
});

/** Findings of the first of some documents. */
export function found(...documents: object[]): readonly Finding[] {
  const entries = documents.map((document, at) => ({ name: String(at), document }));
  return checkDocumentSet(entries, { metas, pattern: linearPattern })[0]!.findings;
}
/** Findings of the first of some documents, as `CODE /path`. */
export const findings = (...documents: object[]): readonly string[] =>
  found(...documents).map(({ code, path }) => `${code} ${path ?? ''}`);
