import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formilyFields } from '../../../tests/support/importCases/formilyFields.ts';
import { formilyReactions } from '../../../tests/support/importCases/formilyReactions.ts';
import { formilyRules } from '../../../tests/support/importCases/formilyRules.ts';
import { formilyStates } from '../../../tests/support/importCases/formilyStates.ts';
import { jsonConditions } from '../../../tests/support/importCases/jsonConditions.ts';
import { jsonFields } from '../../../tests/support/importCases/jsonFields.ts';
import { formily, json, told } from '../../../tests/support/importForms.ts';
import { metas } from '../../renderers/metas.ts';
import { checkDocumentSet } from '../check/documentSet.ts';

/** What the check says of every form that is imported: nobody may use it, and a field without a title has no label. */
const USUAL = ['MISSING_RIGHT', 'MISSING_LABEL'];

const ofFormily = [...formilyFields, ...formilyRules, ...formilyStates, ...formilyReactions];
const ofJsonSchema = [...jsonFields, ...jsonConditions];

describe.each([
  ['Formily', ofFormily, formily],
  ['JSON Schema', ofJsonSchema, json],
] as const)('%s', (_, cases, read) => {
  test.each(cases)('$from', ({ properties, more, fields, layout, told: expected = [] }) => {
    const imported = read(properties, more);
    expect(imported.document.fields).toMatchObject(fields);
    if (layout) expect(imported.document.layout).toMatchObject(layout);
    expect(told(imported)).toEqual(expected);
    const [result] = checkDocumentSet([{ name: 'form', document: imported.document }], { metas });
    const found = result?.findings.filter(
      ({ code, severity }) => severity === 'error' && !USUAL.includes(code),
    );
    expect(found).toEqual([]);
  });
});

test('the table of docs/formily.md says what is tested here', () => {
  const page = readFileSync('docs/formily.md', 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.replaceAll(/\s+\|/g, ' |').replaceAll(/\|\s+/g, '| '));
  const all = [...ofFormily, ...ofJsonSchema];
  expect(rows).toEqual(expect.arrayContaining(all.map(({ from, becomes }) => `| ${from} | ${becomes} |`)));
});
