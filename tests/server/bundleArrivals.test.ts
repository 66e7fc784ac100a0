import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertDraft } from '../../server/documents/draftRepository.ts';
import { templates } from '../../src/designer/start/templates/templates.ts';
import { fromTemplate } from '../../src/designer/start/templates/template.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { createCourses, registration } from '../support/interfaces.ts';
import type { Courses } from '../support/interfaces.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// Under which ids a bundle comes in, what becomes of what is here, what a dry run tells, and who may.

interface Entry {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly schema: object;
}
/** A document, as far as its name in a bundle goes. */
interface Schema extends Readonly<Record<string, unknown>> {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
}
interface Bundle {
  readonly documents: readonly Entry[];
  readonly interfaces?: readonly { id: string; definition: object }[];
  readonly missing: readonly object[];
}
interface Arrived {
  readonly kind: string;
  readonly id: string;
  readonly diff?: readonly object[];
}
interface Imported extends Record<'added' | 'changed' | 'left', readonly Arrived[]> {
  readonly ids: Record<string, string>;
  readonly revisions: Record<string, number>;
  readonly findings: readonly object[];
  readonly missing: readonly object[];
  readonly plans: readonly { id: string; hash: string; plan: readonly object[] }[];
}

let source: TestServer;
let target: TestServer;
let courses: Courses;
let from: ApiClient;
let to: ApiClient;

beforeAll(async () => {
  [source, target] = await Promise.all([
    startTestServer({ seed: seedPeople }),
    startTestServer({ seed: seedPeople }),
  ]);
  [from, to] = await Promise.all([source.login('admin'), target.login('admin')]);
  const own = form('platform-user', 'place');
  await insertDraft(target.db, {
    ...{ kind: 'form', id: own.id, name: own.id, schema: own, actor: 'x', origin: 'product' },
  });
  courses = await createCourses();
});
afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  await courses.drop();
});

const send = (client: ApiClient, action: string, param: object): Promise<ApiAnswer> =>
  client.call('manager', `/resource/${action}.do`, param);
const bring = (param: object, client = to): Promise<ApiAnswer> => send(client, 'import', param);
async function brought(param: object): Promise<Imported> {
  const answer = await bring(param);
  expect(answer, answer.text).toMatchObject({ msgState: 1 });
  return answer.result as Imported;
}
const bundleOf = (...schemas: readonly Schema[]) => ({
  ...{ format: 'atrium-bundle', formatVersion: 1 },
  documents: schemas.map((schema) => ({ kind: schema.kind, id: schema.id, name: schema.name, schema })),
});
const read = async (
  kind: string,
  id: string,
): Promise<{ revision: number; schema: Record<string, unknown> }> => {
  const { result } = await send(to, 'get', { kind, id, version: 'draft' });
  return result as { revision: number; schema: Record<string, unknown> };
};
const names = (list: readonly Arrived[]) => list.map(({ kind, id }) => `${kind}/${id}`);

const field = (id: string, name: string) => ({ type: 'input', id, name, title: { zhCN: name, enUS: name } });
const form = (id: string, ...codes: readonly string[]) => ({
  ...{ kind: 'form', schemaVersion: 2, id, name: id, titleField: codes[0] },
  fields: codes.map((code) => field(`f-${code}`, code)),
  grants: [{ id: 'g', roles: ['student'], actions: ['list', 'add'], read: '*', write: '*' }],
});
/** Documents that name `report` in every way that the language has, and say its id where it is only a text. */
const reports = [
  form('report', 'place', 'note'),
  {
    ...{ kind: 'condition', schemaVersion: 1, id: 'open-report', name: '未处理' },
    rules: { testRule: 'every', conditionList: [] },
  },
  {
    ...{ kind: 'mgrList', schemaVersion: 2, id: 'report-list', name: '报修', module: 'report' },
    columns: [{ field: 'place' }],
    where: { condition: 'open-report' },
  },
  {
    ...{ kind: 'control', schemaVersion: 1, id: 'report-card', name: '卡片' },
    body: [{ type: 'text', id: 'c', props: { text: 'report' } }],
  },
  {
    ...{ kind: 'mgr', schemaVersion: 1, id: 'report-desk', name: '台', list: 'report-list', forms: [] },
  },
  {
    ...{ kind: 'app', schemaVersion: 1, id: 'report-page', name: 'report' },
    sources: { rows: { call: 'report/list', param: { where: { condition: 'open-report' } } } },
    body: [
      { type: 'control/report-card', id: 'card' },
      { type: 'text', id: 't', props: { text: '{{ sources.rows.length }} report: {{ "report-page" }}' } },
      {
        ...{ type: 'button', id: 'b', props: { label: 'report' } },
        on: {
          click: [
            { do: 'open', target: { kind: 'form', id: 'report' } },
            { do: 'save', module: 'report', data: { note: 'report' } },
            { do: 'openUrl', url: '/mgr/report-desk?from=report-page' },
          ],
        },
      },
    ],
  },
  {
    ...{ kind: 'system', schemaVersion: 2, id: 'reports', name: '系统', group: '后勤' },
    menus: [
      {
        ...{ id: 'm-1', name: '报修', type: 'plugin', menuPath: '/mgr/report-list' },
        grants: [{ role: 'student' }],
      },
      { id: 'm-2', name: '页', app: { kind: 'app', id: 'report-page' }, grants: [{ role: 'student' }] },
    ],
  },
];

test('ids are other ones wherever something names them, and nothing else is', async () => {
  const ids = {
    'form/report': 'mending',
    'condition/open-report': 'open-mending',
    'mgrList/report-list': 'mending-list',
    'control/report-card': 'mending-card',
    'mgr/report-desk': 'mending-desk',
    'app/report-page': 'mending-page',
  };
  const came = await brought({ bundle: bundleOf(...reports), ids });
  expect(came.ids).toEqual(ids);
  // Said the other way about, everything is as it was; texts that only look like ids have stayed.
  expect((await read('mgrList', 'mending-list')).schema).toMatchObject({
    ...{ id: 'mending-list', module: 'mending', where: { condition: 'open-mending' } },
  });
  expect((await read('mgr', 'mending-desk')).schema).toMatchObject({ list: 'mending-list' });
  expect((await read('app', 'mending-page')).schema).toMatchObject({
    name: 'report',
    sources: { rows: { call: 'mending/list', param: { where: { condition: 'open-mending' } } } },
    body: [
      { type: 'control/mending-card' },
      { props: { text: '{{ sources.rows.length }} report: {{ "report-page" }}' } },
      {
        props: { label: 'report' },
        on: {
          click: [
            { target: { kind: 'form', id: 'mending' } },
            { module: 'mending', data: { note: 'report' } },
            { url: '/mgr/mending-desk?from=report-page' },
          ],
        },
      },
    ],
  });
  expect((await read('system', 'reports')).schema).toMatchObject({
    menus: [{ menuPath: '/mgr/mending-list' }, { app: { id: 'mending-page' } }],
  });
});

test.each<[string, object, string, string]>([
  ['what is not in the bundle', { 'form/nothing': 'x1' }, 'ids.form/nothing', 'NOT_FOUND'],
  ['an id of the product', { 'form/report': 'platform-x' }, 'ids.form/report', 'NAME_RESERVED'],
  ['what is no id', { 'form/report': 'X y' }, 'ids.form/report', 'FORMAT_INVALID'],
])('an id for %s', async (_name, ids, path, code) => {
  const answer = await bring({ bundle: bundleOf(...reports), ids, dryRun: true });
  expect(answer).toMatchObject({ msgState: 2, errors: [{ path, code }] });
});

test('what is here is kept, replaced, or stands beside what comes, which names itself then', async () => {
  const list = {
    ...{ kind: 'mgrList', schemaVersion: 2, id: 'board-list', name: '榜', module: 'board' },
    columns: [{ field: 'place' }],
  };
  const two = bundleOf(form('board', 'place'), list);
  await brought({ bundle: two });
  const changed = bundleOf(form('board', 'place', 'note'), { ...list, name: '新榜' });
  expect(names((await brought({ bundle: changed, existing: 'keep' })).left)).toEqual([
    'form/board',
    'mgrList/board-list',
  ]);
  const copied = await brought({ bundle: changed, existing: 'copy' });
  expect(copied.ids).toEqual({ 'form/board': 'board-2', 'mgrList/board-list': 'board-list-2' });
  expect((await read('mgrList', 'board-list-2')).schema).toMatchObject({ module: 'board-2' });
  const again = await brought({
    bundle: changed,
    existing: { 'form/board': 'keep', 'mgrList/board-list': 'copy' },
  });
  expect([again.ids, names(again.left)]).toEqual([{ 'mgrList/board-list': 'board-list-3' }, ['form/board']]);
  expect((await read('mgrList', 'board-list-3')).schema).toMatchObject({ module: 'board' });
  await brought({ bundle: changed });
  expect(await read('form', 'board')).toMatchObject({
    revision: 2,
    schema: { fields: [{}, { name: 'note' }] },
  });
  // What was replaced had no version yet; it has one that users never had, and that can be gone back to.
  expect((await send(to, 'versions', { kind: 'form', id: 'board' })).list).toMatchObject([
    { version: 1, revision: 1, published: false, replaced: true, note: '导入前的工作稿' },
  ]);
});

test('a dry run says what differs and what is missing, and which drafts it met', async () => {
  const changed = {
    ...form('board', 'note', 'place', 'long'),
    fields: [
      { ...field('f-note', 'note'), title: { zhCN: '备注', enUS: 'Remark' } },
      field('f-place', 'place'),
      { ...field('f-long', 'long'), description: 'x'.repeat(2_000) },
      {
        ...{ type: 'select', id: 'f-kind', name: 'kind', title: { zhCN: '类', enUS: 'Kind' } },
        props: { options: { dictionary: 'faults' } },
      },
    ],
    grants: [{ id: 'g', roles: ['plumber'], actions: ['list'], read: '*' }],
  };
  const page = {
    ...{ kind: 'app', schemaVersion: 1, id: 'far-page', name: '远' },
    sources: { a: { call: 'far/stat' }, b: { call: 'lost/list' } },
    body: [],
  };
  const told = await brought({ bundle: bundleOf(changed, page), dryRun: true });
  expect(told.revisions).toEqual({ 'form/board': 2, 'app/far-page': 0 });
  expect(told.missing).toEqual([
    { kind: 'form', id: 'lost' },
    { kind: 'interface', id: 'far/stat' },
    { kind: 'dictionary', id: 'faults' },
    { kind: 'role', id: 'plumber' },
  ]);
  const [{ diff = [] } = {}] = told.changed as readonly Arrived[];
  expect(diff).toContainEqual({
    path: '/fields/0/title',
    before: { zhCN: 'note', enUS: 'note' },
    after: { zhCN: '备注', enUS: 'Remark' },
  });
  expect(diff).toContainEqual({ path: '/fields/2', cut: true });
  expect(diff).toContainEqual(expect.objectContaining({ from: expect.stringMatching(/^\/fields\/[01]$/) }));
  expect(await read('form', 'board')).toMatchObject({ revision: 2 });
  // Somebody saves in between.
  const { schema } = await read('form', 'board');
  await send(to, 'save', {
    kind: 'form',
    id: 'board',
    name: 'board',
    schema: { ...schema, name: '榜' },
    revision: 2,
  });
  const late = await bring({ bundle: bundleOf(changed, page), revisions: told.revisions });
  expect(late).toMatchObject({ msgState: 5, list: [{ kind: 'form', id: 'board', revision: 3 }] });
  expect((await send(to, 'get', { kind: 'app', id: 'far-page', version: 'draft' })).msgState).toBe(4);
});

test('of two that bring the same in at once, one comes in whole and the other is told', async () => {
  const bundle = (text: string) =>
    bundleOf(
      ...['a', 'b', 'c'].map((id) => ({
        ...{ kind: 'app', schemaVersion: 1, id: `twin-${id}`, name: text },
        body: [{ type: 'text', id: 't', props: { text } }],
      })),
    );
  const revisions = { 'app/twin-a': 0, 'app/twin-b': 0, 'app/twin-c': 0 };
  const answers = await Promise.all(['one', 'two'].map((text) => bring({ bundle: bundle(text), revisions })));
  expect(answers.map(({ msgState }) => msgState).sort()).toEqual([1, expect.any(Number)]);
  const lost = answers.find(({ msgState }) => msgState !== 1);
  expect(['REVISION_CONFLICT', 'ID_EXISTS']).toContain(lost?.code);
  const kept = await Promise.all(['a', 'b', 'c'].map((id) => read('app', `twin-${id}`)));
  expect(new Set(kept.map(({ schema }) => schema.name)).size).toBe(1);
});

describe('configured interfaces', () => {
  const definition = {
    ...{ name: '课程', moduleCode: 'study', interfaceUrl: 'courses', kind: 'sql', answers: 'list' },
    ...{ inputs: [], outputs: [{ name: 'name', type: 'text' }], roles: ['student'] },
    sql: { database: 'courses', text: 'select name from course' },
  };
  const page = {
    ...{ kind: 'app', schemaVersion: 1, id: 'study-page', name: '课程' },
    sources: { rows: { call: 'study/courses' } },
    body: [{ type: 'text', id: 't', props: { text: '{{ sources.rows.length }}' } }],
  };
  let bundle: Bundle;

  test('go with what calls them, without what a database or a credential holds', async () => {
    const secret = registration(courses.url, { password: 'a-secret-word' });
    await from.call('manager', '/database/save.do', secret);
    await from.call('manager', '/interface/save.do', { definition });
    await send(from, 'save', { kind: 'app', id: page.id, name: page.name, schema: page });
    const answer = await send(from, 'export', { ids: ['app/study-page'] });
    bundle = answer.result as Bundle;
    expect(bundle.interfaces).toEqual([{ id: 'study/courses', definition }]);
    expect(bundle.missing).toEqual([]);
    for (const held of ['a-secret-word', new URL(courses.url).port, 'password', 'sealed'])
      expect(answer.text).not.toContain(held);
  });

  test('come in for administrators, say what has to be set up here, and are published only with it', async () => {
    const told = await brought({ bundle, dryRun: true });
    expect(told.missing).toEqual([{ kind: 'database', id: 'courses' }]);
    expect(told.findings).toContainEqual(
      expect.objectContaining({ kind: 'interface', code: 'UNKNOWN_OPTION', stops: false }),
    );
    expect(await bring({ bundle, publish: true })).toMatchObject({
      msgState: 2,
      errors: [{ path: 'bundle.interfaces.0.definition.sql.database', code: 'UNKNOWN_OPTION' }],
    });
    expect((await send(to, 'get', { kind: 'app', id: page.id, version: 'draft' })).msgState).toBe(4);
    await to.call('manager', '/database/save.do', registration(courses.url));
    const done = await brought({ bundle, publish: true, revisions: told.revisions });
    expect(done.added).toMatchObject([
      { kind: 'app', version: 1 },
      { kind: 'interface', id: 'study/courses' },
    ]);
    const { text: _text, ...rest } = definition.sql;
    const renamed = {
      ...definition,
      name: '全部课程',
      sql: { ...rest, text: 'select name from course limit 2' },
    };
    const next = { ...bundle, interfaces: [{ id: 'study/courses', definition: renamed }] };
    expect((await brought({ bundle: next, dryRun: true })).changed).toMatchObject([
      {
        kind: 'interface',
        diff: [{ path: '/name', before: '课程', after: '全部课程' }, { path: '/sql/text' }],
      },
    ]);
    expect(names((await brought({ bundle: next, existing: 'keep' })).left)).toContain(
      'interface/study/courses',
    );
  });

  test.each<[string, object, string]>([
    ['an address of another', { moduleCode: 'other' }, 'bundle.interfaces.0.id'],
    ['a member that nobody knows', { password: 'x' }, 'bundle.interfaces.0.definition.password'],
    ['the address of a form', { interfaceUrl: 'list' }, 'bundle.interfaces.0.definition.interfaceUrl'],
  ])('with %s are refused', async (_name, over, path) => {
    const id = 'interfaceUrl' in over ? 'study/list' : 'study/courses';
    const next = { ...bundle, interfaces: [{ id, definition: { ...definition, ...over } }] };
    expect(await bring({ bundle: next })).toMatchObject({ msgState: 2, errors: [{ path }] });
  });
});

describe('a configurer of one system', () => {
  let designer: ApiClient;
  const page = (id: string, more: object = {}) => ({
    ...{
      kind: 'app',
      schemaVersion: 1,
      id,
      name: id,
      body: [{ type: 'text', id: 't', props: { text: id } }],
    },
    ...more,
  });
  const system = { kind: 'system', schemaVersion: 2, id: 'mine', name: '我的', group: '后勤' };

  beforeAll(async () => {
    const menus = [
      { id: 'm', name: '页', app: { kind: 'app', id: 'my-page' }, grants: [{ role: 'counsellor' }] },
    ];
    await brought({
      bundle: bundleOf({ ...system, menus }, page('my-page')),
      system: 'mine',
    });
    await brought({ bundle: bundleOf(page('their-page'), form('their-form', 'place')) });
    await target.db
      .insertInto('atrium.design_right')
      .values({
        ...{ id: 'r', role: 'counsellor', system: 'mine', created_by: 'x', updated_by: 'x' },
        rights: ['design', 'publish', 'grant'],
      })
      .execute();
    designer = await target.login('teacher');
  });

  test('brings in what is for it', async () => {
    const bundle = bundleOf(page('my-page', { name: '新' }), page('more-page'), {
      ...form('my-form', 'place'),
      grants: [{ id: 'g', roles: ['counsellor'], actions: ['list'], read: '*' }],
    });
    const answer = await bring({ bundle, system: 'mine', publish: true }, designer);
    expect(answer, answer.text).toMatchObject({ msgState: 1, result: { added: [{}, {}], changed: [{}] } });
    const { list } = await send(designer, 'list', { kind: 'form' });
    expect(list).toMatchObject([{ id: 'my-form', system: 'mine' }]);
  });

  test.each<[string, readonly object[], object, string, string | undefined]>([
    ['a document of others', [page('their-page', { name: 'x' })], {}, 'FORBIDDEN', undefined],
    ['a document of others as a trial', [page('their-page')], { dryRun: true }, 'FORBIDDEN', undefined],
    ['another system', [{ ...system, id: 'theirs', menus: [] }], {}, 'FORBIDDEN', undefined],
    ['documents for nobody', [page('no-page')], { system: undefined }, 'FORBIDDEN', undefined],
    [
      'what names a form of others',
      [page('a-page', { sources: { r: { call: 'their-form/list' } } })],
      {},
      'RIGHT_TO_USE',
      'bundle.documents.0.schema.sources.r',
    ],
    [
      'what names a form of the platform',
      [page('a-page'), page('b-page', { sources: { r: { call: 'platform-user/list' } } })],
      {},
      'RIGHT_TO_USE',
      'bundle.documents.1.schema.sources.r',
    ],
    [
      'rights for a role of others',
      [
        {
          ...form('b-form', 'place'),
          grants: [{ id: 'g', roles: ['student'], actions: ['list'], read: '*' }],
        },
      ],
      {},
      'RIGHT_TO_USE',
      'bundle.documents.0.schema.grants.0',
    ],
    [
      'a widget of administrators',
      [page('c-page', { body: [{ type: 'html-frame', id: 'h', props: { html: '<b>x</b>' } }] })],
      {},
      'RIGHT_TO_USE',
      'bundle.documents.0.schema.body.0',
    ],
  ])('does not bring in %s', async (_name, schemas, over, code, path) => {
    const bundle = bundleOf(...(schemas as Schema[]));
    const answer = await bring({ bundle, system: 'mine', ...over }, designer);
    expect(answer.code).toBe(code);
    if (path !== undefined) expect(answer.errors?.[0]?.path).toBe(path);
  });

  test('brings in neither interfaces nor dictionaries, and exports what may be read alone', async () => {
    const bundle = bundleOf(page('d-page'));
    const definition = {
      ...{
        name: 'x',
        moduleCode: 'z',
        interfaceUrl: 'y',
        kind: 'sql',
        answers: 'list',
        inputs: [],
        outputs: [],
      },
      ...{ roles: [], sql: { database: 'courses', text: 'select 1 as a' } },
    };
    const interfaces = [{ id: 'z/y', definition }];
    expect(await bring({ bundle: { ...bundle, interfaces }, system: 'mine' }, designer)).toMatchObject({
      ...{ code: 'RIGHT_TO_USE', errors: [{ path: 'bundle.interfaces.0.id' }] },
    });
    const dictionaries = [{ code: 'mine', name: { zhCN: 'a', enUS: 'a' }, items: [] }];
    expect((await bring({ bundle: { ...bundle, dictionaries }, system: 'mine' }, designer)).code).toBe(
      'RIGHT_TO_USE',
    );
    expect((await send(designer, 'export', { ids: ['app/their-page'] })).code).toBe('INPUT_INVALID');
    const own = page('my-study', { sources: { rows: { call: 'study/courses' } } });
    await bring({ bundle: bundleOf(own), system: 'mine' }, designer);
    const { result } = await send(designer, 'export', { ids: ['app/my-study'] });
    expect(result).toMatchObject({ missing: [{ kind: 'interface', id: 'study/courses' }] });
    expect(result).not.toHaveProperty('interfaces');
  });
});

describe('what is sent to do harm', () => {
  const page = { kind: 'app', schemaVersion: 1, id: 'harm-page', name: 'x', body: [] };
  const plain = bundleOf(page);
  const entry = (_: unknown, at: number) => ({ value: String(at), label: { zhCN: 'a', enUS: 'a' } });
  const nested = (depth: number): object =>
    depth === 0
      ? { type: 'text', id: 'z' }
      : { type: 'section', id: `s${String(depth)}`, children: [nested(depth - 1)] };

  test.each<[string, () => object, string, string]>([
    [
      'a later format',
      () => ({ ...plain, formatVersion: 2, more: 1 }),
      'bundle.formatVersion',
      'NEWER_BUNDLE',
    ],
    ['no bundle', () => [], 'bundle', 'TYPE_WRONG'],
    [
      '100,000 documents',
      () => ({ ...plain, documents: Array.from({ length: 100_000 }, () => 1) }),
      'bundle.documents',
      'TOO_MANY',
    ],
    [
      'a huge dictionary',
      () => ({
        ...plain,
        dictionaries: [
          { code: 'big', name: { zhCN: 'a', enUS: 'a' }, items: Array.from({ length: 9_001 }, entry) },
        ],
      }),
      'bundle.dictionaries.0.items',
      'TOO_MANY',
    ],
    [
      'a kind that is not the document’s',
      () => ({ ...plain, documents: [{ ...plain.documents[0], kind: 'form' }] }),
      'bundle.documents.0.schema.kind',
      'VALUE_INVALID',
    ],
    [
      'a document of a later release',
      () => bundleOf({ ...page, schemaVersion: 99 }),
      'bundle.documents.0.schema.schemaVersion',
      'NEWER_VERSION',
    ],
    [
      'an id of the platform’s that is not here',
      () => bundleOf({ ...page, id: 'platform-page' }),
      'bundle.documents.0.id',
      'NAME_RESERVED',
    ],
    [
      'nodes within nodes without end',
      () => bundleOf({ ...page, body: [nested(40)] }),
      'bundle.documents.0.schema',
      'BODY_TOO_DEEP',
    ],
  ])('a bundle with %s is refused', async (_name, make, path, code) => {
    const answer = await bring({ bundle: make() });
    expect(answer, answer.text.slice(0, 500)).toMatchObject({ http: 400, msgState: 2 });
    const [first] = answer.errors ?? [];
    expect(first?.path.startsWith(path), first?.path).toBe(true);
    expect(first?.code).toBe(code);
  });

  test('what the platform has itself stays as it is, and circles end', async () => {
    const mine = { ...form('platform-user', 'other'), name: 'mine' };
    const { left } = await brought({ bundle: bundleOf(mine), existing: 'copy' });
    expect(names(left)).toEqual(['form/platform-user']);
    expect(await read('form', 'platform-user')).toMatchObject({ revision: 1 });
    const card = (id: string, other: string) => ({
      ...{ kind: 'control', schemaVersion: 1, id, name: id },
      body: [{ type: `control/${other}`, id: 'n' }],
    });
    const circle = bundleOf(card('ring-a', 'ring-b'), card('ring-b', 'ring-a'));
    const answer = await bring({ bundle: circle, existing: 'copy', publish: true });
    expect(answer.errors?.[0]?.path).toMatch(/^bundle\.documents\.0\.schema\.body/);
    const raw = JSON.stringify({ bundle: bundleOf(page), existing: 'X' }).replace(
      '"X"',
      '{"__proto__":"keep"}',
    );
    expect((await bring(JSON.parse(raw) as object)).msgState).not.toBe(1);
  });
});

test('a system goes from one installation to another, is changed there by a field, and goes back', async () => {
  const template = templates.find(({ kind }) => kind === 'system');
  if (template === undefined) throw new Error('There is no template of a system.');
  const roles = { 'tpl-role-applicant': ['student'], 'tpl-role-manager': ['administrator'] };
  const made = fromTemplate(template, { id: 'dorms', name: '宿舍报修', locale: 'zhCN', roles });
  const built = await send(from, 'import', { bundle: bundleOf(...made), publish: true, system: 'dorms' });
  expect(built, built.text).toMatchObject({ msgState: 1 });
  const { result } = await send(from, 'export', { ids: ['system/dorms'] });
  const bundle = result as Bundle;
  const told = await brought({ bundle, dryRun: true, system: 'dorms' });
  expect(told.findings.filter((each) => (each as { stops: boolean }).stops)).toEqual([]);
  const came = await brought({ bundle, revisions: told.revisions, system: 'dorms' });
  const items = came.added
    .filter(({ kind }) => kind !== 'dictionary')
    .map(({ kind, id }) => ({ kind, id, revision: 1 }));
  expect((await send(to, 'publishAll', { items })).msgState).toBe(1);
  const { schema, revision } = await read('form', 'dorms');
  const student = await target.login('student');
  const data = { building: '东区 3 号楼', room: '302', fault: 'water', detail: '漏水', phone: '13800138000' };
  const add = (more: object) =>
    student.call('interface', '/rest/http/dorms/add.htm', { data: { ...data, ...more } });
  expect((await add({})).msgState).toBe(1);
  const fields = [...(schema.fields as object[]), field('f-extra', 'extra')];
  const grants = (schema.grants as { write?: unknown }[]).map((grant) =>
    Array.isArray(grant.write) ? { ...grant, write: [...(grant.write as string[]), 'extra'] } : grant,
  );
  const at = { kind: 'form', id: 'dorms' };
  const saved = await send(to, 'save', {
    ...at,
    name: '报修',
    schema: { ...schema, fields, grants },
    revision,
  });
  expect(saved, saved.text).toMatchObject({ msgState: 1 });
  expect((await send(to, 'publish', { ...at, revision: revision + 1 })).result).toMatchObject({ version: 2 });
  expect((await add({ extra: '加急' })).msgState).toBe(1);
  // The bundle of before would take the field away, with the value that is in it.
  const back = await brought({ bundle, dryRun: true });
  const [plan] = back.plans;
  expect(plan).toMatchObject({ id: 'dorms', plan: [{ op: 'drop', field: 'extra', rows: 1 }] });
  expect(await bring({ bundle, publish: true })).toMatchObject({ code: 'PLAN_NOT_ACCEPTED' });
  const rolled = await send(to, 'rollback', { ...at, version: 1, accept: plan?.hash });
  expect(rolled, rolled.text).toMatchObject({ msgState: 1, result: { version: 3 } });
  expect((await read('form', 'dorms')).schema.fields).toHaveLength(fields.length - 1);
  const again = await brought({ bundle, publish: true });
  expect([again.added, again.changed]).toEqual([[], []]);
});
