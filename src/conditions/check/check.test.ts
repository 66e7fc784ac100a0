import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Condition, RuleSet } from '../../schemas/condition.ts';
import { checkCondition } from './checkCondition.ts';
import { checkExpression } from './checkExpression.ts';
import { checkTemplate } from './checkTemplate.ts';
import { nearest } from './nearest.ts';
import { ANY, BOOL, listOf, NUMBER, openRecord, recordOf, TEXT, TIME, WRITTEN_TIME } from './staticType.ts';

const status = { kind: 'text', values: ['draft', 'open', 'closed'] } as const;
const scope = recordOf({
  platform_group: listOf(TEXT),
  url: openRecord(),
  form: recordOf({
    name: TEXT,
    days: NUMBER,
    from: TIME,
    due: WRITTEN_TIME,
    urgent: BOOL,
    status,
    tags: listOf(TEXT),
  }),
  rows: listOf(recordOf({ title: TEXT, amount: NUMBER })),
  owner: { kind: 'user' },
  anything: ANY,
});

const codes = (text: string): readonly string[] =>
  checkExpression(text, scope).remarks.map(({ code }) => code);

describe('an expression', () => {
  test.each([
    'form.days * 2 > 10 and form.status == "open"',
    'form.name + 1',
    'url.tab + url.anything.deeper',
    'platform_group[0] + platform_group.length',
    'sum(pluck(rows, "amount")) / rows.length',
    'rows[0].title',
    'rows[form.days].title',
    'form.from < today() and dateDiff(form.from, now(), "day") > 3',
    'anything.a.b[1] - 3',
    '"x" in platform_group',
    'form.urgent ? 1 : 2',
    'if(form.urgent, form.days, 0) * 2',
    'coalesce(form.name, "—")',
    'form.days == "3"',
    'first(map(upper, platform_group))',
    'form.status in ["open", "closed"]',
    'owner.userList.length',
    'not form.tags',
    'form.from + 1000',
    'form.from > now()',
    'form.due + " (due)"',
    'form.due < today()',
    'dateAdd(form.due, 1, "day") > now()',
    'form.days > "3"',
    'form.days == ""',
  ])('%s is fine', (text) => {
    expect(checkExpression(text, scope).remarks).toEqual([]);
  });

  test.each([
    ['from.days', 'UNKNOWN_NAME'],
    ['form.dayz', 'UNKNOWN_MEMBER'],
    ['rows[0].titel', 'UNKNOWN_MEMBER'],
    ['rows.title', 'NO_MEMBERS'],
    ['form.name.first', 'NO_MEMBERS'],
    ['platform_group * 2', 'EXPRESSION_TYPE'],
    ['-rows', 'EXPRESSION_TYPE'],
    ['form + 1', 'EXPRESSION_TYPE'],
    ['round(form.tags)', 'EXPRESSION_TYPE'],
    ['"a" in form.name', 'EXPRESSION_TYPE'],
    ['form.due + 1', 'EXPRESSION_TIME'],
    ['1 + form.due', 'EXPRESSION_TIME'],
    ['form.due - 1', 'EXPRESSION_TIME'],
    ['form.due > now()', 'EXPRESSION_TIME'],
    ['form.due == form.days', 'EXPRESSION_TIME'],
    ['form.days > "x"', 'ALWAYS_DECIDED'],
    ['"x" <= form.days', 'ALWAYS_DECIDED'],
    ['form.days == "x"', 'ALWAYS_DECIDED'],
    ['form.status != form.days', 'ALWAYS_DECIDED'],
    ['form.tags > 3', 'ALWAYS_DECIDED'],
    ['form.urgent == "yes"', 'ALWAYS_DECIDED'],
    ['form.status == "opne"', 'UNKNOWN_OPTION'],
    ['"opne" == form.status', 'UNKNOWN_OPTION'],
    ['true ? 1 : 2', 'UNREACHABLE'],
    ['formatDat(form.from, "YYYY")', 'UNKNOWN_FUNCTION'],
    ['form.days &&', 'EXPRESSION_OPERATOR'],
    ['constructor', 'PROTOTYPE_NAME'],
    ['form.__proto__', 'PROTOTYPE_NAME'],
    ['[form.dayz, 1][0]', 'UNKNOWN_MEMBER'],
    ['form.urgent ? form.dayz : 1', 'UNKNOWN_MEMBER'],
    ['not form.dayz', 'UNKNOWN_MEMBER'],
    ['form.urgent and form.dayz', 'UNKNOWN_MEMBER'],
    ['rows[form.dayz]', 'UNKNOWN_MEMBER'],
  ])('%s: %s', (text, code) => {
    expect(codes(text)).toEqual([code]);
  });

  test.each([
    ['form.days', NUMBER],
    ['form.days + 1', NUMBER],
    ['form.name + 1', TEXT],
    ['form.days > 1', BOOL],
    ['rows', listOf(recordOf({ title: TEXT, amount: NUMBER }))],
    ['rows[0].amount', NUMBER],
    ['platform_group.length', NUMBER],
    ['form.urgent ? 1 : 2', NUMBER],
    ['form.urgent ? 1 : "a"', ANY],
    ['form.urgent ? null : 1', NUMBER],
    ['anything', ANY],
    ['map(length, rows)', listOf(NUMBER)],
  ])('%s has its type', (text, type) => {
    expect(checkExpression(text, scope).type).toEqual(type);
  });

  test('never throws, whatever it is', () => {
    const alphabet = fc.constantFrom(
      'form',
      '.',
      'days',
      '[',
      ']',
      '(',
      ')',
      '+',
      '"',
      'map',
      ',',
      '??',
      '{{',
      '}}',
      ' ',
      '1',
      'in',
      '?',
      ':',
    );
    fc.assert(
      fc.property(fc.array(alphabet, { maxLength: 20 }), (parts) => {
        checkExpression(parts.join(''), scope);
        checkTemplate({ a: [parts.join('')] }, scope);
      }),
    );
  });
});

describe('a template', () => {
  test('is searched however deep, and mended by its nearest name', () => {
    const { findings } = checkTemplate({ a: ['x', '申请 {{ form.dayz }} 天'] }, scope);
    expect(findings).toMatchObject([
      {
        severity: 'error',
        code: 'UNKNOWN_MEMBER',
        path: '/a/1',
        fix: { path: '/a/1', value: '申请 {{ form.days }} 天' },
      },
    ]);
  });

  test('with a default may name what is not there', () => {
    expect(checkTemplate('{{ missing ?? 1 }}', scope).findings).toMatchObject([
      { severity: 'warning', code: 'UNKNOWN_NAME' },
    ]);
    expect(checkTemplate('{{ 1 ?? missing }}', scope).findings).toMatchObject([{ severity: 'error' }]);
  });

  test.each([
    ['{{ form.days }}', NUMBER],
    ['{{ form.days }} ', TEXT],
    ['{{ form.days ?? "none" }}', ANY],
    ['plain', { kind: 'text', values: ['plain'] }],
    [['{{ form.days }}'], listOf(NUMBER)],
    [{ a: '{{ form.name }}' }, recordOf({ a: TEXT })],
  ])('%j has the type of what it yields', (value, type) => {
    expect(checkTemplate(value, scope).type).toEqual(type);
  });

  test.each([
    ['共{ form.days }天', '共{{ form.days }}天'],
    ['{form.days} of {{ form.days }}', '{{ form.days }} of {{ form.days }}'],
    ['{ platform_group }', '{{ platform_group }}'],
  ])('has two braces: %s', (text, value) => {
    expect(checkTemplate({ a: text }, scope).findings).toMatchObject([
      { severity: 'warning', code: 'SINGLE_BRACES', path: '/a', fix: { path: '/a', value } },
    ]);
  });

  test.each(['{ form }', '{ name }', '{"a": 1}', 'a { color: red }', '{{ {form.days} }}'])(
    'is not meant by %s',
    (text) => {
      const found = checkTemplate(text, scope).findings.map(({ code }) => code);
      expect(found).not.toContain('SINGLE_BRACES');
    },
  );

  test('that has no end is text, and a finding', () => {
    expect(checkTemplate('a {{ b', scope).findings).toMatchObject([{ code: 'TEMPLATE_UNCLOSED', path: '' }]);
  });
});

describe('a condition', () => {
  const leaf = (bindKey: string, type: string, judgeType: string, value?: unknown): Condition =>
    ({ id: 'c', bindKey, type, judgeType, ...(value === undefined ? {} : { value }) }) as Condition;
  const every = (...conditionList: Condition[]): RuleSet => ({ testRule: 'every', conditionList });

  test.each([
    leaf('form.days', 'number', 'greater', 3),
    leaf('form.days', 'number', 'inArray', '1, 2'),
    leaf('form.from', 'time', 'less', '2026-01-01'),
    leaf('form.from', 'time', 'less', '{{ today() }}'),
    leaf('platform_group', 'array', 'contain', 'admin'),
    leaf('form.urgent', 'bool', 'true'),
    leaf('form.status', 'text', 'equal', 'open'),
    leaf('url.tab', 'number', 'equal', 1),
    leaf('owner', 'user', 'empty'),
    leaf('rows[0].amount', 'number', 'equal', 0),
  ])('%j is fine', (condition) => {
    expect(checkCondition(every(condition), scope)).toEqual([]);
  });

  test.each([
    [leaf('form.dayz', 'number', 'greater', 3), 'UNKNOWN_MEMBER', '/bindKey'],
    [leaf('frm.days', 'number', 'greater', 3), 'UNKNOWN_NAME', '/bindKey'],
    [leaf('form.tags', 'number', 'greater', 3), 'CONDITION_TYPE', '/type'],
    [leaf('form.name', 'user', 'empty'), 'CONDITION_TYPE', '/type'],
    [leaf('form.days', 'number', 'greater', 'many'), 'CONDITION_VALUE', '/value'],
    [leaf('form.from', 'time', 'less', 'soon'), 'CONDITION_VALUE', '/value'],
    [leaf('form.name', 'text', 'lengthGreater', 'long'), 'CONDITION_VALUE', '/value'],
    [leaf('form.status', 'text', 'equal', 'opne'), 'UNKNOWN_OPTION', '/value'],
    [leaf('form.name', 'text', 'equal', '{{ form.dayz }}'), 'UNKNOWN_MEMBER', '/value'],
    [leaf('form.days', 'number', 'contain', 1), 'CONDITION_OPERATOR', ''],
    [leaf('form.name', 'text', 'equal'), 'CONDITION_VALUE', ''],
    [leaf('form.days', 'number', 'greater'), 'CONDITION_VALUE', ''],
    [leaf('form.name', 'text', 'inArray', 'open'), 'CONDITION_VALUE', '/value'],
  ])('%j: %s', (condition, code, path) => {
    expect(checkCondition(every(condition), scope)).toMatchObject([
      { code, path: `/conditionList/0${path}` },
    ]);
  });

  test('that looks among one text is written as a list', () => {
    const [found] = checkCondition(every(leaf('form.name', 'text', 'notInArray', 'a')), scope);
    expect(found).toMatchObject({
      severity: 'warning',
      fix: { path: '/conditionList/0/value', value: ['a'] },
    });
    for (const several of ['a,b', ['a'], '{{ platform_group }}'])
      expect(checkCondition(every(leaf('form.name', 'text', 'inArray', several)), scope)).toEqual([]);
  });

  test('that a tree joins needs one', () => {
    const conditionList = [leaf('form.days', 'number', 'equal', 1)];
    expect(checkCondition({ testRule: 'custom', conditionList }, scope)).toMatchObject([
      { severity: 'error', code: 'CONDITION_TREE', path: '/testRule', fix: { value: 'every' } },
    ]);
    expect(checkCondition({ testRule: 'custom', conditionList: [] }, scope)).toEqual([]);
  });

  test('in a tree is checked where it stands, and what the tree leaves out is named', () => {
    const ruleSet: RuleSet = {
      testRule: 'custom',
      conditionList: [{ ...leaf('form.days', 'number', 'equal', 1), id: 'unused' }],
      conditionTree: {
        union: 'OR',
        list: ['missing', { union: 'AND', list: [leaf('form.dayz', 'number', 'equal', 1)] }],
      },
    };
    expect(checkCondition(ruleSet, scope).map(({ code, path }) => [code, path])).toEqual([
      ['CONDITION_ID', '/conditionTree/list/0'],
      ['UNKNOWN_MEMBER', '/conditionTree/list/1/list/0/bindKey'],
      ['UNUSED_CONDITION', '/conditionList/0'],
    ]);
  });

  test('that asks for two values at once never holds', () => {
    const both = every(
      leaf('form.status', 'text', 'equal', 'open'),
      leaf('form.status', 'text', 'equal', 'draft'),
    );
    expect(checkCondition(both, scope)).toMatchObject([{ severity: 'warning', code: 'UNREACHABLE' }]);
    expect(checkCondition({ ...both, testRule: 'some' }, scope)).toEqual([]);
  });

  test('beyond the limits is one finding', () => {
    const many = every(...Array.from({ length: 10_001 }, () => leaf('url.a', 'text', 'empty')));
    expect(checkCondition(many, scope)).toMatchObject([{ code: 'CONDITION_TOO_LARGE' }]);
  });

  test('reads templates in values from a scope of their own', () => {
    const condition = every(leaf('days', 'number', 'equal', '{{ url.days }}'));
    expect(checkCondition(condition, recordOf({ days: NUMBER }), {}, scope)).toEqual([]);
    expect(checkCondition(condition, recordOf({ days: NUMBER }))).toMatchObject([{ code: 'UNKNOWN_NAME' }]);
  });
});

describe('the nearest name', () => {
  test.each([
    ['dayz', 'days'],
    ['stauts', 'status'],
    ['STATUS', 'status'],
    ['platform_usrId', 'platform_userId'],
    ['wholly_else', undefined],
    ['x', undefined],
  ])('of %s is %s', (name, found) => {
    expect(nearest(name, ['status', 'days', 'name', 'platform_userId'])).toBe(found);
  });
});
