import { beforeAll, expect, test } from 'vitest';
import { checkValue } from '../../../server/records/value.ts';
import { readShape } from '../../../server/records/shape.ts';
import { createEnvironment } from '../../../src/documents/environment.ts';
import { compileForm } from '../../../src/documents/form.ts';
import { importJsonSchema } from '../../../src/documents/import/importForm.ts';
import { createMetaIndex } from '../../../src/documents/metaIndex.ts';
import { linearPattern } from '../../../src/documents/pattern.ts';
import { OPEN } from '../../../src/documents/resolve.ts';
import { settleRecord } from '../../../src/documents/settle.ts';
import { metas } from '../../../src/renderers/metas.ts';
import { judgeGroup, noVerdicts } from './suite.mjs';

/** @type {import('./judge.mjs').Product} */
let product;
beforeAll(() => {
  const environment = createEnvironment(createMetaIndex(metas), { pattern: linearPattern });
  product = { checkValue, readShape, compileForm, settleRecord, open: OPEN, environment };
});

const read = (/** @type {unknown} */ schema) => importJsonSchema(schema, { metas });

/** An import that forgets every rule. @param {unknown} schema */
const readWithoutRules = (schema) => {
  const imported = read(schema);
  const fields = imported.document.fields.map(({ rules: _, ...field }) => field);
  return { ...imported, document: { ...imported.document, fields } };
};

/** @param {object} schema @param {unknown} data @param {boolean} valid */
const judged = (schema, data, valid, reading = read) => {
  const verdicts = noVerdicts();
  const group = { description: 'group', schema, tests: [{ description: 'test', data, valid }] };
  judgeGroup(group, { draft: undefined, product, read: reading }, verdicts);
  const { same, told, documented, silent, crash } = verdicts;
  return { same, told, documented: [...documented.keys()], silent: silent.length, crash };
};

const none = { same: 0, told: 0, documented: [], silent: 0, crash: [] };

test.each([
  ['a whole number', { maximum: 3 }, 5],
  ['an extra member', { properties: { a: { maximum: 3 } } }, { a: 5, more: 1 }],
  ['an empty member', { properties: { a: { maximum: 3 }, b: { type: 'string' } } }, { a: 5, b: '' }],
  [
    'a member that says no type',
    { properties: { a: { maximum: 3 }, b: { minLength: 2 } } },
    { a: 5, b: 'xx' },
  ],
  ['a finding elsewhere', { properties: { a: { maximum: 3 }, b: { not: {} } } }, { a: 5 }],
  ['a finding beside it', { type: 'number', maximum: 3, not: { const: 2 } }, 5],
  ['a format', { properties: { a: { maximum: 3 }, b: { format: 'email' } } }, { a: 5, b: 'a@b.cn' }],
])('a rule that the import forgets is silent, whatever stands beside it: %s', (_, schema, data) => {
  expect(judged(schema, data, false)).toEqual({ ...none, same: 1 });
  expect(judged(schema, data, false, readWithoutRules)).toEqual({ ...none, silent: 1 });
});

test.each([
  ['an empty value is no value', { properties: { a: { minLength: 1 } } }, { a: '' }, false],
  [
    'members without a field are no part of a form',
    { properties: { a: {} }, additionalProperties: false },
    { b: 1 },
    false,
  ],
  ['a keyword says the type of what says none', { minLength: 2 }, 7, true],
  ['a field is of one type, also where its condition does not hold', conditional(), { a: 'x' }, true],
])('a sign that decides is one that is documented: %s', (reason, schema, data, valid) => {
  expect(judged(schema, data, valid)).toEqual({ ...none, documented: [reason] });
});

test('a keyword that is told of is no silent one', () => {
  expect(judged({ type: 'number', not: { const: 2 } }, 2, false)).toEqual({ ...none, told: 1 });
});

function conditional() {
  return {
    dependentSchemas: { b: { properties: { a: { type: 'integer' }, b: { type: 'string' } } } },
  };
}
