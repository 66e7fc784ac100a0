import { describe, expect, it, vi } from 'vitest';
import { field } from '../../../tests/support/plainDocuments.ts';
import { openPlainForm } from '../../../tests/support/plainForm.ts';
import type { Node } from '../../schemas/node.ts';
import type { ModuleRecord } from '../../schemas/wire/record.ts';

const number = (code: string, rest: Partial<Node> = {}) => field(code, { type: 'number-field', ...rest });
const record = (values: Record<string, unknown>): ModuleRecord => ({ id: '7', revision: 3, ...values });
const ifShown = { visible: "{{ form.show == 'yes' }}" };

describe('visibility', () => {
  it('follows the values, and never validates what is hidden', async () => {
    const { form } = openPlainForm([field('show'), field('a', { ...ifShown, required: true })]);
    expect(form.field('a')?.state.visible.value).toBe(false);
    expect(await form.validate()).toBeUndefined();
    form.setValue('show', 'yes');
    expect(form.field('a')?.state.visible.value).toBe(true);
    expect((await form.validate())?.code).toBe('a');
    form.setValue('show', 'no');
    expect(await form.validate()).toBeUndefined();
    expect(form.field('a')?.error).toBe('');
  });

  it.each([
    [undefined, 'typed', {}],
    ['keep', 'typed', { a: 'typed' }],
    ['clear', null, {}],
    ['omit', null, {}],
  ] as const)('with hide %s a hidden field holds %s', (hide, inForm, sent) => {
    const { form } = openPlainForm([field('show'), field('a', { ...ifShown, ...(hide ? { hide } : {}) })]);
    form.setValue('show', 'yes');
    form.setValue('a', 'typed');
    form.setValue('show', 'no');
    expect(form.values.a).toBe(inForm);
    expect(form.payload()).toEqual({ show: 'no', ...sent });
    form.setValue('show', 'yes');
    expect(form.values.a).toBe(inForm);
  });

  it.each([
    [undefined, false],
    ['keep', false],
    ['clear', true],
    ['omit', true],
  ] as const)('with hide %s a text that is no value yet is given up: %s', (hide, anew) => {
    const { form } = openPlainForm([field('show'), field('a', { ...ifShown, ...(hide ? { hide } : {}) })]);
    form.setValue('show', 'yes');
    form.field('a')?.hold(undefined, { zhCN: '不是数字', enUS: 'No number' });
    form.setValue('show', 'no');
    // Its widget begins anew.
    expect(form.field('a')?.starts).toBe(anew ? 1 : 0);
  });

  it.each([
    ['clear', null],
    // What is left out of the submit stays in the record.
    ['omit', 'old'],
  ] as const)('with hide %s nothing comes in while it is hidden', (hide, saved) => {
    const hidden = field('a', { visible: '{{ vars.show }}', hide });
    const { form, page } = openPlainForm([hidden, field('echo', { value: '{{ form.a }}' })], {
      record: record({ a: 'old', echo: 'old' }),
      page: { variables: { show: { type: 'bool', initial: true } } },
    });
    page.setVariable('show', false);
    expect(form.values.a).toBeNull();
    form.reset();
    expect([form.values.a, form.values.echo, form.dirty]).toEqual([null, saved, false]);
    form.setValue('a', 'from an action');
    expect([form.values.a, form.values.echo]).toEqual([null, saved]);
    page.setVariable('show', true);
    expect(form.values.a).toBeNull();
  });

  it.each([undefined, 'keep', 'clear', 'omit'] as const)(
    'with hide %s a new record’s field has its default when it is shown for the first time, not again',
    (hide) => {
      const { form } = openPlainForm([
        field('show'),
        field('a', { ...ifShown, default: 'D', ...(hide ? { hide } : {}) }),
      ]);
      form.setValue('show', 'yes');
      expect([form.values.a, form.changed]).toEqual(['D', ['show']]);
      form.setValue('a', 'typed');
      form.setValue('show', 'no');
      form.setValue('show', 'yes');
      expect(form.values.a).toBe(hide === 'clear' || hide === 'omit' ? null : 'typed');
    },
  );

  it('removes a cleared value from the stored record', () => {
    const fields = [field('show'), field('a', { ...ifShown, hide: 'clear' })];
    const { form } = openPlainForm(fields, { record: record({ show: 'yes', a: 'old' }) });
    form.setValue('show', 'no');
    expect(form.payload()).toEqual({ show: 'no', a: null });
  });

  it.each([
    ['yes', 'old'],
    ['no', null],
  ])('keeps what hangs on a source until it has answered: %s', async (answer, kept) => {
    const { form, page } = openPlainForm(
      [field('a', { visible: "{{ sources.term.show == 'yes' }}", hide: 'clear' })],
      {
        record: record({ a: 'old' }),
        page: { sources: { term: { call: 'campus/term' } } },
        answers: { '/campus/term.htm': { result: { show: answer } } },
      },
    );
    expect(form.field('a')?.state.visible).toEqual({ value: false, cause: 'pending' });
    expect(form.values.a).toBe('old');
    expect(form.payload()).toEqual({});
    page.start();
    await expect.poll(() => form.field('a')?.state.visible.cause).toBe('rule');
    expect(form.values.a).toBe(kept);
    page.dispose();
  });

  it('leaves fields alone that stand in no layout', () => {
    const fields = [field('show'), field('a', { ...ifShown, hide: 'clear' })];
    const { form } = openPlainForm(fields, {
      record: record({ show: 'no', a: 'old' }),
      document: { layout: [{ field: 'show' }] },
    });
    expect(form.values.a).toBe('old');
    expect(form.payload()).toEqual({});
  });

  it('shows a computed field with its value when it comes back', () => {
    const fields = [
      field('show'),
      number('n'),
      number('twice', { ...ifShown, hide: 'clear', value: '{{ form.n * 2 }}' }),
    ];
    const { form } = openPlainForm(fields);
    form.setValue('n', 4);
    form.setValue('show', 'yes');
    expect(form.values.twice).toBe(8);
    form.setValue('show', 'no');
    expect(form.payload()).toEqual({ show: 'no', n: 4 });
    form.setValue('show', 'yes');
    expect(form.values.twice).toBe(8);
  });
});

describe('a field that the role may not read', () => {
  const rights = { actions: [], read: ['a', 'twice'], write: ['a', 'twice'] };
  const fields = [
    field('secret'),
    field('a', {
      visible: "{{ form.secret == 'yes' }}",
      hide: 'clear',
      rules: [{ rule: 'equalsField', value: 'secret' }],
    }),
    number('twice', { value: '{{ form.secret * 2 }}' }),
  ];

  it('empties nothing that hangs on it, and nothing is sent that nobody changed', async () => {
    const { form } = openPlainForm(fields, { rights, record: record({ a: 'old', twice: 8 }) });
    expect(form.field('a')?.state.visible.value).toBe(true);
    expect(form.values).toMatchObject({ a: 'old', twice: 8 });
    expect(await form.validate()).toBeUndefined();
    expect(form.payload()).toEqual({});
    form.setValue('a', 'new');
    expect(form.payload()).toEqual({ a: 'new' });
  });
});

describe('what is emptied when the form opens', () => {
  const fields = [field('show'), field('a', { ...ifShown, hide: 'clear' })];
  const open = () => openPlainForm(fields, { record: record({ show: 'no', a: 'old' }) });

  it('is no input of the person, and is still taken out of the record by a save', () => {
    const { form } = open();
    expect(form.values.a).toBeNull();
    expect(form.dirty).toBe(false);
    expect(form.payload()).toEqual({ a: null });
    form.setValue('show', 'yes');
    expect(form.dirty).toBe(true);
    form.reset();
    expect(form.dirty).toBe(false);
  });

  it('stays so after a save', () => {
    const { form } = openPlainForm([field('show'), field('a', { ...ifShown, hide: 'omit' })], {
      record: record({ show: 'no', a: 'old' }),
    });
    form.stored(record({ show: 'no', a: 'old' }));
    expect(form.values.a).toBeNull();
    expect(form.dirty).toBe(false);
    expect(form.payload()).toEqual({});
  });
});

describe('what is computed from a hidden field', () => {
  const fields = [
    field('h'),
    number('q', { visible: '{{ isEmpty(form.h) }}' }),
    number('f', { value: '{{ form.q * 2 }}' }),
    field('rows', {
      type: 'rows-field',
      children: [
        field('what'),
        number('qty', { visible: "{{ row.what != 'none' }}" }),
        number('amount', { value: '{{ row.qty * form.q }}' }),
      ],
    }),
    number('total', { value: "{{ sum(pluck(form.rows, 'qty')) }}" }),
  ];

  it('counts what will be saved: nothing in a new record, in a stored one what it keeps', () => {
    for (const [stored, kept] of [
      [undefined, 0],
      [record({ q: 7, f: 14, rows: null }), 7],
    ] as const) {
      const { form } = openPlainForm(fields, stored ? { record: stored } : {});
      form.setValue('q', 9);
      form.setValue('rows', [{ what: 'pen', qty: 3 }]);
      expect(form.values).toMatchObject({ f: 18, total: 3, rows: [{ amount: 27 }] });
      form.setValue('h', 'yes');
      expect(form.values).toMatchObject({ q: 9, f: kept * 2, rows: [{ amount: 3 * kept }] });
      form.setValue('rows', [{ what: 'none', qty: 3 }]);
      expect(form.values).toMatchObject({ total: 0, rows: [{ qty: 3, amount: 0 }] });
      expect(form.settle().values).toMatchObject({ f: kept * 2, total: 0, rows: [{ amount: 0 }] });
      form.setValue('h', null);
      expect(form.values).toMatchObject({ q: 9, f: 18 });
    }
  });

  it('comes to rest where it decides itself what it is computed from', () => {
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { form } = openPlainForm([
      number('q', { visible: '{{ form.f == 0 }}' }),
      number('f', { value: '{{ form.q * 2 }}' }),
    ]);
    form.setValue('q', 3);
    expect(form.values.q).toBe(3);
    expect(told).not.toHaveBeenCalled();
  });
});
