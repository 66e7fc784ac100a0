import { describe, expect, it } from 'vitest';
import { compilePlainForm, field, plainEnvironment } from '../../tests/support/plainDocuments.ts';
import type { Node } from '../schemas/node.ts';
import { OPEN, type Surroundings } from './resolve.ts';
import type { Values } from './recordScope.ts';
import { settleRecord, type Settled } from './settle.ts';

const settle = (
  fields: Parameters<typeof compilePlainForm>[0],
  values: Values,
  { layout, around = OPEN, scope = {} }: { layout?: Node[]; around?: Surroundings; scope?: Values } = {},
): Settled =>
  settleRecord(compilePlainForm(fields, plainEnvironment(), layout ? { layout } : {}), values, scope, around);
const number = (code: string, rest: Partial<Node> = {}) => field(code, { type: 'number-field', ...rest });
const rights = (read: readonly string[], write: readonly string[]): Surroundings => ({
  ...OPEN,
  rights: {
    mayRead: (code) => read.includes(code),
    mayWrite: (code) => write.includes(code),
    masks: true,
    whole: false,
  },
});
const broken = ({ errors }: Settled) => errors.map(({ field: code, code: what }) => [code, what]);
const hidden = { visible: "{{ form.show == 'yes' }}" };

describe('settleRecord', () => {
  it('leaves a sound record as it is, and the input untouched', () => {
    const input = Object.freeze({ a: 'x', b: null });
    const settled = settle([field('a', { required: true }), field('b')], input);
    expect(settled).toEqual({ values: input, leftOut: new Set(), errors: [] });
    expect(settled.values).not.toBe(input);
  });

  describe('what is hidden', () => {
    it.each([
      ['by default is kept and left out', undefined, 'old', true],
      ['with keep is kept and sent', 'keep', 'old', false],
      ['with clear is emptied and sent', 'clear', null, false],
      ['with omit is emptied and left out', 'omit', null, true],
    ] as const)('%s', (_title, hide, value, leftOut) => {
      const fields = [field('show'), field('a', { ...hidden, ...(hide ? { hide } : {}), required: true })];
      const settled = settle(fields, { show: 'no', a: 'old' });
      expect(settled.values.a).toBe(value);
      expect(settled.leftOut.has('a')).toBe(leftOut);
      expect(settled.errors).toEqual([]);
    });

    it.each([undefined, 'keep', 'clear', 'omit'] as const)('counts in full when shown (%s)', (hide) => {
      const fields = [field('show'), field('a', { ...hidden, ...(hide ? { hide } : {}), required: true })];
      const settled = settle(fields, { show: 'yes', a: null });
      expect(settled.leftOut.size).toBe(0);
      expect(broken(settled)).toEqual([['a', 'required']]);
    });

    it('is hidden by a section around it', () => {
      const layout = [{ type: 'box', id: 's', ...hidden, children: [{ field: 'a' }, { field: 'show' }] }];
      const fields = [field('show'), field('a', { hide: 'clear', required: true })];
      expect(settle(fields, { show: 'no', a: 'old' }, { layout })).toMatchObject({
        values: { a: null },
        errors: [],
      });
    });

    it('is left alone where the reason is a right', () => {
      const fields = [field('a', { hide: 'clear', required: true })];
      const settled = settle(fields, { a: 'secret' }, { around: rights([], []) });
      expect(settled).toEqual({ values: { a: 'secret' }, leftOut: new Set(), errors: [] });
    });

    it('is left alone where the reason is a right, in a hidden section too', () => {
      const layout = [{ type: 'box', id: 's', visible: false, children: [{ field: 'a' }] }];
      const settled = settle(
        [field('a', { hide: 'clear' })],
        { a: 'secret' },
        { layout, around: rights([], []) },
      );
      expect(settled.values.a).toBe('secret');
    });

    it('is left alone where it stands in no layout', () => {
      const layout = [{ type: 'box', id: 's', children: [{ field: 'show' }] }];
      const fields = [field('show'), field('a', { ...hidden, hide: 'clear', required: true })];
      const settled = settle(fields, { show: 'no', a: 'old' }, { layout });
      expect(settled).toEqual({ values: { show: 'no', a: 'old' }, leftOut: new Set(), errors: [] });
    });
  });

  describe('what hangs on an emptied field', () => {
    const chain = [
      field('d', { visible: '{{ form.c == "z" }}', required: true }),
      field('c', { visible: '{{ form.b == "y" }}', hide: 'clear', required: true }),
      field('b', { visible: '{{ form.a == "x" }}', hide: 'clear' }),
      field('a'),
    ];

    it('is hidden with it, in whatever order the fields stand', () => {
      for (const fields of [chain, [...chain].reverse()]) {
        const { values, errors } = settle(fields, { a: 'no', b: 'y', c: 'z', d: null });
        expect(values).toEqual({ a: 'no', b: null, c: null, d: null });
        expect(errors).toEqual([]);
      }
    });

    it('is computed anew', () => {
      const fields = [
        field('show'),
        number('count', { ...hidden, hide: 'clear' }),
        number('total', { value: '{{ coalesce(form.count, 0) * 2 }}' }),
      ];
      expect(settle(fields, { show: 'no', count: 5 }).values.total).toBe(0);
    });

    it('sees what the person sees: an omitted value is empty on the screen', () => {
      const fields = [
        field('show'),
        field('a', { ...hidden, hide: 'omit' }),
        field('b', { visible: '{{ form.a == "x" }}', required: true }),
      ];
      expect(settle(fields, { show: 'no', a: 'x', b: null }).errors).toEqual([]);
    });

    it('keeps one of two fields that hide each other', () => {
      const fields = [
        field('a', { visible: '{{ isEmpty(form.b) }}', hide: 'clear' }),
        field('b', { visible: '{{ isEmpty(form.a) }}', hide: 'clear' }),
      ];
      expect(settle(fields, { a: 'x', b: 'y' }).values).toEqual({ a: null, b: 'y' });
    });
  });

  describe('computed fields', () => {
    it('follow what they read, one after another, whatever was sent for them', () => {
      const fields = [
        number('total', { value: '{{ form.net + form.tax }}' }),
        number('tax', { value: '{{ form.net * 0.5 }}' }),
        number('net'),
      ];
      expect(settle(fields, { net: 10, tax: 999, total: 999 }).values).toEqual({
        net: 10,
        tax: 5,
        total: 15,
      });
    });

    it('are empty where they fail or give what their column does not hold', () => {
      const fields = [number('a', { value: '{{ form.x + "m" }}' }), field('b', { value: '{{ form.list }}' })];
      expect(settle(fields, { a: 1, b: 'old', x: 2, list: [1] }).values).toMatchObject({ a: null, b: null });
    });

    it('stay as they came where a name is missing, as page parameters are on the server', () => {
      const fields = [number('a', { value: '{{ params.factor * 2 }}' })];
      expect(settle(fields, { a: 7 }).values.a).toBe(7);
      expect(settle(fields, { a: 7 }, { scope: { params: { factor: 4 } } }).values.a).toBe(8);
    });

    it('are validated by their rules, for what they are computed from can be mended', () => {
      const fields = [
        number('net'),
        number('a', { value: '{{ form.net }}', rules: [{ rule: 'max', value: 5 }] }),
      ];
      expect(broken(settle(fields, { net: 9 }))).toEqual([['a', 'rule']]);
    });

    it.each([
      [undefined, {}, 0],
      [undefined, { q: 7 }, 14],
      ['keep', { q: 7 }, 18],
      ['clear', { q: 7 }, 0],
      ['omit', { q: 7 }, 14],
    ] as const)('count of a field hidden with %s over %o what will be saved', (hide, stored, f) => {
      const fields = [
        field('show'),
        number('q', { ...hidden, ...(hide && { hide }) }),
        number('f', { value: '{{ form.q * 2 }}' }),
        number('shown', { value: '{{ form.f }}' }),
      ];
      const { values } = settleRecord(compilePlainForm(fields), { q: 9 }, {}, OPEN, stored);
      expect(values).toMatchObject({ f, shown: f });
    });

    it('count nothing of what is hidden in a row, nor do those that read the rows', () => {
      const children = [
        field('what'),
        number('qty', { visible: "{{ row.what != 'none' }}" }),
        number('amount', { value: '{{ row.qty * row.price }}' }),
        number('price'),
      ];
      const fields = [
        field('rows', { type: 'rows-field', children }),
        number('pieces', { value: "{{ sum(pluck(form.rows, 'qty')) }}" }),
        number('total', { value: "{{ sum(pluck(form.rows, 'amount')) }}" }),
      ];
      const rows = [
        { what: 'none', qty: 7, price: 2 },
        { what: 'pen', qty: 1, price: 3 },
      ];
      expect(settle(fields, { rows }).values).toMatchObject({
        pieces: 1,
        total: 3,
        rows: [{ amount: 0 }, { qty: 1, amount: 3 }],
      });
    });

    it('are emptied while hidden, and computed for the others all the same', () => {
      const fields = [
        number('net'),
        number('tax', { value: '{{ form.net * 2 }}', visible: false, hide: 'clear' }),
        number('total', { value: '{{ form.net + form.tax }}' }),
      ];
      expect(settle(fields, { net: 1 }).values).toEqual({ net: 1, tax: null, total: 3 });
    });
  });

  describe('validation', () => {
    const required = field('a', { required: true, rules: [{ rule: 'minLength', value: 3 }] });

    it('answers the first thing wrong with a field', () => {
      expect(broken(settle([required], { a: '' }))).toEqual([['a', 'required']]);
      expect(broken(settle([required], { a: 'xy' }))).toEqual([['a', 'rule']]);
      expect(broken(settle([required], { a: 'xyz' }))).toEqual([]);
    });

    it('asks the widget what its props allow, but for what is empty or computed', () => {
      const whole = number('a', { type: 'whole-field', props: { most: 3 } });
      expect(broken(settle([whole], { a: 4 }))).toEqual([['a', 'rule']]);
      for (const a of [3, null]) expect(settle([whole], { a }).errors).toEqual([]);
      expect(settle([{ ...whole, value: '{{ 4 }}' }], {}).errors).toEqual([]);
    });

    it.each([
      ['read-only', { readOnly: true }],
      ['disabled', { enabled: false }],
    ])('passes over what is %s: nobody could mend it', (_title, rest) => {
      expect(
        settle([field('a', { ...rest, required: true, rules: required.rules! })], { a: 'x' }).errors,
      ).toEqual([]);
    });

    it('passes over what the role may not write', () => {
      expect(settle([required], { a: 'x' }, { around: rights(['a'], []) }).errors).toEqual([]);
    });

    it('names the field in both languages, keeping abbreviations as they are', () => {
      const title = (zhCN: string, enUS: string) => ({ title: { zhCN, enUS }, required: true });
      const { errors } = settle(
        [
          field('a', title('姓名', 'Full name')),
          field('b', title('绩点', 'GPA')),
          field('c', { ...title('学院', 'College'), type: 'list-field' }),
        ],
        {},
      );
      expect(errors.map(({ message }) => message)).toEqual([
        { zhCN: '请输入姓名', enUS: 'Full name is required' },
        { zhCN: '请输入绩点', enUS: 'GPA is required' },
        { zhCN: '请选择学院', enUS: 'College is required' },
      ]);
    });
  });

  describe('names that the scope does not hold', () => {
    it.each([
      ['shown', { visible: '{{ params.mode == "full" }}', hide: 'clear' }],
      ['enabled', { enabled: '{{ vars.open }}' }],
      ['changeable', { readOnly: '{{ sources.lock.on }}' }],
      ['not required', { required: '{{ url.strict }}' }],
      [
        'shown by a rule set',
        {
          visible: {
            testRule: 'every',
            conditionList: [{ bindKey: 'params.mode', type: 'text', judgeType: 'equal', value: 'full' }],
          },
          hide: 'clear',
        },
      ],
    ] as const)('leave a field %s, so that no input is lost', (_title, rest) => {
      const settled = settle([field('a', rest as Partial<Node>)], { a: 'typed' });
      expect(settled).toEqual({ values: { a: 'typed' }, leftOut: new Set(), errors: [] });
    });

    it('ask for nothing in a field that may be hidden where they are known', () => {
      const unknown = { visible: '{{ params.mode == "full" }}' };
      expect(settle([field('a', { ...unknown, required: true })], {}).errors).toEqual([]);
      const layout = [{ type: 'box', id: 's', ...unknown, children: [{ field: 'a' }] }];
      expect(settle([field('a', { required: true })], {}, { layout }).errors).toEqual([]);
    });

    it('do not break a rule: what cannot be judged here was judged where it was typed', () => {
      const rules = [{ rule: 'expression', value: 'value <= params.most' } as const];
      expect(settle([number('a', { rules })], { a: 7 }).errors).toEqual([]);
      const scope = { params: { most: 5 } };
      expect(broken(settle([number('a', { rules })], { a: 7 }, { scope }))).toEqual([['a', 'rule']]);
    });
  });
});
