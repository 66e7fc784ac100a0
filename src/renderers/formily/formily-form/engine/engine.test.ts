import { type Field, type Form, FormPath } from '@formily/core';
import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { plainEnvironment } from '../../../../../tests/support/plainDocuments.ts';
import { isAddress } from '../../../../documents/formily/addresses.ts';
import { readFormilySchema } from '../../../../documents/formily/readSchema.ts';
import { createEngine } from '../../../../runtime/form/engine.ts';
import { applyWrite } from './applyWrite.ts';
import { stateReaction, userReaction } from './reactions.ts';
import { SchemaRun } from './SchemaRun.ts';

// The reactions of a schema over the engine alone, as rows and fields are made while a form is drawn.

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function engineOf(
  names: Readonly<Record<string, unknown>> = {},
  stored: (field: string) => boolean = () => false,
) {
  const environment = plainEnvironment();
  const run = new SchemaRun(names, environment, ({ address }) => stored(address.toString()));
  const form = createEngine({});
  /** Makes a field with the reactions that its schema has; those of one schema are shared by all of its fields. */
  const fields = (schema: object) => {
    const { root, findings } = readFormilySchema({ properties: { a: schema } }, { isField: () => false });
    // The fields that it names are made apart.
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    const node = root?.properties[0]?.[1];
    const reactions = [
      ...(node?.writes ?? []).map((write) => stateReaction(write, run)),
      ...(node?.reactions ?? []).map((reaction) => userReaction(reaction, run)),
    ];
    return (name: string): Field => form.createField({ name, reactions });
  };
  const told = () => environment.reported.map(({ code }) => code);
  return { form, fields, told };
}

const valueOf = (form: Form, name: string): unknown => form.getValuesIn(name);

describe('what is set off', () => {
  test('eighty rows in one task are added up, and forty fields follow what is valid', () => {
    const { form, fields, told } = engineOf();
    const total = fields({
      'x-reactions': { fulfill: { state: { value: '{{ sum(pluck($values.rows, "n")) }}' } } },
    });
    form.setValues({ rows: [] });
    total('total');
    const row = fields({
      'x-reactions': { dependencies: ['.n'], fulfill: { state: { title: '{{$deps[0]}}' } } },
    });
    for (let index = 0; index < 80; index += 1) {
      form.setValuesIn(`rows.${String(index)}`, { n: 1 });
      row(`rows.${String(index)}.name`);
    }
    expect(valueOf(form, 'total')).toBe(80);
    const says = fields({ 'x-content': "{{$form.valid ? 'right' : 'wrong'}}" });
    const forty = Array.from({ length: 40 }, (_, index) => says(`f${String(index)}`));
    for (const each of forty) each.setSelfErrors(['no']);
    for (const each of forty) each.setSelfErrors([]);
    expect(new Set(forty.map(({ content }) => content as unknown))).toEqual(new Set(['right']));
    expect(told()).toEqual([]);
  });

  test('a total over the rows of a list follows what is changed, added and removed in them', () => {
    const { form, fields, told } = engineOf();
    form.createArrayField({ name: 'items' });
    const total = fields({
      'x-reactions': {
        dependencies: ['items'],
        fulfill: { state: { value: "{{ sum(pluck($deps[0], 'price')) }}" } },
      },
    });
    form.setValues({ items: [{ price: 1 }, { price: 2 }] });
    total('total');
    expect(valueOf(form, 'total')).toBe(3);
    form.setValuesIn('items.1.price', 5);
    expect(valueOf(form, 'total')).toBe(6);
    const items = form.query('items').take();
    if (items && 'push' in items) void items.push({ price: 4 });
    expect(valueOf(form, 'total')).toBe(10);
    if (items && 'remove' in items) void items.remove(0);
    expect(valueOf(form, 'total')).toBe(9);
    expect(told()).toEqual([]);
  });

  test('a long line of fields ends, some of it later, and goes on to follow', () => {
    const { form, fields, told } = engineOf();
    fields({})('f0');
    for (let index = 1; index <= 250; index += 1)
      fields({
        'x-reactions': {
          dependencies: [`f${String(index - 1)}`],
          fulfill: { state: { value: '{{($deps[0] ?? 0) + 1}}' } },
        },
      })(`f${String(index)}`);
    for (const first of [0, 10]) {
      form.setValuesIn('f0', first);
      vi.runAllTimers();
      expect(valueOf(form, 'f250')).toBe(first + 250);
    }
    expect(told()).toEqual([]);
  });

  test('a circle ends, and is told', () => {
    const { form, fields, told } = engineOf();
    const more = (target: string) =>
      fields({ 'x-reactions': { target, fulfill: { state: { value: '{{($self.value ?? 0) + 1}}' } } } });
    more('b')('a');
    more('a')('b');
    form.setValuesIn('a', 5);
    vi.runAllTimers();
    expect(told()).toContain('FORMILY_CIRCLE');
  });

  test('one by way of promises, too', async () => {
    const { fields, told } = engineOf();
    const field = fields({
      'x-reactions': {
        effects: ['onFieldValidateEnd'],
        fulfill: { state: { value: '{{($self.value ?? 0) + 1}}' } },
      },
    })('a');
    await field.onInput(1);
    field.setValue(5);
    await vi.runAllTimersAsync();
    expect(told()).toEqual(['FORMILY_CIRCLE']);
  });
});

test('each field follows what it reads of the page, as long as it is there', () => {
  const page = observable({ a: 1, b: 2 });
  let reads = 0;
  const pageOf = {
    which: {
      get a() {
        reads += 1;
        return page.a;
      },
      get b() {
        return page.b;
      },
    },
  };
  const { fields } = engineOf(pageOf);
  const field = fields({ title: "{{$self.data === 'a' ? which.a : which.b}}" });
  const made = ['a', 'b'].map((data) => {
    const each = field(`rows.${data}`);
    each.setData(data);
    return each;
  });
  runInAction(() => Object.assign(page, { a: 10, b: 20 }));
  expect(made.map(({ title }) => title as unknown)).toEqual([10, 20]);
  made[0]?.destroy();
  const before = reads;
  runInAction(() => Object.assign(page, { a: 11, b: 21 }));
  expect([made[1]?.title, reads]).toEqual([21, before]);
});

test('what a schema begins with is written where nothing is stored', () => {
  const { form, fields } = engineOf({}, (address) => address === 'old');
  const begins = fields({ default: '{{ 1 + 1 }}' });
  begins('old');
  begins('new');
  expect(form.values).toEqual({ new: 2 });
});

test('options that an expression gives are judged as those of a schema are', () => {
  const field = createEngine({}).createField({ name: 'a' });
  const write = { to: ['dataSource'], value: '', changes: true };
  applyWrite(field, write, [{ label: 'A', value: 1, style: { color: 'red', position: 'fixed' } }, 'B']);
  expect(field.dataSource).toEqual([
    { label: 'A', value: 1, style: { color: 'red' } },
    { label: 'B', value: 'B' },
  ]);
  applyWrite(field, { ...write, to: ['dataSource', '0', 'style'] }, { background: 'url(x)' });
  expect(field.dataSource[0]).toEqual({ label: 'A', value: 1, style: {} });
});

test('the parser of the engine takes each address that is taken for one', () => {
  const signs = ['a', 'b', '.', '*', '(', ')', '[', ']', ',', '!', '0', ':', '~', '-'];
  let seed = 7;
  const next = (below: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  let taken = 0;
  for (let count = 0; count < 10_000; count += 1) {
    const text = Array.from({ length: 1 + next(8) }, () => signs[next(signs.length)]).join('');
    if (!isAddress(text)) continue;
    taken += 1;
    const at = FormPath.parse('x.0.y');
    const match = () => FormPath.parse(text, at).matchAliasGroup('x.0.a', 'x.0.b');
    expect(match, text).not.toThrow();
    expect(() => FormPath.parse(text), text).not.toThrow();
  }
  expect(taken).toBeGreaterThan(100);
});
