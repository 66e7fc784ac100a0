import { expect, test } from 'vitest';
import type { JudgeType } from '../../schemas/condition.ts';
import { evaluate } from '../index.ts';

const judge = (judgeType: JudgeType, actual: unknown, value?: unknown): boolean =>
  evaluate(
    { testRule: 'every', conditionList: [{ bindKey: 'a', type: 'array', judgeType, value }] },
    { a: actual },
  );

test.each<[JudgeType, unknown, unknown, boolean]>([
  ['contain', ['a', 'b'], 'a', true],
  ['contain', ['a', 'b'], ['b', 'a'], true],
  ['contain', ['a', 'b'], ['a', 'c'], false],
  ['contain', [1, 2], ['1'], true],
  ['contain', ['a,b'], 'a', false],
  ['contain', ['a', 'b'], 'a,b', false],
  ['contain', 'a', 'a', true],
  ['contain', ['a'], '', true],
  ['contain', [], [], true],
  ['contain', [], 'a', false],
  ['contain', [null], [''], true],
  ['contain', [{ id: 1 }], [{ id: 1 }], true],
  ['contain', ['a'], ['a', 'a'], true],
  ['notContain', ['a'], 'b', true],
  ['empty', [], undefined, true],
  ['empty', '', undefined, true],
  ['empty', null, undefined, true],
  ['empty', 0, undefined, false],
  ['empty', [null], undefined, false],
  ['notEmpty', {}, undefined, true],
  ['lengthEqual', 'abc', 1, true],
  ['lengthGreater', ['a', 'b'], '1', true],
  ['lengthLess', null, 'x', false],
  ['lengthEqual', null, 'x', true],
])('%s of %j with %j is %s', (judgeType, actual, value, verdict) => {
  expect(judge(judgeType, actual, value)).toBe(verdict);
});
