import { describe, expect, it } from 'vitest';
import { codes, plainEnvironment } from '../../tests/support/plainDocuments.ts';
import { PATTERN_LENGTH, PATTERN_SUBJECT } from '../schemas/limits.ts';
import type { Rule } from '../schemas/node.ts';
import { linearPattern } from './pattern.ts';
import { compileRules, isEmpty, toLocalText } from './rule.ts';

const environment = () => plainEnvironment({ pattern: linearPattern });
const passes = (rule: Rule, value: unknown, scope = {}): boolean =>
  compileRules([rule], environment())[0]?.(value, scope) === undefined;

describe('rules', () => {
  it.each<[Rule['rule'], string | number | undefined, unknown[], unknown[]]>([
    ['minLength', 3, ['abc', '学生证', '😀😀😀', 123], ['ab', '学生', '😀😀']],
    ['maxLength', 2, ['ab', '😀😀'], ['abc', '😀😀😀']],
    ['length', 2, ['ab', '学生'], ['a', 'abc']],
    ['min', 1.5, [1.5, 2, '3'], [1.4, -1, 'x']],
    ['max', 0, [0, -5], [0.1]],
    ['pattern', '^S\\d{4}$', ['S2024'], ['2024', 'S2024x']],
    [
      'email',
      undefined,
      ['a@b.cn', 'x.y+z@mail.example.edu'],
      ['a', 'a@b', 'a@@b.cn', 'a b@c.cn', '@b.cn', 'a@b.'],
    ],
    [
      'phone',
      undefined,
      ['13800138000', '19912345678'],
      ['12345678901', '1380013800', '+8613800138000', '138 0013 8000'],
    ],
    ['url', undefined, ['https://example.edu'], ['example.edu', 'javascript:alert(1)']],
    ['idCard', undefined, ['11010519491231002X'], ['110105194912310021']],
    ['image', undefined, ['/a.png'], ['/a.pdf']],
    ['integer', undefined, [3, -1, '4'], [1.5, 'x', Infinity]],
    ['minItems', 2, [['a', 'b']], [['a']]],
    ['maxItems', 1, [['a']], [['a', 'b']]],
    ['expression', 'value > 2', [3], [1]],
  ])('%s %s', (rule, value, good, bad) => {
    const written = value === undefined ? { rule } : { rule, value };
    expect(good.filter((one) => !passes(written, one))).toEqual([]);
    expect(bad.filter((one) => passes(written, one))).toEqual([]);
    for (const empty of [null, undefined, '', []]) expect(passes(written, empty)).toBe(true);
  });

  it('compares with another field', () => {
    const rule: Rule = { rule: 'equalsField', value: 'password' };
    expect(passes(rule, 'x', { form: { password: 'x' } })).toBe(true);
    expect(passes(rule, 'x', { form: { password: 'y' } })).toBe(false);
    expect(passes(rule, 'x', {})).toBe(false);
  });

  it('lets expressions read the other fields', () => {
    const rule: Rule = { rule: 'expression', value: 'value >= form.from' };
    expect(passes(rule, 5, { form: { from: 4 } })).toBe(true);
    expect(passes(rule, 3, { form: { from: 4 } })).toBe(false);
  });

  it('say what is wrong in both languages, in the document’s words where it has some', () => {
    const message = (rule: Rule) => compileRules([rule], environment())[0]?.('xxxxx', {});
    expect(message({ rule: 'maxLength', value: 2 })).toEqual({
      zhCN: '最多 2 个字符',
      enUS: 'At most 2 characters',
    });
    expect(message({ rule: 'maxLength', value: 2, message: '太长' })).toEqual({ zhCN: '太长', enUS: '太长' });
  });

  describe('that cannot be used', () => {
    it.each<[string, Rule, string]>([
      ['a pattern that does not parse', { rule: 'pattern', value: '(' }, 'PATTERN'],
      ['a pattern with look-ahead', { rule: 'pattern', value: '(?=a)' }, 'PATTERN'],
      ['a pattern that is too long', { rule: 'pattern', value: 'a'.repeat(PATTERN_LENGTH + 1) }, 'PATTERN'],
      ['an expression that does not parse', { rule: 'expression', value: 'value >' }, 'RULE'],
      ['a limit that is missing', { rule: 'min' }, 'RULE'],
      ['a limit that is no number', { rule: 'maxLength', value: 'many' }, 'RULE'],
    ])('refuse every value and are reported: %s', (_title, rule, code) => {
      const around = environment();
      const [check] = compileRules([{ rule: 'email' }, rule], around).slice(1);
      expect(check?.('a', {})).toBeDefined();
      expect(codes(around.reported)).toEqual([code]);
      expect(around.reported[0]?.path).toBe('/rules/1/value');
    });

    it.each([{ rule: 'constructor' }, { rule: 7 }, null])(
      'nor crash a form where there is no such rule: %j',
      (rule) => {
        const around = environment();
        const [check] = compileRules(JSON.parse(JSON.stringify([rule])) as Rule[], around);
        expect(check?.('a', {})).toBeDefined();
        expect(check?.('', {})).toBeUndefined();
        expect(around.reported.map(({ code, path }) => [code, path])).toEqual([['UNKNOWN_RULE', '/rules/0']]);
      },
    );

    it('refuse a value on which an expression fails', () => {
      const around = environment();
      const [check] = compileRules([{ rule: 'expression', value: 'fold("gone", 0, value) > 1' }], around);
      expect(check?.([1], {})).toBeDefined();
      expect(around.reported.length).toBeGreaterThan(0);
    });
  });

  it('leave patterns to others where there is no engine for them', () => {
    expect(
      compileRules([{ rule: 'pattern', value: '^a$' }], plainEnvironment())[0]?.('b', {}),
    ).toBeUndefined();
  });

  it('run a pattern over bounded text only', () => {
    const rule: Rule = { rule: 'pattern', value: '^a*$' };
    expect(passes(rule, 'a'.repeat(PATTERN_SUBJECT))).toBe(true);
    expect(passes(rule, 'a'.repeat(PATTERN_SUBJECT + 1))).toBe(false);
  });

  it('are none where a field has none', () => {
    expect(compileRules(undefined, environment())).toEqual([]);
  });
});

describe('isEmpty', () => {
  it.each([undefined, null, '', [[]]])('%o is empty', (value) => {
    expect(isEmpty(Array.isArray(value) ? [] : value)).toBe(true);
  });
  it.each([0, false, ' ', ['']])('%o is a value', (value) => {
    expect(isEmpty(value)).toBe(false);
  });
});

describe('toLocalText', () => {
  it('says one text in both languages', () => {
    expect(toLocalText('x')).toEqual({ zhCN: 'x', enUS: 'x' });
    expect(toLocalText({ zhCN: 'x', enUS: 'y' })).toEqual({ zhCN: 'x', enUS: 'y' });
  });
});
