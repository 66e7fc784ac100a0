import { describe, expect, it } from 'vitest';
import type { Condition, RuleSet } from '../../../schemas/condition.ts';
import { countParts, fitsAddress, readCondition } from './condition.ts';

const one: Condition = { id: 'c1', bindKey: 'name', type: 'text', judgeType: 'contain', value: '林' };
const flat: RuleSet = { testRule: 'some', conditionList: [one] };
const nested: RuleSet = {
  testRule: 'custom',
  conditionList: [one],
  conditionTree: { union: 'AND', list: ['c1', { union: 'OR', list: ['c1'] }] },
};
const deep = (levels: number): unknown => ({ union: 'AND', list: levels === 0 ? [] : [deep(levels - 1)] });

describe('a condition of an address', () => {
  it('is read as it was written', () => {
    for (const rules of [flat, nested])
      expect(readCondition(JSON.parse(JSON.stringify(rules)))).toEqual(rules);
  });

  it.each([
    ['nothing', null],
    ['a text', 'name'],
    ['no list', { testRule: 'every' }],
    ['another rule', { testRule: 'never', conditionList: [] }],
    ['another type', { testRule: 'every', conditionList: [{ ...one, type: 'constructor' }] }],
    ['an operator of another type', { testRule: 'every', conditionList: [{ ...one, judgeType: 'less' }] }],
    ['no field', { testRule: 'every', conditionList: [{ ...one, bindKey: 5 }] }],
    ['no tree', { testRule: 'custom', conditionList: [one] }],
    [
      'a tree that is none',
      { testRule: 'custom', conditionList: [], conditionTree: { union: 'XOR', list: [] } },
    ],
    ['a tree without end', { testRule: 'custom', conditionList: [], conditionTree: deep(40) }],
  ])('is none where it holds %s', (_what, value) => {
    expect(readCondition(value)).toBeUndefined();
  });

  it('is none where it is longer than addresses may be', () => {
    const long: RuleSet = { testRule: 'every', conditionList: [{ ...one, value: '林'.repeat(700) }] };
    expect(fitsAddress(flat)).toBe(true);
    expect(fitsAddress(long)).toBe(false);
    expect(readCondition(long)).toBeUndefined();
  });

  it('counts each comparison, in groups too; a range is one', () => {
    const group: RuleSet = {
      testRule: 'custom',
      conditionList: [],
      conditionTree: {
        union: 'AND',
        list: [
          'c1',
          { union: 'OR', list: ['c2', 'c3'] },
          { union: 'AND', list: ['c4-from', 'c4-to', 'c4-filled'] },
          { union: 'AND', list: ['c5-is', 'c5-filled'] },
        ],
      },
    };
    expect([countParts(flat), countParts(group)]).toEqual([1, 5]);
  });
});
