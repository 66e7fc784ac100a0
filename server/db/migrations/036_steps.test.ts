import { expect, test } from 'vitest';
import { DefinitionSchema } from '../../interfaces/definition/schema.ts';
import { Compile } from 'typebox/compile';
import { migrateDefinition } from './036_steps.ts';

const when = {
  testRule: 'every',
  conditionList: [{ bindKey: 'inputs.who', type: 'text', judgeType: 'notEmpty' }],
};
const definition = (steps: readonly object[]) => ({
  name: '概览',
  moduleCode: 'teaching',
  interfaceUrl: 'overview',
  kind: 'composed',
  answers: 'list',
  inputs: [{ name: 'who', type: 'text' }],
  outputs: [{ name: 'name', type: 'text' }],
  composed: { steps, list: 'pupils', join: { step: 'courses', by: 'tutor', key: 'teacher' } },
  roles: ['student'],
});

const migrated = definition([
  { do: 'call', name: 'courses', call: 'teaching/courses', param: { who: '{{inputs.who}}', id: null }, when },
  { do: 'call', name: 'pupils', call: 'pupil/list' },
]);

test('steps of stored definitions become calls of the one language, which the schema takes', () => {
  const inputs = [{ name: 'who', value: '{{inputs.who}}' }, { name: 'id', value: null }];
  const stored = definition([
    { name: 'courses', call: 'teaching/courses', inputs, when },
    { name: 'pupils', call: 'pupil/list', inputs: [] },
  ]);
  expect(migrateDefinition(stored)).toEqual(migrated);
  expect(Compile(DefinitionSchema).Check(migrateDefinition(stored))).toBe(true);
});

test('what is migrated already, or of another kind, stays as it is', () => {
  expect(migrateDefinition(migrated)).toEqual(migrated);
  const sql = { name: 'x', kind: 'sql', sql: { text: 'select 1' } };
  expect(migrateDefinition(sql)).toEqual(sql);
  expect(migrateDefinition({ kind: 'composed', composed: { steps: 'none' } })).toEqual({
    kind: 'composed',
    composed: { steps: 'none' },
  });
});
