import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Condition, RuleSet } from '../../schemas/condition.ts';
import { compile } from '../condition/compile.ts';
import { checkCondition } from './checkCondition.ts';
import { ANY, recordOf } from './staticType.ts';

const scope = recordOf({ a: ANY, b: ANY });
const leaf = (type: string, judgeType: string, value?: unknown, bindKey = 'a'): Condition =>
  ({ bindKey, type, judgeType, ...(value === undefined ? {} : { value }) }) as Condition;
/** Where a rule set is said never to hold. */
const never = (ruleSet: RuleSet): readonly string[] =>
  checkCondition(ruleSet, scope)
    .filter(({ code }) => code === 'UNREACHABLE')
    .map(({ path }) => path ?? '');
const every = (...conditionList: Condition[]): RuleSet => ({ testRule: 'every', conditionList });

describe('comparisons of one value', () => {
  test.each([
    [leaf('number', 'greater', 3), leaf('number', 'less', 2)],
    [leaf('number', 'greaterEqual', 3), leaf('number', 'less', '3')],
    [leaf('number', 'equal', 3), leaf('number', 'notEqual', 3.0)],
    [leaf('number', 'empty'), leaf('number', 'greater', 0)],
    [leaf('number', 'inArray', '1,2'), leaf('number', 'notInArray', [1, 2, 3])],
    [leaf('text', 'equal', 'x'), leaf('text', 'equal', 'y')],
    [leaf('text', 'equal', 'x'), leaf('text', 'contain', 'y')],
    [leaf('text', 'empty'), leaf('text', 'contain', 'y')],
    [leaf('text', 'inArray', ['x', 'y']), leaf('text', 'lengthGreater', 1)],
    [leaf('text', 'lengthGreater', 4), leaf('text', 'lengthLess', 5)],
    [leaf('array', 'empty'), leaf('array', 'contain', ['x'])],
    [leaf('array', 'lengthEqual', 2), leaf('array', 'empty')],
    [leaf('bool', 'true'), leaf('bool', 'false')],
    [leaf('user', 'empty'), leaf('user', 'notEmpty')],
    [leaf('time', 'less', '2026-01-01'), leaf('time', 'greaterEqual', '2026-01-01 00:00')],
  ])('never hold together: %j, %j', (first, second) => {
    expect(never(every(first, second))).toEqual(['/conditionList/1']);
  });

  test.each([
    [leaf('number', 'greater', 2), leaf('number', 'less', 3)],
    [leaf('number', 'lessEqual', -1), leaf('number', 'notEqual', -1)],
    [leaf('number', 'empty'), leaf('number', 'equal', 0)],
    [leaf('number', 'equal', 5), leaf('number', 'equal', '5.0')],
    [leaf('text', 'contain', 'x'), leaf('text', 'contain', 'y')],
    [leaf('text', 'notEqual', ''), leaf('text', 'lengthLess', 2)],
    [leaf('text', 'equal', 'x'), leaf('text', 'equal', '{{ form.a }}')],
    [leaf('text', 'equal', 'x'), leaf('text', 'equal', 'y', 'b')],
    [leaf('time', 'greater', '2026-01-01'), leaf('time', 'less', '2026-01-02')],
    [leaf('array', 'notEmpty'), leaf('array', 'lengthLess', 2)],
  ])('may hold together: %j, %j', (first, second) => {
    expect(never(every(first, second))).toEqual([]);
  });

  test('are looked for among those that all have to hold, in trees as well', () => {
    const conditionList = [{ ...leaf('number', 'less', 2), id: 'low' }];
    const high = leaf('number', 'greater', 3);
    const tree = (union: 'AND' | 'OR') => ({ union, list: ['low', high] });
    const custom = (union: 'AND' | 'OR'): RuleSet => ({
      testRule: 'custom',
      conditionList,
      conditionTree: { union: 'OR', list: [tree(union)] },
    });
    expect(never(custom('AND'))).toEqual(['/conditionTree/list/0/list/1']);
    expect(never(custom('OR'))).toEqual([]);
    expect(never({ testRule: 'some', conditionList: [...conditionList, high] })).toEqual([]);
  });

  test('are told of exactly where no number fulfils them', () => {
    const operator = fc.constantFrom('equal', 'notEqual', 'less', 'greater', 'lessEqual', 'greaterEqual');
    const comparison = fc
      .tuple(operator, fc.integer({ min: -3, max: 3 }))
      .map(([judgeType, value]) => leaf('number', judgeType, value));
    const numbers = Array.from({ length: 41 }, (_, at) => at / 4 - 5);
    fc.assert(
      fc.property(fc.array(comparison, { minLength: 2, maxLength: 5 }), (leaves) => {
        const { test: holds } = compile(every(...leaves));
        expect(never(every(...leaves)).length > 0).toBe(!numbers.some((a) => holds({ a })));
      }),
    );
  });
});
