import { describe, expect, test } from 'vitest';
import type { Condition, ConditionTree, RuleSet } from '../../schemas/condition.ts';
import type { Finding } from '../../schemas/finding.ts';
import { dataTypes } from '../../schemas/condition.ts';
import { compile, evaluate, explain, operatorsByType, type Options } from '../index.ts';

const yes: Condition = { id: 'yes', bindKey: 'a', type: 'number', judgeType: 'equal', value: 1 };
const no: Condition = { id: 'no', bindKey: 'a', type: 'number', judgeType: 'equal', value: 2 };
const scope = { a: 1 };

const custom = (conditionTree: ConditionTree, conditionList: Condition[] = [yes, no]): RuleSet => ({
  testRule: 'custom',
  conditionList,
  conditionTree,
});
const and = (...list: ConditionTree['list']): ConditionTree => ({ union: 'AND', list });
const or = (...list: ConditionTree['list']): ConditionTree => ({ union: 'OR', list });

/** Documents hold anything; what does not fit the type goes in this way. */
const loose = (ruleSet: unknown): RuleSet => ruleSet as RuleSet;

function collect(): { findings: Finding[]; options: Options } {
  const findings: Finding[] = [];
  return { findings, options: { report: (each) => findings.push(each) } };
}

describe('rule sets', () => {
  test.each<[string, unknown, boolean]>([
    ['none', undefined, true],
    ['null', null, true],
    ['every of nothing', { testRule: 'every', conditionList: [] }, true],
    ['some of nothing', { testRule: 'some', conditionList: [] }, true],
    ['custom without a tree', { testRule: 'custom', conditionList: [no] }, true],
    ['custom with an empty tree', custom(and()), true],
    ['custom with an empty OR', custom(or()), true],
    ['every', { testRule: 'every', conditionList: [yes, yes] }, true],
    ['every but one', { testRule: 'every', conditionList: [yes, no] }, false],
    ['some', { testRule: 'some', conditionList: [no, yes] }, true],
    ['some of none', { testRule: 'some', conditionList: [no, no] }, false],
    ['every ignores the tree', { ...custom(and('no')), testRule: 'every', conditionList: [yes] }, true],
    ['the tree alone', custom(and('yes')), true],
    ['a condition in the tree', custom(and(no), []), false],
    ['nested', custom(and('yes', or('no', and('yes', yes)))), true],
    ['an empty tree under AND', custom(and('yes', or())), true],
    ['an empty tree under OR', custom(or('no', and())), false],
    ['an OR of empty trees', custom(or(and(), or())), true],
    ['an OR that holds such an OR', custom(or('no', or(and()))), true],
    ['an unknown id under AND', custom(and('yes', 'other')), false],
    ['an unknown id under OR', custom(or('yes', 'other')), true],
    ['an unknown rule', { testRule: 'most', conditionList: [yes] }, false],
    ['an unknown union', custom({ union: 'XOR' as 'OR', list: ['yes'] }), false],
    ['no rule set', 'every', false],
    ['no condition', { testRule: 'every', conditionList: [null] }, false],
    ['a list that is none', { testRule: 'every', conditionList: 'x' }, false],
    ['a tree whose list is none', custom({ union: 'AND', list: {} as [] }), false],
    [
      'a nested tree whose list is none',
      { ...custom(and('yes')), conditionTree: { union: 'AND', list: ['yes', { union: 'AND', list: 5 }] } },
      false,
    ],
  ])('%s', (_, ruleSet, verdict) => {
    expect(evaluate(loose(ruleSet), scope)).toBe(verdict);
    expect(explain(loose(ruleSet), scope).verdict).toBe(verdict);
  });

  test.each<[string, unknown, string, string]>([
    ['an unknown id', custom(and('yes', 'other')), 'CONDITION_ID', '/conditionTree/list/1'],
    ['an unknown rule', { testRule: 'most', conditionList: [yes] }, 'CONDITION_RULE', '/testRule'],
    [
      'an operator of another type',
      { testRule: 'some', conditionList: [yes, { ...yes, type: 'bool' }] },
      'CONDITION_OPERATOR',
      '/conditionList/1',
    ],
    [
      'an unknown type',
      { testRule: 'some', conditionList: [{ ...yes, type: 'x' }] },
      'CONDITION_OPERATOR',
      '/conditionList/0',
    ],
    [
      'an unknown operator',
      { testRule: 'some', conditionList: [{ ...yes, judgeType: 'constructor' }] },
      'CONDITION_OPERATOR',
      '/conditionList/0',
    ],
    [
      'a bad path',
      { testRule: 'some', conditionList: [{ ...yes, bindKey: 'a..b' }] },
      'CONDITION_BIND_KEY',
      '/conditionList/0/bindKey',
    ],
    [
      'a broken value',
      { testRule: 'some', conditionList: [{ ...yes, value: '{{ 1 + }}' }] },
      'EXPRESSION_SYNTAX',
      '/conditionList/0/value',
    ],
    [
      'a failing value',
      { testRule: 'some', conditionList: [{ ...yes, value: ['{{ x }}'] }] },
      'UNKNOWN_NAME',
      '/conditionList/0/value/0',
    ],
  ])('%s is reported once, and makes the leaf false', (_, ruleSet, code, path) => {
    const { findings, options } = collect();
    const compiled = compile(loose(ruleSet), options);
    compiled.test({});
    compiled.test({});
    expect(findings.map((each) => [each.code, each.path])).toEqual([[code, path]]);
  });

  test('a value whose template fails makes the leaf false under every operator', () => {
    for (const type of dataTypes) {
      for (const judgeType of operatorsByType[type]) {
        const condition = { bindKey: 'a', type, judgeType };
        for (const broken of [
          '{{ missing }}',
          '{{ 1 + }}',
          'x{{ missing }}',
          ['{{ missing }}'],
          '{{ a ?? }}',
        ]) {
          const ruleSet: RuleSet = { testRule: 'every', conditionList: [{ ...condition, value: broken }] };
          for (const a of [undefined, '', 'x', 1, [], {}]) {
            if (broken === '{{ a ?? }}' && a !== undefined) continue;
            expect(evaluate(ruleSet, { a })).toBe(false);
          }
        }
      }
    }
  });

  test('a template in a value reads the same scope, with its default where it fails', () => {
    const condition: Condition = {
      bindKey: 'n',
      type: 'number',
      judgeType: 'equal',
      value: '{{ limit ?? 5 }}',
    };
    const { test: holds, dependencies } = compile({ testRule: 'every', conditionList: [condition] });
    expect(holds({ n: 5 })).toBe(true);
    expect(holds({ n: 5, limit: 4 })).toBe(false);
    expect(holds({ n: 4, limit: 4 })).toBe(true);
    expect(holds({ n: 5, limit: null })).toBe(true);
    expect(dependencies).toEqual(['n', 'limit']);
  });

  test('a list that changes inside is read anew', () => {
    const wanted = ['a'];
    const condition: Condition = { bindKey: 'x', type: 'text', judgeType: 'inArray', value: '{{ wanted }}' };
    const { test: holds } = compile({ testRule: 'every', conditionList: [condition] });
    expect(holds({ x: 'b', wanted })).toBe(false);
    wanted.push('b');
    expect(holds({ x: 'b', wanted })).toBe(true);
  });

  test('dependencies are the bindKeys and the names in values, each once', () => {
    const { dependencies } = compile(
      custom(and('yes', { ...yes, bindKey: 'form.leave.days', value: '{{ a + user.limit }}' }, or('yes'))),
    );
    expect(dependencies).toEqual(['a', 'form.leave.days', 'user']);
  });
});

describe('paths', () => {
  const deep = {
    form: { leave: { days: 3 } },
    items: [{ name: 'x' }, { name: 'y' }],
    text: 'abc',
    own: Object.create({ inherited: 1 }) as object,
    date: new Date(0),
    call: () => 1,
    bare: Object.assign(Object.create(null) as object, { x: 1 }),
  };

  test.each<[string, unknown]>([
    ['form.leave.days', 3],
    ['items[1].name', 'y'],
    ['items.1.name', 'y'],
    ['items.length', 2],
    ['items[2].name', undefined],
    ['items[-1]', undefined],
    ['items.name', undefined],
    ['items.map', undefined],
    ['items.01', undefined],
    ['text.length', undefined],
    ['text[0]', undefined],
    ['own.inherited', undefined],
    ['date.getTime', undefined],
    ['call', undefined],
    ['bare.x', 1],
    ['bare.toString', undefined],
    ['form.constructor', undefined],
    ['form.__proto__', undefined],
    ['__proto__', undefined],
    ['constructor.name', undefined],
    ['toString', undefined],
    ['form.none.deeper', undefined],
    ['', undefined],
    ['form..leave', undefined],
    ['.form', undefined],
    ['items[x]', undefined],
    ['items[', undefined],
  ])('%j reads %j', (bindKey, actual) => {
    const { list } = explain({ testRule: 'every', conditionList: [{ ...yes, bindKey }] }, deep);
    expect(list[0]).toMatchObject({ actual });
  });

  test('own properties with forbidden names read as undefined too', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"x":1},"constructor":{"x":1},"o":{"prototype":{"x":1}}}',
    ) as object;
    for (const bindKey of ['__proto__.x', 'constructor.x', 'o.prototype.x']) {
      const { list } = explain({ testRule: 'every', conditionList: [{ ...yes, bindKey }] }, hostile);
      expect(list[0]).toMatchObject({ actual: undefined });
    }
  });

  test('a polluted prototype is not read', () => {
    Object.defineProperty(Object.prototype, 'polluted', { value: 1, configurable: true });
    try {
      expect(evaluate({ testRule: 'every', conditionList: [{ ...yes, bindKey: 'polluted' }] }, {})).toBe(
        false,
      );
      expect(
        evaluate({ testRule: 'every', conditionList: [{ ...yes, bindKey: 'form.polluted' }] }, deep),
      ).toBe(false);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'polluted');
    }
  });
});

describe('explain', () => {
  test('tells for each leaf what it compared', () => {
    const explained = explain(custom(or('no', and('yes', { ...yes, value: '{{ b }}' }))), { a: 1, b: 3 });
    expect(explained).toEqual({
      union: 'OR',
      verdict: false,
      list: [
        { condition: no, actual: 1, expected: 2, verdict: false },
        {
          union: 'AND',
          verdict: false,
          list: [
            { condition: yes, actual: 1, expected: 1, verdict: true },
            { condition: { ...yes, value: '{{ b }}' }, actual: 1, expected: 3, verdict: false },
          ],
        },
      ],
    });
  });
});
