import { expect, test } from 'vitest';
import type { Condition, RuleSet } from '../../../schemas/condition.ts';
import { knownCondition } from './knownCondition.ts';

const on = (bindKey: string): Condition => ({
  id: bindKey,
  bindKey,
  type: 'text',
  judgeType: 'equal',
  value: 'x',
});
const knows = (key: string): boolean => !key.startsWith('gone');

test('a condition whose fields are all there stays as it is', () => {
  const rules: RuleSet = { testRule: 'some', conditionList: [on('name')] };
  expect(knownCondition(rules, knows)).toEqual({ kept: rules, unknown: [] });
});

test('what compares fields that are gone is left out, wherever it stands, and named once', () => {
  const rules: RuleSet = {
    testRule: 'custom',
    conditionList: [on('name'), on('gone')],
    conditionTree: {
      union: 'AND',
      list: [
        'name',
        'gone',
        { union: 'OR', list: ['gone', on('gone2')] },
        { union: 'OR', list: ['gone', on('kind')] },
      ],
    },
  };
  expect(knownCondition(rules, knows)).toEqual({
    kept: {
      testRule: 'custom',
      conditionList: [on('name')],
      conditionTree: { union: 'AND', list: ['name', { union: 'OR', list: [on('kind')] }] },
    },
    unknown: ['gone', 'gone2'],
  });
});

test('nothing is left of a condition over fields that are gone alone', () => {
  const rules: RuleSet = { testRule: 'some', conditionList: [on('gone')] };
  expect(knownCondition(rules, knows)).toEqual({ kept: undefined, unknown: ['gone'] });
});
