import { expect, test } from 'vitest';
import type { JudgeType } from '../../schemas/condition.ts';
import { evaluate, toNumber } from '../index.ts';

const judge = (judgeType: JudgeType, actual: unknown, value?: unknown): boolean =>
  evaluate(
    { testRule: 'every', conditionList: [{ bindKey: 'a', type: 'number', judgeType, value }] },
    { a: actual },
  );

test.each<[unknown, number]>([
  [1.5, 1.5],
  [true, 1],
  [false, 0],
  ['12', 12],
  [' \t\r\n12 ', 12],
  ['+1', 1],
  ['-1.', -1],
  ['.5', 0.5],
  ['1e3', 1000],
  ['1E-2', 0.01],
  ['1e999', 0],
  ['1e1000', 0],
  ['', 0],
  ['.', 0],
  ['1 2', 0],
  ['0x10', 0],
  ['1_000', 0],
  ['1,000', 0],
  ['１２', 0],
  ['\u00a012', 0],
  ['Infinity', 0],
  [Number.POSITIVE_INFINITY, 0],
  [Number.NaN, 0],
  [null, 0],
  [undefined, 0],
  [[], 0],
  [[5], 0],
  [{}, 0],
  [new Date(5), 0],
])('%j counts as %d', (value, number) => {
  expect(toNumber(value)).toBe(number);
});

test.each<[JudgeType, unknown, unknown, boolean]>([
  ['equal', '1.0', 1, true],
  ['equal', 'abc', 0, true],
  ['equal', null, 'x', true],
  ['notEqual', [3], 0, false],
  ['less', 1, '2', true],
  ['greater', '10', '9', true],
  ['lessEqual', 2, 2, true],
  ['greaterEqual', true, 1, true],
  ['empty', 0, undefined, false],
  ['empty', '', undefined, true],
  ['empty', null, undefined, true],
  ['empty', undefined, undefined, true],
  ['empty', 'abc', undefined, false],
  ['notEmpty', 0, undefined, true],
  ['inArray', 1, '1, 2', true],
  ['inArray', '2.0', [1, 2], true],
  ['inArray', 'abc', '0', true],
  ['inArray', 5, 5, true],
  ['inArray', 0, '', false],
  ['inArray', 0, null, false],
  ['notInArray', 3, [1, 2], true],
])('%s of %j with %j is %s', (judgeType, actual, value, verdict) => {
  expect(judge(judgeType, actual, value)).toBe(verdict);
});
