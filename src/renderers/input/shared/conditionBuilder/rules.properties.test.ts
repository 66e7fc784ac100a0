import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile, evaluate } from '../../../../conditions/index.ts';
import type { Condition, ConditionTree, RuleSet } from '../../../../schemas/condition.ts';
import { addRule, allRules, duplicateRule, joinGroup, moveRule, putRule, removeRule } from './edit.ts';
import { readRules } from './readRules.meta.ts';
import { writeRules } from './writeRules.meta.ts';
import type { GroupRule, Rule } from './rules.meta.ts';

const id = fc.constantFrom(
  'c1',
  'c2',
  'c1-from',
  'x',
  'x-from',
  'x-to',
  'x-filled',
  'x-is',
  'root',
  'g1',
  'lost1',
);
const condition: fc.Arbitrary<Condition> = fc.record(
  {
    id,
    bindKey: fc.constantFrom('a', 'b'),
    type: fc.constant('number' as const),
    judgeType: fc.constantFrom('equal', 'greaterEqual', 'lessEqual', 'notEmpty'),
    value: fc.integer({ min: -1, max: 3 }),
  },
  { requiredKeys: ['bindKey', 'type', 'judgeType'] },
);
const { tree } = fc.letrec<{ tree: ConditionTree }>((tie) => ({
  tree: fc.record({
    union: fc.constantFrom('AND', 'OR'),
    list: fc.array(fc.oneof({ depthSize: 'small' }, id, condition, tie('tree')), { maxLength: 4 }),
  }),
}));
const ruleSet: fc.Arbitrary<RuleSet> = fc.record(
  {
    testRule: fc.constantFrom('every', 'some', 'custom'),
    conditionList: fc.array(condition, { maxLength: 6 }),
    conditionTree: tree,
  },
  { requiredKeys: ['testRule', 'conditionList'] },
);
const scope = fc.record({
  a: fc.option(fc.integer({ min: 0, max: 3 })),
  b: fc.option(fc.integer({ min: 0, max: 3 })),
});

const ids = (root: GroupRule): string[] => [root.id, ...allRules(root).map((rule) => rule.id)];
const leaf: Rule = {
  kind: 'leaf',
  id: 'new',
  condition: { bindKey: 'a', type: 'number', judgeType: 'equal', value: 1 },
};
const range: Rule = { kind: 'range', id: 'new', bindKey: 'a', type: 'number', from: 1, to: 2 };
const less: Rule = {
  kind: 'leaf',
  id: 'new',
  condition: { bindKey: 'a', type: 'number', judgeType: 'less', value: 2 },
  filled: true,
};
const fresh: readonly Rule[] = [
  leaf,
  range,
  less,
  { kind: 'group', id: 'new', union: 'OR', items: [leaf, range] },
];

/** A tree after some changes at places that numbers choose. */
const change = (root: GroupRule, [kind, at, which]: readonly [number, number, number]): GroupRule => {
  const all = ids(root);
  const place = all[at % all.length] ?? 'root';
  const rule = fresh[which % fresh.length] ?? leaf;
  if (kind === 0) return addRule(root, place, rule).root;
  if (kind === 1) return duplicateRule(root, place).root;
  if (kind === 2) return moveRule(root, place, which - 2);
  if (kind === 3) return joinGroup(root, place, which % 2 === 0 ? 'AND' : 'OR');
  if (kind === 5) return putRule(root, { ...range, id: place });
  return place === root.id ? root : removeRule(root, place);
};
const steps = fc.array(fc.tuple(fc.nat(5), fc.nat(20), fc.nat(7)), { maxLength: 12 });

describe('a rule set as it is edited', () => {
  it('means the same after it was read and written', () => {
    fc.assert(
      fc.property(ruleSet, scope, (rules, values) => {
        expect(evaluate(writeRules(readRules(rules)), values)).toBe(evaluate(rules, values));
      }),
      { numRuns: 500 },
    );
  });

  it('has each id once, and is itself again after any changes', () => {
    fc.assert(
      fc.property(ruleSet, steps, (rules, changes) => {
        const root = changes.reduce(change, readRules(rules));
        expect(new Set(ids(root)).size).toBe(ids(root).length);
        const written = writeRules(root);
        const listed = written?.conditionList.map((one) => one.id) ?? [];
        expect(new Set(listed).size).toBe(listed.length);
        expect(writeRules(readRules(written))).toEqual(written);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps what a group decides when its rules are moved', () => {
    fc.assert(
      fc.property(ruleSet, fc.nat(20), fc.integer({ min: -3, max: 3 }), scope, (rules, at, by, values) => {
        const root = readRules(rules);
        const rule = allRules(root)[at];
        fc.pre(rule !== undefined);
        const moved = writeRules(moveRule(root, rule.id, by));
        expect(evaluate(moved, values)).toBe(evaluate(rules, values));
      }),
    );
  });

  it('takes a range as its two ends and what is not empty', () => {
    const { root } = addRule(readRules(undefined), 'root', range);
    const { test } = compile(writeRules(root));
    expect([null, 0, 1, 2, 3].map((a) => test({ a }))).toEqual([false, false, true, true, false]);
    expect(readRules(writeRules(root))).toEqual(root);
  });

  it.each([
    ['less', 2, [false, true, true, false]],
    ['lessEqual', 1, [false, true, true, false]],
    ['greater', -1, [false, true, true, true]],
    ['greaterEqual', 1, [false, false, true, true]],
    ['equal', 0, [false, true, false, false]],
    ['notEqual', 1, [true, true, false, true]],
  ] as const)('leaves out what is empty where a person asks for %s %d', (judgeType, value, expected) => {
    const condition = { bindKey: 'a', type: 'number', judgeType, value } as const;
    const { root } = addRule(readRules(undefined), 'root', {
      kind: 'leaf',
      id: 'new',
      condition,
      filled: true,
    });
    const { test } = compile(writeRules(root));
    expect([null, 0, 1, 2].map((a) => test({ a }))).toEqual(expected);
    expect(writeRules(readRules(writeRules(root)))).toEqual(writeRules(root));
  });

  it('takes away a group that has nothing left', () => {
    const group: Rule = { kind: 'group', id: 'new', union: 'OR', items: [leaf] };
    const { root, id: made } = addRule(readRules(undefined), 'root', group);
    const inside = allRules(root).find((rule) => rule.kind === 'leaf');
    expect(allRules(root).map((rule) => rule.id)).toContain(made);
    expect(removeRule(root, inside?.id ?? '').items).toEqual([]);
  });
});
