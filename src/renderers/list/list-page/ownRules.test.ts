import { describe, expect, it } from 'vitest';
import { plainEnvironment } from '../../../../tests/support/plainDocuments.ts';
import { evaluate } from '../../../conditions/index.ts';
import type { Condition, RuleSet } from '../../../schemas/condition.ts';
import { compileOwnRules } from './ownRules.ts';

const leaf = (value: unknown, rest: Partial<Condition> = {}): Condition => ({
  bindKey: 'kind',
  type: 'text',
  judgeType: 'equal',
  value,
  ...rest,
});
const every = (...conditionList: Condition[]): RuleSet => ({ testRule: 'every', conditionList });

describe('the list’s own rules', () => {
  it('see the page as it is now, and are compiled once', () => {
    const own = compileOwnRules(every(leaf('{{ vars.kind }}')), plainEnvironment());
    for (const kind of ['a', 'b']) expect(own({ vars: { kind } })).toEqual(every(leaf(kind)));
  });

  it('yield values: a text with braces is no template for the server', () => {
    const own = compileOwnRules(
      every(leaf('{{ vars.x }}'), leaf('{{ vars.list }}', { judgeType: 'inArray' })),
      plainEnvironment(),
    );
    const rules = own({ vars: { x: '{{ 1 }}', list: ['{{ 2 }}'] } });
    expect(evaluate(rules, { kind: '{{ 1 }}' })).toBe(false);
    expect(evaluate(every(rules.conditionList[0]!), { kind: '{{ 1 }}' })).toBe(true);
    expect(evaluate(every(rules.conditionList[1]!), { kind: '{{ 2 }}' })).toBe(true);
  });

  it.each(['equal', 'notEqual', 'notContain', 'empty', 'notInArray'] as const)(
    'hold for no record where a template fails (%s), which is told once',
    (judgeType) => {
      const environment = plainEnvironment();
      const own = compileOwnRules(every(leaf('{{ nobody.knows }}', { judgeType })), environment);
      for (const kind of [null, 'x']) expect(evaluate(own({}), { id: '7', kind })).toBe(false);
      expect(environment.reported).toHaveLength(1);
    },
  );

  it('may be those of a condition, and without it ask for no record, which is told', () => {
    const shared = every(leaf('{{ vars.kind }}'));
    const environment = plainEnvironment({
      condition: (id) => (id === 'shared' ? shared : undefined),
    });
    const own = compileOwnRules({ condition: 'shared' }, environment);
    expect(own({ vars: { kind: 'a' } })).toEqual(every(leaf('a')));
    const missing = compileOwnRules({ condition: 'gone' }, environment);
    expect(evaluate(missing({}), { id: '7', kind: 'a' })).toBe(false);
    expect(environment.reported.map(({ code }) => code)).toEqual(['UNKNOWN_CONDITION']);
  });

  it('lose only the comparison that fails', () => {
    const list = [leaf('{{ nobody.knows }}', { id: 'a' }), leaf('x', { id: 'b' })];
    const some = compileOwnRules({ testRule: 'some', conditionList: list }, plainEnvironment());
    expect(evaluate(some({}), { kind: 'x' })).toBe(true);
    const custom: RuleSet = {
      testRule: 'custom',
      conditionList: list,
      conditionTree: { union: 'OR', list: ['a', { union: 'AND', list: ['b', leaf('{{ nobody }}')] }] },
    };
    expect(evaluate(compileOwnRules(custom, plainEnvironment())({}), { kind: 'x' })).toBe(false);
  });
});
