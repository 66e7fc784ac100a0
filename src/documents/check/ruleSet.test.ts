import { describe, expect, test } from 'vitest';
import { plainMetas } from '../../../tests/support/plainMetas.ts';
import { checkDocumentSet } from './documentSet.ts';

// Every place that takes rules takes the name of a condition instead, and is told the same of it.

const whole = { schemaVersion: 1, name: 'name' };
const rules = (bindKey: string) => ({
  testRule: 'every',
  conditionList: [{ bindKey, type: 'text', judgeType: 'equal', value: 'x' }],
});
const condition = (id: string, held: object) => ({ ...whole, kind: 'condition', id, rules: held });

/** Errors and warnings of the first of some documents. */
function findings(...documents: object[]): readonly string[] {
  const entries = documents.map((document, at) => ({ name: String(at), document }));
  const [first] = checkDocumentSet(entries, { metas: plainMetas });
  return first!.findings.map(({ severity, code, path }) => `${severity} ${code} ${path ?? ''}`);
}

const form = (grant: object = {}) => ({
  ...whole,
  kind: 'form',
  id: 'book',
  fields: [{ type: 'text-field', id: 'title', name: 'title', title: { zhCN: '书名', enUS: 'Title' } }],
  grants: [{ roles: ['admin'], actions: ['list'], read: '*', ...grant }],
});
const list = (parts: object) => ({
  ...whole,
  kind: 'mgrList',
  id: 'books',
  module: 'book',
  columns: [{ field: 'title' }],
  ...parts,
});
const views = (where: object) => [{ id: 'all', title: { zhCN: '全部', enUS: 'All' }, where }];
const page = (parts: object) => ({ ...whole, kind: 'app', id: 'page', body: [], ...parts });
const source = (where: object) => ({ rows: { call: 'book/list', param: { where } } });
const menu = (showCondition: object) => ({
  name: { zhCN: '官网', enUS: 'Site' },
  type: 'url',
  url: 'https://example.edu/',
  grants: [{ role: 'admin' }],
  showCondition,
});
const text = { zhCN: '校园', enUS: 'Campus' };
const system = (rule: object) => ({
  ...whole,
  kind: 'system',
  id: 'school',
  title: text,
  group: text,
  menus: [menu(rule)],
});

const flow = (parts: { branch?: object; route?: object }) => ({
  ...whole,
  kind: 'flow',
  id: 'lending',
  form: 'book',
  settings: { managers: { roles: ['admin'] } },
  nodes: [
    { type: 'start', id: 'start' },
    {
      type: 'condition',
      id: 'decide',
      branches: [
        { id: 'long', when: parts.branch ?? rules('form.title'), nodes: [] },
        { id: 'short', default: true, nodes: [] },
      ],
    },
    { type: 'route', id: 'on', to: 'end', when: parts.route ?? rules('form.title') },
    { type: 'end', id: 'end' },
  ],
});
const bi = (parts: object) => ({
  ...whole,
  kind: 'bi',
  id: 'titles',
  view: { type: 'box', id: 'view' },
  datasets: {
    books: {
      from: { kind: 'module', module: 'book' },
      fields: { title: { type: 'text', role: 'dimension' } },
      ...parts,
    },
  },
});

/** The documents with rules at the place, what they see there, and where a wrong name is told. */
const places: readonly [string, (rule: object) => object[], string, string][] = [
  ['/grants/0/rows', (rows) => [form({ rows })], 'title', 'error'],
  ['/where', (where) => [list({ where }), form()], 'title', 'error'],
  ['/views/0/where', (where) => [list({ views: views(where) }), form()], 'title', 'error'],
  ['/sources/rows/param/where', (where) => [page({ sources: source(where) }), form()], 'title', 'error'],
  ['/showCondition/rules', (rule) => [page({ showCondition: { rules: rule } })], 'url.from', 'warning'],
  ['/menus/0/showCondition', (rule) => [system(rule)], 'from', ''],
  ['/nodes/1/branches/0/when', (branch) => [flow({ branch }), form()], 'form.title', 'error'],
  ['/nodes/2/when', (route) => [flow({ route }), form()], 'form.title', 'error'],
  ['/datasets/books/where', (where) => [bi({ where }), form()], 'title', 'error'],
  ['/datasets/books/rows', (rows) => [bi({ rows }), form()], 'title', 'error'],
];

describe.each(places)('%s', (path, documents, name, severity) => {
  const told = (held: string) =>
    findings(...documents({ condition: 'shared' }), condition('shared', rules(held)));

  test('takes a condition as it takes its rules', () => {
    expect(findings(...documents(rules(name)))).toEqual([]);
    expect(told(name)).toEqual([]);
    expect(told('nowhere')).toEqual(severity === '' ? [] : [`${severity} CONDITION_UNFIT ${path}/condition`]);
  });

  test('misses one that is not there, and one that comes to nothing', () => {
    expect(findings(...documents({ condition: 'gone' }))).toEqual([
      `error UNKNOWN_DOCUMENT ${path}/condition`,
    ]);
    const circle = condition('loop', { condition: 'loop' });
    expect(findings(...documents({ condition: 'loop' }), circle)).toEqual([
      `error BROKEN_DOCUMENT ${path}/condition`,
    ]);
  });
});

test('a condition may name another one, but not itself in the end', () => {
  const to = (id: string, other: string) => condition(id, { condition: other });
  expect(findings(to('aa', 'bb'), condition('bb', rules('any')))).toEqual([]);
  expect(findings(to('aa', 'bb'), to('bb', 'cc'), to('cc', 'aa'))).toEqual(['error CYCLE /rules/condition']);
  expect(findings(to('aa', 'bb'), to('bb', 'cc'), to('cc', 'bb'))).toEqual([
    'error BROKEN_DOCUMENT /rules/condition',
  ]);
  expect(findings(to('aa', 'gone'))).toEqual(['error UNKNOWN_DOCUMENT /rules/condition']);
});

test('sources that wait for each other by way of a condition are a circle', () => {
  const shared = condition('shared', {
    testRule: 'every',
    conditionList: [
      { bindKey: 'title', type: 'text', judgeType: 'equal', value: '{{ sources.rows[0].title }}' },
    ],
  });
  expect(findings(page({ sources: source({ condition: 'shared' }) }), form(), shared)).toContain(
    'error CYCLE /sources/rows/param',
  );
});
