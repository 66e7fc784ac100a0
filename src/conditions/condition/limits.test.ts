import { expect, test } from 'vitest';
import type { Condition, ConditionTree, RuleSet } from '../../schemas/condition.ts';
import { compile, ConditionError, evaluate } from '../index.ts';

const yes: Condition = { id: 'yes', bindKey: 'a', type: 'number', judgeType: 'equal', value: 1 };
const scope = { a: 1 };
const custom = (conditionTree: ConditionTree): RuleSet => ({
  testRule: 'custom',
  conditionList: [yes],
  conditionTree,
});
const and = (...list: ConditionTree['list']): ConditionTree => ({ union: 'AND', list });

const nested = (depth: number): ConditionTree => (depth === 1 ? and('yes') : and(nested(depth - 1)));

test('64 levels are compiled, 65 are not', () => {
  expect(evaluate(custom(nested(64)), scope)).toBe(true);
  expect(() => compile(custom(nested(65)))).toThrow(ConditionError);
  expect(() => compile(custom(nested(5000)))).toThrow(/64 levels/);
});

test('a tree within itself is refused', () => {
  const tree = and();
  tree.list.push(tree);
  expect(() => compile(custom(tree))).toThrow(ConditionError);
});

test('10,000 leaves are compiled, 10,001 are not', () => {
  const list = (size: number): RuleSet => ({
    testRule: 'every',
    conditionList: Array.from({ length: size }, () => yes),
  });
  expect(evaluate(list(10_000), scope)).toBe(true);
  expect(() => compile(list(10_001))).toThrow(/10000 conditions/);
  expect(() => compile(custom(and(...Array.from({ length: 10_001 }, () => 'yes'))))).toThrow(ConditionError);
});
