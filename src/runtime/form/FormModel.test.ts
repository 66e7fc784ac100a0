import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { field } from '../../../tests/support/plainDocuments.ts';
import { openPlainForm } from '../../../tests/support/plainForm.ts';
import type { Node } from '../../schemas/node.ts';
import type { ModuleRecord } from '../../schemas/wire/record.ts';

const number = (code: string, rest: Partial<Node> = {}) => field(code, { type: 'number-field', ...rest });
const list = (code: string, rest: Partial<Node> = {}) => field(code, { type: 'list-field', ...rest });
const record = (values: Record<string, unknown>): ModuleRecord => ({ id: '7', revision: 3, ...values });

describe('a new form', () => {
  it('begins with its defaults, evaluated once', () => {
    const { form } = openPlainForm(
      [
        field('a', { default: 'x' }),
        field('b', { default: '{{ vars.kind }}' }),
        list('c', { default: ['p'] }),
        field('d'),
      ],
      { page: { variables: { kind: { type: 'text', initial: 'staff' } } } },
    );
    expect(form.values).toEqual({ a: 'x', b: 'staff', c: ['p'], d: null });
    form.page.setVariable('kind', 'guest');
    expect(form.values.b).toBe('staff');
    expect(form.dirty).toBe(false);
  });

  it('begins with defaults that read one another, whatever their order', () => {
    const { form } = openPlainForm([
      number('k', { default: '{{ form.m ?? 3 }}' }),
      number('m', { default: '{{ form.n }}' }),
      number('twice', { default: '{{ form.total }}' }),
      number('n', { default: 8 }),
      number('total', { value: '{{ form.n * 2 }}' }),
      number('round', { default: '{{ form.around ?? 1 }}' }),
      number('around', { default: '{{ form.round ?? 2 }}' }),
    ]);
    expect(form.values).toMatchObject({ n: 8, m: 8, k: 8, twice: 16, around: 2, round: 2 });
    expect(form.dirty).toBe(false);
  });

  it('sends everything that holds a value', () => {
    const { form } = openPlainForm([field('a', { default: 'x' }), field('b'), number('c')]);
    form.setValue('c', 0);
    expect(form.payload()).toEqual({ a: 'x', c: 0 });
  });

  it('says of a default that was taken away that it is gone', () => {
    const { form } = openPlainForm([field('a', { default: 'x' }), field('b')]);
    form.setValue('a', null);
    expect(form.payload()).toEqual({ a: null });
  });
});

describe('a form on a record', () => {
  const stored = record({ a: 'x', b: null, c: ['p', 'q'], foreign: 1 });
  const open = () =>
    openPlainForm([field('a', { default: 'ignored' }), field('b', { default: 'ignored' }), list('c')], {
      record: stored,
    });

  it('shows what is stored, not the defaults', () => {
    expect(open().form.values).toEqual({ a: 'x', b: null, c: ['p', 'q'] });
  });

  it('is clean once it is stored, also for who watches', () => {
    const { form } = open();
    const seen: boolean[] = [];
    const stop = autorun(() => seen.push(form.dirty));
    form.setValue('a', 'y');
    form.stored(record({ a: 'y', b: null, c: ['p', 'q'] }));
    stop();
    expect(seen).toEqual([false, true, false]);
  });

  it('sends only what differs', () => {
    const { form } = open();
    expect(form.payload()).toEqual({});
    form.setValue('a', 'y');
    form.setValue('c', ['p', 'q']);
    expect(form.payload()).toEqual({ a: 'y' });
    form.setValue('c', ['p']);
    expect(form.payload()).toEqual({ a: 'y', c: ['p'] });
    expect(form.changed).toEqual(['a', 'c']);
  });

  it('is clean again once the old value is back', () => {
    const { form } = open();
    form.setValue('a', 'y');
    expect(form.dirty).toBe(true);
    form.setValue('a', 'x');
    expect(form.dirty).toBe(false);
  });

  it('begins anew with what was stored, lists included', () => {
    const { form } = open();
    form.setValue('a', 'y');
    form.setValue('c', ['r']);
    form.stored(record({ revision: 4, a: 'y', b: 'from the server', c: ['r'] }));
    expect(form.values).toEqual({ a: 'y', b: 'from the server', c: ['r'] });
    expect(form.dirty).toBe(false);
    expect(form.record?.revision).toBe(4);
    expect(form.payload()).toEqual({});
    form.setValue('c', []);
    form.reset();
    expect(form.values.c).toEqual(['r']);
  });

  it('holds no unsaved input in a view', () => {
    const { form } = openPlainForm([field('a')], { record: stored, mode: 'view' });
    form.setValue('a', 'y');
    expect(form.dirty).toBe(false);
    expect(form.field('a')?.state.readOnly).toEqual({ value: true, cause: 'parent' });
  });
});

describe('reset', () => {
  it('puts everything back, errors too', async () => {
    const { form } = openPlainForm([
      field('a', { required: true, default: 'x' }),
      list('b', { default: ['p'] }),
    ]);
    form.setValue('a', null);
    form.setValue('b', ['q', 'r']);
    await form.validate();
    expect(form.field('a')?.error).not.toBe('');
    form.reset();
    expect(form.values).toEqual({ a: 'x', b: ['p'] });
    expect(form.field('a')?.error).toBe('');
  });

  it('leaves computed fields computed', () => {
    const { form } = openPlainForm([
      number('net', { default: 2 }),
      number('total', { value: '{{ form.net * 2 }}' }),
    ]);
    form.reset();
    expect(form.values.total).toBe(4);
    form.setValue('net', 5);
    form.reset();
    expect(form.values).toEqual({ net: 2, total: 4 });
  });
});

describe('computed fields', () => {
  const fields = [
    number('total', { value: '{{ form.net + form.tax }}' }),
    number('tax', { value: '{{ form.net * 0.5 }}' }),
    number('net'),
  ];

  it('follow what they read, and are left to the server', () => {
    const { form } = openPlainForm(fields);
    form.setValue('net', 10);
    expect(form.values).toEqual({ net: 10, tax: 5, total: 15 });
    expect(form.payload()).toEqual({ net: 10 });
  });

  it('are sent where only the page or a further form can compute them', () => {
    const page = { variables: { rate: { type: 'number', initial: 2 } } };
    const further = {
      kind: 'mgrForm' as const,
      schemaVersion: 1,
      id: 'further',
      name: 'further',
      module: 'plain',
      overrides: { b: { value: '{{ 1 + 1 }}' } },
    };
    const { form } = openPlainForm([number('a', { value: '{{ vars.rate * 2 }}' }), number('b')], {
      page,
      further,
    });
    expect(form.payload()).toEqual({ a: 4, b: 2 });
  });

  it('are no input of the person', () => {
    const { form } = openPlainForm(fields, { record: record({ net: 10, tax: 0, total: 0 }) });
    expect(form.values.total).toBe(15);
    expect(form.dirty).toBe(false);
    expect(form.payload()).toEqual({});
  });

  it('follow variables of the page', () => {
    const page = { variables: { rate: { type: 'number', initial: 2 } } };
    const { form } = openPlainForm([number('a', { value: '{{ vars.rate * 2 }}' })], { page });
    expect(form.values.a).toBe(4);
    form.page.setVariable('rate', 5);
    expect(form.values.a).toBe(10);
  });

  it('that refer to each other stand still and are reported', () => {
    const { form, root } = openPlainForm([
      number('a', { value: '{{ form.b + 1 }}' }),
      number('b', { value: '{{ form.a + 1 }}' }),
    ]);
    expect(form.values).toEqual({ a: null, b: null });
    expect(root.log.entries.map(({ finding }) => finding.code)).toEqual(['CYCLE']);
  });
});

describe('rights', () => {
  const rights = { actions: [], read: ['a', 'b'], write: ['a'] };
  const fields = [field('a'), field('b'), field('c', { hide: 'clear' })];

  it('hide and lock fields', () => {
    const { form } = openPlainForm(fields, { rights });
    const states = ['a', 'b', 'c'].map((code) => form.field(code)?.state);
    expect(states.map((state) => state?.visible.value)).toEqual([true, true, false]);
    expect(states.map((state) => state?.readOnly.value)).toEqual([false, true, true]);
  });

  it('let nothing be sent that the role may not write', () => {
    const { form } = openPlainForm(fields, { rights, record: record({ a: 'x', b: 'y', c: 'z' }) });
    for (const code of ['a', 'b', 'c']) form.setValue(code, 'new');
    expect(form.payload()).toEqual({ a: 'new' });
  });
});

describe('choices under a choice', () => {
  const under = (code: string, parent: string) =>
    list(code, { props: { options: { dictionary: 'places', parent: `{{ form.${parent} }}` } } });

  it('are emptied when a person changes what they stand under', () => {
    const { form } = openPlainForm(
      [field('college'), under('major', 'college'), under('class', 'major'), field('other')],
      {
        record: record({ college: '7', major: ['cs'], class: ['1'], other: 'x' }),
      },
    );
    form.field('college')?.set('8');
    expect(form.values).toEqual({ college: '8', major: null, class: null, other: 'x' });
  });

  it('are emptied in rows as well, where they stand under a field of the form', () => {
    const choice = (code: string, parent: string) =>
      list(code, { props: { options: { dictionary: 'places', parent: `{{ ${parent} }}` } } });
    const { form } = openPlainForm([
      field('college'),
      field('rows', {
        type: 'rows-field',
        children: [choice('major', 'form.college'), choice('class', 'row.major'), field('other')],
      }),
    ]);
    form.setValue('rows', [{ major: ['cs'], class: ['1'], other: 'x' }]);
    form.field('college')?.set('8');
    expect(form.values.rows).toEqual([{ major: null, class: null, other: 'x' }]);
  });

  it('stay when a chain or the server sets values', () => {
    const { form } = openPlainForm([field('college'), under('major', 'college')]);
    form.setValue('major', ['cs']);
    form.setValue('college', '7');
    expect(form.values.major).toEqual(['cs']);
  });

  it('may stand under each other by mistake', () => {
    const { form } = openPlainForm([under('a', 'b'), under('b', 'a')]);
    form.setValue('b', ['y']);
    form.field('a')?.set(['x']);
    expect(form.values).toEqual({ a: ['x'], b: null });
  });
});

it('tells each reader only of the field it reads', () => {
  const { form } = openPlainForm([field('a'), field('b')]);
  const runs = { a: 0, b: 0 };
  const stops = (['a', 'b'] as const).map((code) =>
    autorun(() => {
      runs[code] += form.field(code)?.value === undefined ? 1 : 1;
    }),
  );
  form.setValue('a', 'x');
  form.setValue('a', 'y');
  expect(runs).toEqual({ a: 3, b: 1 });
  for (const stop of stops) stop();
});

it('follows nothing any more once it is closed', () => {
  const { form } = openPlainForm([number('n'), number('m', { value: '{{ form.n }}' })]);
  form.dispose();
  form.setValue('n', 3);
  expect(form.values.m).toBeNull();
});
