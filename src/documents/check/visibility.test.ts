import { describe, expect, test } from 'vitest';
import { plainMetas } from '../../../tests/support/plainMetas.ts';
import type { Finding } from '../../schemas/finding.ts';
import { Type } from 'typebox';
import { defineMeta } from '../../schemas/rendererMeta.ts';
import { checkDocumentSet } from './documentSet.ts';

const title = { zhCN: '物', enUS: 'thing' };
const rowsMeta = defineMeta({
  type: 'rows',
  version: 1,
  family: 'input',
  icon: 'edit',
  budget: 1,
  title,
  container: true,
  provides: { row: { type: 'record', title } },
  props: {},
  field: {
    column: 'json',
    dataType: 'array',
    value: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    members: 'many',
  },
});
const whole = { schemaVersion: 1, name: 'name' };
const grants = [{ roles: ['*'], actions: ['list'], read: '*', write: '*' }];
const field = (name: string, more: object = {}) => ({
  type: 'number-field',
  id: `id-${name}`,
  name,
  title,
  ...more,
});
const form = (fields: readonly object[], more: object = {}) => ({
  ...whole,
  kind: 'form',
  id: 'plain',
  grants,
  fields,
  ...more,
});

function found(...documents: object[]): readonly Finding[] {
  const entries = documents.map((document, at) => ({ name: String(at), document }));
  return checkDocumentSet(entries, { metas: [...plainMetas, rowsMeta] })[0]!.findings;
}
/** Findings of the first of some documents: severity, place and the way of the circle. */
const circles = (...documents: object[]): readonly string[] =>
  found(...documents).map(({ severity, code, path, message }) =>
    [severity, code, path, / ([\w →]+);/.exec(message.enUS)?.[1]].join(' '),
  );

const clear = { hide: 'clear' };
const rule = (bindKey: string, judgeType: string) => ({
  testRule: 'every',
  conditionList: [{ bindKey, type: 'number', judgeType, value: 1 }],
});

describe('fields that show each other', () => {
  test('name an entry that takes itself away', () => {
    const document = form([
      field('p', { visible: '{{ form.q > 1 }}', ...clear }),
      field('q', { visible: '{{ not (form.p > 1) }}', ...clear }),
    ]);
    expect(circles(document)).toEqual(['warning VISIBLE_CYCLE /fields/1/visible p → q → p']);
    expect(found(document)[0]?.message.enUS).toMatch(/entering \d+ in "p" empties it at once/);
  });

  test.each([
    ['rules', { visible: rule('form.q', 'empty') }, { visible: rule('form.p', 'empty') }],
    ['one or the other', { visible: '{{ form.q == null }}', ...clear }, { visible: '{{ form.p == null }}' }],
    ['nothing shows either', { visible: '{{ form.q > 1 }}' }, { visible: '{{ form.p > 1 }}' }],
  ])('are a warning where none does: %s', (_name, p, q) => {
    expect(circles(form([field('p', p), field('q', q)]))).toEqual([
      'warning VISIBLE_CYCLE /fields/1/visible p → q → p',
    ]);
  });

  test('are found by way of computed fields and of the sections around them', () => {
    const sum = field('sum', { value: '{{ form.q + 1 }}' });
    const p = field('p', { visible: '{{ form.sum > 1 }}' });
    const section = { type: 'box', id: 'box', visible: '{{ form.p > 1 }}', children: [{ field: 'q' }] };
    const layout = [{ field: 'p' }, { field: 'sum' }, section];
    expect(circles(form([p, sum, field('q')], { layout }))).toEqual([
      'warning VISIBLE_CYCLE /layout/2/visible p → sum → q → p',
    ]);
  });

  test('are found in the rows of a field', () => {
    const children = [field('a', { visible: '{{ row.b > 1 }}' }), field('b', { visible: '{{ row.a > 1 }}' })];
    expect(circles(form([field('rows', { type: 'rows', children })]))).toEqual([
      'warning VISIBLE_CYCLE /fields/0/children/1/visible a → b → a',
    ]);
  });

  test('are found where a further form closes the circle', () => {
    const further = {
      ...whole,
      kind: 'mgrForm',
      id: 'further',
      module: 'plain',
      overrides: { q: { visible: '{{ form.p > 1 }}' } },
    };
    const own = form([field('p', { visible: '{{ form.q > 1 }}' }), field('q')]);
    expect(circles(own)).toEqual([]);
    expect(circles(further, own)).toEqual(['warning VISIBLE_CYCLE /overrides/q/visible p → q → p']);
  });
});

describe('a field that its own value shows', () => {
  test.each([
    [{ visible: '{{ form.p != 5 }}', ...clear }, true],
    [{ visible: '{{ form.p != 5 }}', ...clear, rules: [{ rule: 'max', value: 4 }] }, false],
    [{ visible: '{{ form.p != 5 }}' }, false],
    [{ visible: '{{ form.p != null }}', ...clear }, false],
  ])('%j', (more, loses) => {
    const document = form([field('p', more)]);
    expect(circles(document)).toEqual(['warning VISIBLE_CYCLE /fields/0/visible p → p']);
    expect(found(document)[0]?.message.enUS.includes('empties it at once')).toBe(loses);
  });

  test.each([
    ['which nobody enters', { visible: '{{ form.p != null }}', readOnly: true }],
    ['which is computed', { visible: '{{ form.p > 1 }}', value: '{{ 1 + 1 }}' }],
  ])('%s is nothing to tell of', (_name, more) => {
    expect(circles(form([field('p', more)]))).toEqual([]);
  });
});

test.each(['required', 'enabled', 'readOnly'])('"%s" closes no circle', (flag) => {
  const fields = [field('p', { visible: '{{ form.q > 1 }}' }), field('q', { [flag]: '{{ form.p > 1 }}' })];
  expect(circles(form(fields))).toEqual([]);
});
