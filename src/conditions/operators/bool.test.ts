import { expect, test } from 'vitest';
import { evaluate } from '../index.ts';

test.each([
  [true, true],
  [1, true],
  ['true', true],
  ['1', true],
  [false, false],
  [0, false],
  [2, false],
  ['TRUE', false],
  ['yes', false],
  [' 1', false],
  [null, false],
  [undefined, false],
  [[true], false],
  [{}, false],
])('%j reads as %s', (actual, truth) => {
  for (const judgeType of ['true', 'false'] as const) {
    const ruleSet = {
      testRule: 'every' as const,
      conditionList: [{ bindKey: 'a', type: 'bool' as const, judgeType }],
    };
    expect(evaluate(ruleSet, { a: actual })).toBe(truth === (judgeType === 'true'));
  }
});
