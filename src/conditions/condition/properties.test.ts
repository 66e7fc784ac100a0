import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Condition, type ConditionTree, dataTypes, type RuleSet } from '../../schemas/condition.ts';
import { row, value } from '../../../tests/support/conditionValues.ts';
import { compile, evaluate, explain, operatorsByType } from '../index.ts';

/** Documents hold anything; what does not fit the type goes in this way. */
const loose = (ruleSet: unknown): RuleSet => ruleSet as RuleSet;

const condition = fc
  .record({
    bindKey: fc.constantFrom('t', 'n', 'b', 'd', 'dt', 'l', 'u', 'j', 'l[0]', 'none'),
    value,
    type: fc.constantFrom(...dataTypes),
  })
  .chain((draft) =>
    fc.constantFrom(...operatorsByType[draft.type]).map((judgeType): Condition => ({ ...draft, judgeType })),
  );
const tree = fc.letrec<{ tree: ConditionTree }>((tie) => ({
  tree: fc.record({
    union: fc.constantFrom('AND' as const, 'OR' as const),
    list: fc.array(fc.oneof({ depthSize: 'small' }, condition, fc.constantFrom('0', '1', '9'), tie('tree')), {
      maxLength: 4,
    }),
  }),
})).tree;
const ruleSet = fc.record({
  testRule: fc.constantFrom('every' as const, 'some' as const, 'custom' as const),
  conditionList: fc
    .array(condition, { maxLength: 4 })
    .map((list) => list.map((each, index) => ({ ...each, id: String(index) }))),
  conditionTree: tree,
});

test('evaluate, compile and explain agree, and a compiled condition keeps no memory of other scopes', () => {
  fc.assert(
    fc.property(ruleSet, fc.array(row, { minLength: 1, maxLength: 4 }), (rules, records) => {
      const compiled = compile(rules);
      for (const record of [...records, ...records]) {
        const verdict = evaluate(rules, record);
        expect(compiled.test(record)).toBe(verdict);
        expect(explain(rules, record).verdict).toBe(verdict);
      }
    }),
  );
});

test('whatever a document holds, nothing throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (first, second) => {
      const rules = loose({ testRule: 'custom', conditionList: first, conditionTree: second });
      expect(typeof evaluate(rules, { a: 1 })).toBe('boolean');
      expect(typeof evaluate(loose(first), { a: 1 })).toBe('boolean');
      expect(typeof evaluate(loose({ testRule: 'every', conditionList: [first, second] }), null)).toBe(
        'boolean',
      );
    }),
  );
});
