import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { plainMetas } from '../../../tests/support/plainMetas.ts';
import { findingsWith, form, title, whole } from '../../../tests/support/slips.ts';
import { defineMeta } from '../../schemas/rendererMeta.ts';
import { checkDocumentSet } from './documentSet.ts';

// Slips with fields of a kind of their own: numbers that the server gives, secrets, inputs where no form is.

const numberMeta = defineMeta({
  version: 1,
  icon: 'edit',
  budget: 1,
  title,
  type: 'number-of-series',
  family: 'input',
  props: {},
  field: { column: 'text', dataType: 'text', value: Type.String(), serial: true },
});
const metas = [...plainMetas, numberMeta];

const findings = findingsWith(metas);

describe('a number of a series', () => {
  test.each(['default', 'value'])('has no %s', (member) => {
    const number = { type: 'number-of-series', id: 'n', name: 'number', title, [member]: 'BX1' };
    const [entry] = checkDocumentSet([{ name: 'form', document: form(number) }], { metas });
    expect(entry?.findings).toMatchObject([
      { code: 'MEMBER_UNUSED', severity: 'error', path: `/fields/0/${member}` },
    ]);
  });
});

describe('a secret, which nobody reads,', () => {
  const pin = { type: 'secret-field', id: 'p', name: 'pin', title };
  const name = { type: 'text-field', id: 'a', name: 'name', title };
  const list = (more: object) => ({ ...whole, kind: 'mgrList', id: 'list', module: 'student', ...more });

  test.each([
    ['searched', { columns: [{ field: 'name' }], search: { fields: ['pin'] } }, '/search/fields/0'],
    [
      'what a list begins sorted by',
      { columns: [{ field: 'name' }], sort: [{ field: 'pin', order: 'asc' }] },
      '/sort/0/field',
    ],
    ['sorted by', { columns: [{ field: 'pin', sortable: true }] }, '/columns/0/sortable'],
  ])('is not %s', (_what, more, path) => {
    expect(findings(list(more), form(name, pin))).toContain(`SECRET_FIELD ${path}`);
  });

  test('may stand in a list, is never unique, and has no place within a value', () => {
    expect(findings(list({ columns: [{ field: 'pin' }] }), form(name, pin))).toEqual([]);
    expect(findings({ ...form(name, pin), storage: { pin: { unique: true } } })).toEqual([
      'SECRET_FIELD /storage/pin/unique',
    ]);
    expect(findings(form({ type: 'rows-field', id: 'r', name: 'rows', title, children: [pin] }))).toEqual([
      'SECRET_FIELD /fields/0/children/0',
    ]);
  });
});

describe('an input', () => {
  const body = [{ type: 'text-field', id: 'sought', name: 'sought', title }];

  const page = { ...whole, kind: 'app', id: 'page' };

  test('needs a form around it', () => {
    expect(findings({ ...page, body })).toEqual(['NO_FORM /body/0']);
    expect(findings({ ...page, body: [{ type: 'box', id: 'box', children: body }] })).toEqual([
      'NO_FORM /body/0/children/0',
    ]);
  });

  test('needs the code of a field', () => {
    const inside = [{ type: 'text-field', id: 'nameless', title }];
    const layout = [{ field: 'sought' }, { type: 'box', id: 'box', children: inside }];
    expect(findings({ ...form(...body), layout })).toEqual(['NO_NAME /layout/1/children/0']);
    const heard = inside.map((node) => ({ ...node, on: { change: [] } }));
    const kept = [{ field: 'sought' }, { type: 'box', id: 'box', children: heard }];
    expect(findings({ ...form(...body), layout: kept })).not.toContain('NO_NAME /layout/1/children/0');
  });

  test('has one in a form, and may have one in a control', () => {
    expect(findings(form(...body))).toEqual([]);
    expect(findings({ ...whole, kind: 'control', id: 'card', body })).toEqual([]);
  });
});

describe('a field that is computed and nothing else', () => {
  const sum = defineMeta({
    version: 1,
    icon: 'edit',
    budget: 1,
    title,
    type: 'sum',
    family: 'input',
    props: {},
    field: { column: 'number', dataType: 'number', value: Type.Number(), computed: true },
  });
  const found = findingsWith([...metas, sum]);

  test('needs what it computes, in rows as well', () => {
    const node = { type: 'sum', id: 's', name: 'sum', title };
    expect(found(form(node))).toEqual(['MISSING_MEMBER /fields/0/value']);
    const rows = { type: 'rows-field', id: 'r', name: 'rows', title, children: [node] };
    expect(found(form(rows))).toEqual(['MISSING_MEMBER /fields/0/children/0/value']);
    expect(found(form({ ...node, value: '{{ 1 }}' }))).toEqual([]);
  });
});

describe('first values', () => {
  const number = (name: string, more: object) => ({ type: 'number-field', id: name, name, title, ...more });

  test('may read one another, but in no circle', () => {
    const m = number('m', { default: '{{ form.n }}' });
    expect(findings(form(m, number('n', { default: 8 })))).toEqual([]);
    expect(findings(form(m, number('n', { default: '{{ form.m ?? 3 }}' })))).toEqual([
      'CYCLE /fields/0/default',
    ]);
    expect(findings(form(number('n', { value: '{{ form.m }}' }), m))).toEqual(['CYCLE /fields/1/default']);
    const inRow = number('k', { default: '{{ row.k ?? 1 }}' });
    const rows = { type: 'rows-field', id: 'r', name: 'rows', title, children: [inRow] };
    expect(findings(form(rows))).toEqual(['CYCLE /fields/0/children/0/default']);
  });
});
