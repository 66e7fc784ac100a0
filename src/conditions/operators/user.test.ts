import { expect, test } from 'vitest';
import { evaluate } from '../index.ts';

const none = { userList: [], deptList: [], privilegeList: [], labelList: [] };

test.each<[unknown, boolean]>([
  [none, true],
  [{}, true],
  [null, true],
  [undefined, true],
  ['u1', true],
  [['u1'], true],
  [{ userList: null }, true],
  [{ ...none, userList: ['u1'] }, false],
  [{ deptList: ['d1'] }, false],
  [{ ...none, privilegeList: ['p'] }, false],
  [{ ...none, labelList: [{}] }, false],
  [{ otherList: ['x'] }, true],
])('%j is empty: %s', (actual, isEmpty) => {
  for (const judgeType of ['empty', 'notEmpty'] as const) {
    const ruleSet = {
      testRule: 'every' as const,
      conditionList: [{ bindKey: 'a', type: 'user' as const, judgeType }],
    };
    expect(evaluate(ruleSet, { a: actual })).toBe(isEmpty === (judgeType === 'empty'));
  }
});
