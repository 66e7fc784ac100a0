import { Type } from 'typebox';
import { checkDocumentSet } from '../../src/documents/check/documentSet.ts';
import { prop } from '../../src/schemas/prop.ts';
import { defineMeta, type RendererMeta } from '../../src/schemas/rendererMeta.ts';

// What tests of the check's findings share.

export const title = { zhCN: '物', enUS: 'thing' };

/** What every document has. */
export const whole = { schemaVersion: 1, name: 'name' };

const grants = [{ roles: ['*'], actions: ['list'], read: '*' as const }];
export const form = (...fields: object[]) => ({ ...whole, kind: 'form', id: 'student', grants, fields });

/** A field of rows that hold fields of their own. */
export const rowsMeta = defineMeta({
  version: 1,
  icon: 'table',
  budget: 1,
  title,
  type: 'rows-field',
  family: 'input',
  container: true,
  props: { totals: prop.totals(title) },
  provides: { row: { type: 'record', title } },
  field: { column: 'json', dataType: 'array', value: Type.Array(Type.Object({})), members: 'many' },
});

/** Tells the findings of the first of some documents, as `CODE /path`. @param metas of the widgets that there are */
export const findingsWith =
  (metas: readonly RendererMeta[]) =>
  (...documents: object[]): readonly string[] => {
    const entries = documents.map((document, at) => ({ name: String(at), document }));
    return checkDocumentSet(entries, { metas })[0]!.findings.map(({ code, path }) => `${code} ${path ?? ''}`);
  };
