import { describe, expect, it } from 'vitest';
import { codes, plainEnvironment } from '../../tests/support/plainDocuments.ts';
import type { Condition, ConditionTree, RuleSet } from '../schemas/condition.ts';
import type { Flag } from '../schemas/flag.ts';
import { compileFlag, type Scope } from './flag.ts';

const SHOW = { otherwise: true, onFailure: false };
const LOCK = { otherwise: false, onFailure: true };

const isStaff: Condition = { bindKey: 'form.kind', type: 'text', judgeType: 'equal', value: 'staff' };
const rules: RuleSet = { testRule: 'every', conditionList: [isStaff] };
const staff: Scope = { form: { kind: 'staff' } };
const pupil: Scope = { form: { kind: 'pupil' } };

describe('compileFlag', () => {
  it('is what the document takes for granted where nothing is written', () => {
    expect(compileFlag(undefined, plainEnvironment(), SHOW)).toMatchObject({ constant: true });
    expect(compileFlag(undefined, plainEnvironment(), LOCK)).toMatchObject({ constant: false });
  });

  it.each([true, false])('takes a plain %s as it stands', (value) => {
    const flag = compileFlag(value, plainEnvironment(), SHOW);
    expect(flag.constant).toBe(value);
    expect(flag.test({})).toBe(value);
    expect(flag.dependencies).toEqual([]);
  });

  it.each<[string, Flag]>([
    ['a rule set', rules],
    ['an expression', "{{ form.kind == 'staff' }}"],
    ['a named condition', { condition: 'is-staff' }],
  ])('asks the scope for %s', (_title, written) => {
    const environment = plainEnvironment({ condition: (id) => (id === 'is-staff' ? rules : undefined) });
    const flag = compileFlag(written, environment, SHOW);
    expect(flag.test(staff)).toBe(true);
    expect(flag.test(pupil)).toBe(false);
    expect(flag.constant).toBeUndefined();
    expect(flag.dependencies.map((name) => name.split('.')[0])).toEqual(['form']);
    expect(environment.reported).toEqual([]);
  });

  it('explains a rule set', () => {
    expect(compileFlag(rules, plainEnvironment(), SHOW).explain?.(pupil)).toMatchObject({ verdict: false });
  });

  it('explains rules that are wrong without saying so again', () => {
    const environment = plainEnvironment();
    const evil: Condition = { bindKey: 'form.kind', type: 'text', judgeType: 'evil' as never, value: 1 };
    const flag = compileFlag({ testRule: 'every', conditionList: [evil] }, environment, SHOW);
    const said = codes(environment.reported);
    expect(said).not.toEqual([]);
    expect(flag.explain?.(staff)).toMatchObject({ verdict: false });
    expect(codes(environment.reported)).toEqual(said);
  });

  it('knows an expression that never changes', () => {
    expect(compileFlag('{{ 1 > 2 }}', plainEnvironment(), SHOW)).toMatchObject({ constant: false });
  });

  it('holds where a rule set has no conditions', () => {
    const flag = compileFlag({ testRule: 'every', conditionList: [] }, plainEnvironment(), SHOW);
    expect(flag.test({})).toBe(true);
  });

  describe.each([
    ['hides and disables', SHOW, false],
    ['requires and locks', LOCK, true],
  ])('on failure %s', (_title, sides, safe) => {
    it.each<[string, Flag, string]>([
      ['the expression does not parse', '{{ 1 + }}', 'EXPRESSION_SYNTAX'],
      ['a name is unknown', '{{ nobody.knows }}', 'UNKNOWN_NAME'],
      ['one of two templates fails', '{{ form.kind }}{{ nobody.knows }}', 'UNKNOWN_NAME'],
      ['the condition is missing', { condition: 'gone' }, 'UNKNOWN_CONDITION'],
    ])('because %s', (_reason, written, code) => {
      const environment = plainEnvironment();
      const flag = compileFlag(written, environment, sides);
      expect(flag.test(staff)).toBe(safe);
      expect(flag.test(staff)).toBe(safe);
      expect(codes(environment.reported)).toEqual([code]);
    });

    it('because the rules are nested too deeply', () => {
      const environment = plainEnvironment();
      let conditionTree: ConditionTree = { union: 'AND', list: [isStaff] };
      for (let depth = 0; depth < 100; depth += 1) conditionTree = { union: 'AND', list: [conditionTree] };
      const flag = compileFlag({ testRule: 'custom', conditionList: [], conditionTree }, environment, sides);
      expect(flag.test(staff)).toBe(safe);
      expect(environment.reported).toHaveLength(1);
    });
  });
});
