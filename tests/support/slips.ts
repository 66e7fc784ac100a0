import { checkDocumentSet } from '../../src/documents/check/documentSet.ts';
import type { RendererMeta } from '../../src/schemas/rendererMeta.ts';

// What tests of the check's findings share.

export const title = { zhCN: '物', enUS: 'thing' };

/** What every document has. */
export const whole = { schemaVersion: 1, name: 'name' };

const grants = [{ roles: ['*'], actions: ['list'], read: '*' as const }];
export const form = (...fields: object[]) => ({ ...whole, kind: 'form', id: 'student', grants, fields });

/** Tells the findings of the first of some documents, as `CODE /path`. @param metas of the widgets that there are */
export const findingsWith =
  (metas: readonly RendererMeta[]) =>
  (...documents: object[]): readonly string[] => {
    const entries = documents.map((document, at) => ({ name: String(at), document }));
    return checkDocumentSet(entries, { metas })[0]!.findings.map(({ code, path }) => `${code} ${path ?? ''}`);
  };
