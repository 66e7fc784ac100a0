import { expect, test } from 'vitest';
import type { JudgeType } from '../../schemas/condition.ts';
import { evaluate } from '../index.ts';

const judge = (judgeType: JudgeType, actual: unknown, value?: unknown): boolean =>
  evaluate(
    { testRule: 'every', conditionList: [{ bindKey: 'a', type: 'text', judgeType, value }] },
    { a: actual },
  );

test.each<[JudgeType, unknown, unknown, boolean]>([
  ['equal', null, '', true],
  ['equal', undefined, null, true],
  ['equal', ['a', 'b'], 'a,b', true],
  ['equal', ['a', null, ['b', undefined]], 'a,,b,', true],
  ['equal', { a: 1 }, '{"a":1}', true],
  ['equal', 1, '1', true],
  ['equal', true, 'true', true],
  ['equal', 'A', 'a', false],
  ['equal', ' a', 'a', false],
  ['contain', 'abc', 'b', true],
  ['contain', 'abc', '', true],
  ['contain', null, '', true],
  ['contain', null, undefined, true],
  ['contain', 'a%c', '%', true],
  ['contain', 'abc', '_', false],
  ['notContain', 'abc', '', false],
  ['empty', '', undefined, true],
  ['empty', ' ', undefined, false],
  ['empty', null, undefined, true],
  ['empty', [], undefined, true],
  ['empty', 0, undefined, false],
  ['lengthEqual', '中文', 2, true],
  ['lengthEqual', '😀', 1, true],
  ['lengthEqual', 'e\u0301', 2, true],
  ['lengthGreater', 'abc', '2', true],
  ['lengthGreater', 'a', 'x', true],
  ['lengthEqual', '', 'x', true],
  ['lengthLess', 'ab', 2.5, true],
  ['inArray', 'a', ['a', 'b'], true],
  ['inArray', 'a', 'b, a ,', true],
  ['inArray', '', ',', false],
  ['inArray', '', '', false],
  ['inArray', null, [null], true],
  ['inArray', null, null, false],
  ['inArray', 1, 1, true],
  ['inArray', 'true', true, true],
  ['inArray', ['a', 'b'], ['a,b'], true],
  ['notInArray', 'a', [], true],
])('%s of %j with %j is %s', (judgeType, actual, value, verdict) => {
  expect(judge(judgeType, actual, value)).toBe(verdict);
});

test.each<JudgeType>([
  'equal',
  'notEqual',
  'contain',
  'notContain',
  'inArray',
  'notInArray',
  'empty',
  'notEmpty',
])('%s is false for a value that could not be stored', (judgeType) => {
  for (const value of ['a\u0000', '\ud800', 'x\udc00', '\udc00\ud800', ['a', '\ud83d']]) {
    expect(judge(judgeType, 'a', value)).toBe(false);
    expect(judge(judgeType, '', value)).toBe(false);
  }
});

test('neither a cycle nor a foreign object throws', () => {
  const cycle: unknown[] = [];
  cycle.push(cycle);
  const broken = new (class {
    toString(): string {
      throw new Error('no text');
    }
  })();
  expect(judge('equal', cycle, '')).toBe(true);
  expect(judge('equal', broken, '')).toBe(true);
});
