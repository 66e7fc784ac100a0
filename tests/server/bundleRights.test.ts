import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertDraft } from '../../server/documents/draftRepository.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { bundleCalls, bundleOf, form, send, names } from '../support/bundles.ts';
import type { Bundle, Imported, Schema } from '../support/bundles.ts';
import { createCourses, registration } from '../support/interfaces.ts';
import type { Courses } from '../support/interfaces.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// What of a bundle comes in for whom: interfaces for administrators, documents for who designs their system.

let source: TestServer;
let target: TestServer;
let courses: Courses;
let from: ApiClient;
let to: ApiClient;
const { bring, brought } = bundleCalls(() => to);

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

const courseList = {
  ...{ name: '课程', moduleCode: 'study', interfaceUrl: 'courses', kind: 'sql', answers: 'list' },
  ...{ inputs: [], outputs: [{ name: 'name', type: 'text' }], roles: ['student'] },
  sql: { database: 'courses', text: 'select name from course' },
};

describe('configured interfaces', () => {
  const definition = courseList;
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

  test('go with the forms of chains that call them, however far away', async () => {
    const rows = { rows: { call: 'study/courses' } };
    const club = form('club', 'place');
    const { kind, id, name } = club;
    const put = (schema: object, more: object = {}) =>
      send(from, 'save', { kind, id, name, schema, ...more });
    await put(club);
    expect((await send(from, 'publish', { kind, id, revision: 1 })).msgState).toBe(1);
    await put({ ...club, sources: rows }, { revision: 1 });
    const chain = {
      ...courseList,
      ...{ interfaceUrl: 'chain', kind: 'composed', sql: undefined },
      composed: { steps: [{ do: 'call', name: 'clubs', call: 'club/list' }], list: 'clubs' },
      outputs: [{ name: 'place', type: 'text', path: 'place' }],
    };
    const saved = await from.call('manager', '/interface/save.do', { definition: chain });
    expect(saved, saved.text).toMatchObject({ msgState: 1 });
    const far = { ...page, id: 'far-page', sources: { rows: { call: 'study/chain' } } };
    expect((await send(from, 'save', { kind: 'app', id: far.id, name, schema: far })).msgState).toBe(1);
    const { result } = await send(from, 'export', { ids: ['app/far-page'], version: 'draft' });
    const carried = result as Bundle;
    expect(names(carried.documents)).toEqual(['app/far-page', 'form/club']);
    expect(carried.interfaces?.map((each) => each.id)).toEqual(['study/chain', 'study/courses']);
    expect(carried.missing).toEqual([]);
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

  test('learns nothing of what it may not bring in', async () => {
    for (const revision of [0, 99_999])
      for (const dryRun of [true, false]) {
        const revisions = { 'app/their-page': revision, 'interface/study/courses': revision };
        const refused = await bring({ bundle: bundleOf(page('their-page')), revisions, dryRun }, designer);
        expect(refused).toMatchObject({ code: 'FORBIDDEN' });
        expect(refused.text).not.toContain('管理员');
        const interfaces = [{ id: 'study/courses', definition: courseList }];
        const own = { ...bundleOf(page('my-page', { name: '新' })), interfaces };
        const { code, result, text } = await bring(
          { bundle: own, system: 'mine', revisions, dryRun },
          designer,
        );
        expect(code, text).toBeUndefined();
        expect(Object.keys((result as Partial<Imported>).revisions ?? {})).not.toContain(
          'interface/study/courses',
        );
      }
    const taken = { kind: 'app', id: 'their-page', name: 'x', schema: page('their-page'), system: 'mine' };
    const answer = await send(designer, 'save', taken);
    expect(answer).toMatchObject({ code: 'ID_EXISTS' });
    expect(answer.text).not.toContain('管理员');
  });

  test('publishes no name of what came to be somebody else’s', async () => {
    const list = page('name-page', { sources: { r: { call: 'late-form/list' } } });
    const saved = await send(designer, 'save', {
      kind: 'app',
      id: list.id,
      name: 'x',
      schema: list,
      system: 'mine',
    });
    expect(saved, saved.text).toMatchObject({ msgState: 1 });
    await brought({ bundle: bundleOf(form('late-form', 'place')), publish: true });
    const item = { kind: 'app', id: 'name-page', revision: 1 };
    const at = 'schema.sources.r';
    expect(await send(designer, 'publish', item)).toMatchObject({
      code: 'RIGHT_TO_USE',
      errors: [{ path: at }],
    });
    expect(await send(designer, 'publishAll', { items: [item] })).toMatchObject({
      ...{ code: 'RIGHT_TO_USE', errors: [{ path: `items.0.${at}` }] },
    });
    expect(await bring({ bundle: bundleOf(list), publish: true }, designer)).toMatchObject({
      ...{ code: 'RIGHT_TO_USE', errors: [{ path: `bundle.documents.0.${at}` }] },
    });
    expect((await send(to, 'publish', item)).msgState).toBe(1);
    // Users have it by now: somebody had the right.
    const more = { ...list, name: 'more' };
    await send(designer, 'save', { kind: 'app', id: list.id, name: 'x', schema: more, revision: 1 });
    expect((await send(designer, 'publish', { ...item, revision: 2 })).msgState).toBe(1);
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
    await bring({ bundle: bundleOf(own), system: 'mine' });
    const { result } = await send(designer, 'export', { ids: ['app/my-study'] });
    expect(result).toMatchObject({ missing: [{ kind: 'interface', id: 'study/courses' }] });
    expect(result).not.toHaveProperty('interfaces');
  });
});
