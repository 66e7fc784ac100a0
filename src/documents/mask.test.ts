import { describe, expect, it } from 'vitest';
import { compilePlainForm, field, plainEnvironment } from '../../tests/support/plainDocuments.ts';
import type { Flag } from '../schemas/flag.ts';
import type { FieldNode, Node } from '../schemas/node.ts';
import { OPEN, type Surroundings } from './resolve.ts';
import type { Values } from './recordScope.ts';
import { settleRecord, type Settled } from './settle.ts';

const settle = (
  fields: readonly FieldNode[],
  values: Values,
  { layout, around }: { layout?: Node[]; around: Surroundings },
): Settled =>
  settleRecord(compilePlainForm(fields, plainEnvironment(), layout ? { layout } : {}), values, {}, around);
const number = (code: string, rest: Partial<Node> = {}) => field(code, { type: 'number-field', ...rest });
/** Everything but `secret` and `more`. */
const rights = (whole: boolean): Surroundings => {
  const mayRead = (code: string) => !['secret', 'more'].includes(code);
  return { ...OPEN, rights: { mayRead, mayWrite: mayRead, masks: true, whole } };
};
const broken = ({ errors }: Settled) => errors.map(({ field: code, code: what }) => [code, what]);

describe('fields that are kept from the role', () => {
  // What the browser holds, and what the server does.
  const places = [
    ['the browser', { a: 'typed' }, false],
    ['the server', { a: 'typed', secret: 'no', more: 4 }, true],
  ] as const;
  const rule = { bindKey: 'form.secret', type: 'text', judgeType: 'equal', value: 'yes' } as const;
  const others = [field('secret'), number('more')];

  describe.each(places)('in %s', (_place, values, whole) => {
    const around = rights(whole);

    it.each([
      ['an expression', "{{ form.secret == 'yes' }}"],
      ['a rule set', { testRule: 'every', conditionList: [rule] }],
      [
        'what is compared with them',
        { testRule: 'every', conditionList: [{ ...rule, bindKey: 'form.a', value: '{{ form.secret }}' }] },
      ],
      ['the form as a whole', '{{ count(pluck([form], "secret")) > 5 }}'],
    ] as const)('leave untouched what hangs on them by %s', (_title, visible) => {
      for (const hide of ['clear', 'omit'] as const) {
        const settled = settle(
          [...others, field('a', { visible: visible as Flag, hide, required: true })],
          values,
          { around },
        );
        expect(settled.values.a).toBe('typed');
        expect(settled.leftOut.size).toBe(0);
        expect(
          settle(
            [...others, field('a', { visible: visible as Flag, required: true })],
            { ...values, a: null },
            { around },
          ).errors,
        ).toEqual([]);
      }
    });

    it('leave untouched what stands in a section that hangs on them', () => {
      const layout = [
        { type: 'box', id: 's', visible: "{{ form.secret == 'yes' }}", children: [{ field: 'a' }] },
      ];
      const fields = [...others, field('a', { hide: 'clear' })];
      expect(settle(fields, values, { around, layout }).values.a).toBe('typed');
    });
  });

  it.each(places)('are computed with and judged by where their values are: %s', (_place, values, whole) => {
    const around = rights(whole);
    const rules = [
      { rule: 'expression', value: "form.secret == 'yes'" },
      { rule: 'equalsField', value: 'secret' },
    ] as const;
    for (const one of rules) {
      const fields = [
        ...others,
        field('a', { rules: [one] }),
        number('twice', { value: '{{ form.more * 2 }}' }),
      ];
      const settled = settle(fields, { ...values, twice: 6 }, { around });
      expect(settled.values.twice).toBe(whole ? 8 : 6);
      expect(broken(settled)).toEqual(whole ? [['a', 'rule']] : []);
    }
  });
});
