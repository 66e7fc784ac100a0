import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertDraft } from '../../server/documents/draftRepository.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { bundleCalls, bundleOf, form, send, names } from '../support/bundles.ts';
import type { Bundle, Schema } from '../support/bundles.ts';
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
    await bring({ bundle: bundleOf(own), system: 'mine' });
    const { result } = await send(designer, 'export', { ids: ['app/my-study'] });
    expect(result).toMatchObject({ missing: [{ kind: 'interface', id: 'study/courses' }] });
    expect(result).not.toHaveProperty('interfaces');
  });
});
