import { describe, expect, test } from 'vitest';
import { plainMetas } from '../../../tests/support/plainMetas.ts';
import { findingsWith, form, title, whole } from '../../../tests/support/slips.ts';
import { Type } from 'typebox';
import { IconSchema } from '../../schemas/icon.ts';
import { nullish } from '../../schemas/nullish.ts';
import { prop } from '../../schemas/prop.ts';
import { defineMeta } from '../../schemas/rendererMeta.ts';
import { checkDocumentSet } from './documentSet.ts';

// Slips that a document can be published with unless the check tells of them, each beside what is right.

const keyMeta = defineMeta({
  version: 1,
  icon: 'edit',
  budget: 1,
  title,
  type: 'key',
  family: 'action',
  props: { line: prop.template(title) },
  events: { click: { title } },
});
const metas = [...plainMetas, keyMeta];
const student = form(
  { type: 'text-field', id: 'a', name: 'name', title },
  { type: 'number-field', id: 'b', name: 'age', title },
  { type: 'list-field', id: 'c', name: 'tags', title },
);
const page = (more: object) => ({ ...whole, kind: 'app', id: 'page', body: [], ...more });
const click = (...chain: object[]) => page({ body: [{ type: 'key', id: 'key', on: { click: chain } }] });

const findings = findingsWith(metas);

describe('a code that no column can have', () => {
  test.each(['constructor', 'prototype', 'created_at', 'xmin', 'actionMights', 'id', 'platform_x'])(
    '%s is refused',
    (name) => {
      expect(findings(form({ type: 'text-field', id: 'a', name, title }))).toEqual([
        'RESERVED_CODE /fields/0/name',
      ]);
    },
  );

  test.each(['toString', 'select', 'created'])('%s may name a field', (name) => {
    expect(findings(form({ type: 'text-field', id: 'a', name, title }))).toEqual([]);
  });
});

describe('totals of rows', () => {
  const rows = (...totals: string[]) => {
    const children = [
      { type: 'text-field', id: 'b', name: 'course', title },
      { type: 'number-field', id: 'c', name: 'hours', title },
    ];
    return form({ type: 'rows-field', id: 'a', name: 'rows', title, props: { totals }, children });
  };
  test.each([
    ['hours', []],
    ['nope', ['UNKNOWN_FIELD /fields/0/props/totals/0']],
    ['course', ['SUMMARY_UNFIT /fields/0/props/totals/0']],
  ])('of %s', (code, found) => {
    expect(findings(rows(code))).toEqual(found);
  });
});

describe('what a call is given', () => {
  const at = '/sources/s/param';
  const measure = { as: 'n', fn: 'count' };
  test.each([
    ['list', { limt: 10 }, [`UNKNOWN_PARAMETER ${at}/limt`]],
    ['list', { limit: 'ten' }, [`WRONG_PARAMETER ${at}/limit`]],
    ['list', { limit: '{{ vars.n }}', offset: 0, sort: '{{ vars.sort }}' }, []],
    ['list', { sort: [{ field: 'name', order: 'up' }] }, [`WRONG_PARAMETER ${at}/sort/0/order`]],
    ['list', { sort: [{ field: 'name', order: '{{ vars.order }}' }], fields: ['name', 'id'] }, []],
    ['detail', {}, [`MISSING_PARAMETER ${at}`]],
    ['detail', { id: '{{ url.id }}' }, []],
    ['aggregate', {}, [`MISSING_PARAMETER ${at}`]],
    ['aggregate', { measures: [{ as: 'n', fn: 'summ' }] }, [`WRONG_PARAMETER ${at}/measures/0/fn`]],
    [
      'aggregate',
      { measures: [{ as: 'n', fn: 'sum', field: 'name' }] },
      [`SUMMARY_UNFIT ${at}/measures/0/fn`],
    ],
    [
      'aggregate',
      { groupBy: [{ field: 'tags' }, { field: 'age', unit: 'month' }], measures: [measure] },
      [`GROUP_UNFIT ${at}/groupBy/0/field`, `GROUP_UNFIT ${at}/groupBy/1/unit`],
    ],
    [
      'aggregate',
      {
        groupBy: [{ field: 'createdAt', unit: 'month' }],
        measures: [measure],
        sort: [{ field: 'n', order: 'asc' }],
      },
      [],
    ],
    [
      'aggregate',
      { groupBy: [{ field: 'name' }], measures: [measure], sort: [{ field: 'age', order: 'asc' }] },
      [`UNKNOWN_FIELD ${at}/sort/0/field`],
    ],
    [
      'aggregate',
      { groupBy: [{ field: 'name' }, { field: 'name' }], measures: [measure, measure] },
      [`DUPLICATE_CODE ${at}/groupBy/1/field`, `DUPLICATE_CODE ${at}/measures/1/as`],
    ],
    ['aggregate', { measures: [{ as: 'n', fn: 'sum' }] }, [`MISSING_PARAMETER ${at}/measures/0`]],
    [
      'aggregate',
      { groupBy: [{ field: 'name' }], measures: [measure, { as: 'y', fn: 'avg', field: 'age' }] },
      [],
    ],
  ])('%s %j', (call, param, expected) => {
    const variables = { n: { type: 'number' }, sort: { type: 'list' }, order: { type: 'text' } };
    const source = { s: { call: `student/${call}`, param } };
    expect(findings(page({ variables, sources: source }), student)).toEqual(expected);
  });
});

test('a computed field of a row that reads a field which the row has not', () => {
  const rows = (value: string) =>
    form({
      type: 'rows-field',
      id: 'r',
      name: 'rows',
      title,
      children: [
        { type: 'number-field', id: 'count', name: 'count', title },
        { type: 'number-field', id: 'sum', name: 'sum', title, value },
      ],
    });
  expect(findings(rows('{{ row.count * 2 }}'))).toEqual([]);
  expect(findings(rows('{{ row.cuont * 2 }}'))).toEqual(['UNKNOWN_MEMBER /fields/0/children/1/value']);
});

describe('a step that reads records', () => {
  const at = '/body/0/on/click/0';
  const rule = { bindKey: 'nmae', type: 'text', judgeType: 'notEmpty' };
  test.each([
    [{ fields: ['nmae'] }, [`UNKNOWN_FIELD ${at}/fields/0`]],
    [{ sort: [{ field: 'nmae', order: 'asc' }] }, [`UNKNOWN_FIELD ${at}/sort/0/field`]],
    [{ sort: [{ field: 'name', order: 'up' }] }, [`WRONG_PARAMETER ${at}/sort/0/order`]],
    [
      { where: { testRule: 'every', conditionList: [rule] } },
      [`UNKNOWN_NAME ${at}/where/conditionList/0/bindKey`],
    ],
    [{ where: { testRule: 'every', conditionList: [{ ...rule, bindKey: 'name' }] }, fields: ['name'] }, []],
    [{ where: '{{ url.where }}', sort: '{{ url.sort }}', fields: '{{ url.fields }}' }, []],
  ])('exportRows %j', (more, expected) => {
    expect(findings(click({ do: 'exportRows', module: 'student', ...more }), student)).toEqual(expected);
  });
});

describe('a rule', () => {
  const ruled = (type: string, rule: string) =>
    findings(form({ type, id: 'a', name: 'a', title, rules: [{ rule, value: 3 }] }));
  test.each([
    ['number-field', ['minLength', 'maxLength', 'length', 'email', 'url', 'image', 'minItems', 'maxItems']],
    ['text-field', ['minItems', 'maxItems']],
    ['list-field', ['min', 'max', 'integer', 'email', 'phone', 'url', 'idCard']],
  ])('that judges no value of %s', (type, rules) => {
    for (const rule of rules) expect(ruled(type, rule), rule).toEqual(['RULE_UNFIT /fields/0/rules/0']);
  });

  test.each([
    ['number-field', ['min', 'max', 'integer', 'pattern', 'phone', 'idCard']],
    ['text-field', ['maxLength', 'min', 'integer', 'pattern', 'email', 'phone', 'url', 'idCard', 'image']],
    ['list-field', ['minItems', 'maxItems', 'maxLength', 'length', 'pattern']],
  ])('that judges values of %s', (type, rules) => {
    for (const rule of rules) expect(ruled(type, rule), rule).toEqual([]);
  });
});

describe('icons', () => {
  const item = prop.static(Type.Array(Type.Object({ icon: nullish(IconSchema) })), title);
  const sign = defineMeta({
    ...keyMeta,
    type: 'sign',
    props: { icon: prop.static(IconSchema, title), items: item },
  });
  const told = (document: object) =>
    checkDocumentSet([{ name: 'a', document }], { metas: [...metas, sign] })[0]!.findings;
  const signs = (props: object) => page({ body: [{ type: 'sign', id: 's', props }] });

  test.each([
    [signs({ icon: 'hme' }), '/body/0/props/icon', 'home'],
    [
      signs({ items: [{ icon: 'user' }, { icon: null }, { icon: 'trophi' }] }),
      '/body/0/props/items/2/icon',
      'trophy',
    ],
    [{ ...whole, kind: 'control', id: 'card', icon: 'uzer', body: [] }, '/icon', 'user'],
    [
      {
        ...whole,
        kind: 'system',
        id: 'sys',
        title,
        group: title,
        icon: 'home',
        menus: [{ name: title, icon: 'plsu', type: 'url', url: '/a', grants: [{ role: 'admin' }] }],
      },
      '/menus/0/icon',
      'plus',
    ],
  ])('that there are none of are told with the nearest: %j', (document, path, value) => {
    expect(told(document)).toMatchObject([
      { code: 'UNKNOWN_ICON', severity: 'warning', path, fix: { path, value } },
    ]);
  });

  test('that there are, or none, are nothing to tell of', () => {
    expect(told(signs({ icon: 'trophy', items: [{ icon: '' }, {}] }))).toEqual([]);
  });
});

describe('steps that work on a form', () => {
  const body = [
    { type: 'key', id: 'key', on: { click: [{ do: 'submit' }, { do: 'validate' }, { do: 'reset' }] } },
  ];
  const places = ['/body/0/on/click/0', '/body/0/on/click/1', '/body/0/on/click/2'];

  test('need one around them', () => {
    expect(findings(page({ body }))).toEqual(places.map((place) => `NO_FORM ${place}/do`));
  });

  test('have one in a form, and may have one in a control', () => {
    expect(findings({ ...whole, kind: 'control', id: 'card', body })).toEqual([]);
    expect(findings({ ...student, layout: [{ field: 'name' }, ...body] })).toEqual([]);
  });
});

describe('grants', () => {
  const own = { testRule: 'every', conditionList: [] };
  const grant = (more: object) => ({ roles: ['teacher'], actions: ['list'], read: '*', ...more });
  const computed = { type: 'number-field', id: 'b', name: 'b', title, value: '{{ 1 + form.a }}' };
  const told = (granted: readonly object[], more: object = {}) =>
    findings({
      ...form({ type: 'number-field', id: 'a', name: 'a', title }, { ...computed, ...more }),
      grants: granted,
    });
  const rows = (value: string) => ({
    ...own,
    conditionList: [{ bindKey: 'createdBy', type: 'text', judgeType: 'equal', value }],
  });

  test.each([
    ['the same twice', [grant({}), grant({ read: ['a'] })], ['DUPLICATE_GRANT /grants/1']],
    ['one role twice in one', [grant({ roles: ['teacher', 'teacher'] })], ['DUPLICATE_GRANT /grants/0']],
    ['rows beside all', [grant({}), grant({ rows: rows('x') })], ['DUPLICATE_GRANT /grants/1']],
    ['all beside rows', [grant({ rows: rows('x') }), grant({})], ['DUPLICATE_GRANT /grants/1']],
    ['other actions', [grant({}), grant({ actions: ['update'], rows: rows('x') })], []],
    ['other roles', [grant({}), grant({ roles: ['student'] })], []],
    ['other rows', [grant({ rows: rows('x') }), grant({ rows: rows('y') })], []],
  ])('%s', (_name, granted, expected) => {
    expect(told(granted)).toEqual(expected);
  });

  test.each([
    [{}, ['MEMBER_UNUSED /grants/0/write/1']],
    [{ rules: [{ rule: 'max', value: 9 }] }, []],
    [{ value: '{{ 1 + url.a }}' }, []],
  ])('that let somebody write what is computed: %j', (more, expected) => {
    expect(told([grant({ write: ['a', 'b'] })], more)).toEqual(expected);
  });
});

test('of a widget of a package that is not here, the package is named', () => {
  const document = page({ body: [{ type: 'uni/mood', id: 'a' }] });
  expect(checkDocumentSet([{ name: 'page', document }], { metas })[0]!.findings).toMatchObject([
    {
      code: 'UNKNOWN_TYPE',
      path: '/body/0/type',
      message: { enUS: expect.stringContaining('the package "uni" is not installed') as string },
    },
  ]);
});

test('what a widget does not take, and what stands nowhere else, is told where it stands', () => {
  const parts = [
    { type: 'book', role: 'book', container: true },
    { type: 'shelf', holds: 'book', container: true },
    {
      type: 'rows',
      container: true,
      field: { column: 'json', dataType: 'array', value: Type.Unknown(), members: 'many' },
    },
  ] as const;
  const declared = parts.map((part) =>
    defineMeta({ version: 1, icon: 'edit', budget: 1, title, family: 'layout', props: {}, ...part }),
  );
  const find = findingsWith([...metas, ...declared]);
  const book = (id: string) => ({ type: 'book', id, children: [{ type: 'key', id: `${id}-key` }] });
  const shelf = (...children: object[]) => ({ type: 'shelf', id: 'shelf', children });
  expect(find(page({ body: [shelf(book('a'))] }))).toEqual([]);
  expect(find(page({ body: [shelf({ type: 'key', id: 'key' }), book('b')] }))).toEqual([
    'MISPLACED /body/0/children/0',
    'MISPLACED /body/1',
  ]);
  const rows = { type: 'rows', id: 'r', name: 'rows', title, children: [{ field: 'name' }] };
  expect(find(form({ type: 'text-field', id: 'a', name: 'name', title }, rows))).toEqual([
    'MISPLACED /fields/1/children/0',
  ]);
});
