import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DesignRight } from '../../src/schemas/designRight.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import type { Menu, SystemDocument } from '../../src/schemas/documents/system.ts';
import type { Platform } from '../../server/platform/platform.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { form } from '../support/bundles.ts';
import { entrance, publishDocument } from '../support/entrances.ts';
import { type Courses, courseList, createCourses, publish, registration } from '../support/interfaces.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// What a configurer of one system would open by what a document names, by whose it becomes and by what it is called:
// a right is held by what somebody gains, and not by what is named directly.

let server: TestServer;
let courses: Courses;
let admin: ApiClient;
let teacher: ApiClient;

const page = (id: string, more: object = {}) => ({
  ...{ kind: 'app' as const, schemaVersion: 1, id, name: id },
  body: [{ type: 'text', id: 'a', props: { text: id } }],
  ...more,
});
const menu = (id: string, app: Menu['app'], more: object = {}) => ({ name: id, app, ...more });
const list = { kind: 'mgrList', schemaVersion: 2, id: 'other-list', name: 'x', module: 'other-form' };
const mgr = { kind: 'mgr', schemaVersion: 1, id: 'other-mgr', name: 'x', list: 'other-list', forms: [] };
const own = (menus: readonly object[], more: object = {}) =>
  ({ ...entrance('own', [], { kind: 'app', id: 'own-page' }), menus, ...more }) as SystemDocument;
const ownMenus = [menu('own', { kind: 'app', id: 'own-page' }, { grants: [{ role: 'counsellor' }] })];

async function seed(platform: Platform): Promise<void> {
  await seedPeople(platform);
  const { db } = platform;
  const documents: Readonly<Record<string, readonly object[]>> = {
    own: [page('own-page'), own(ownMenus)],
    other: [
      {
        ...form('other-form', 'place'),
        grants: [{ id: 'g', roles: ['counsellor'], actions: ['list'], read: '*' }],
      },
      { ...list, columns: [{ field: 'place' }] },
      mgr,
      entrance('other', ['student'], { kind: 'mgr', id: 'other-mgr' }),
    ],
  };
  await db.transaction().execute(async (trx) => {
    for (const [system, each] of Object.entries(documents))
      for (const document of each as readonly AtriumDocument[]) {
        await publishDocument(trx, document);
        await trx.updateTable('atrium.resource').set({ system }).where('id', '=', document.id).execute();
      }
    await trx.updateTable('atrium.resource').set({ shared: true }).where('id', '=', 'other-mgr').execute();
  });
}

beforeAll(async () => {
  courses = await createCourses();
  server = await startTestServer({ seed, config: { interfaceNetworks: ['127.0.0.0/8'] } });
  [admin, teacher] = await Promise.all([server.login('admin'), server.login('teacher')]);
  await admin.call('manager', '/database/save.do', registration(courses.url));
  expect(await publish(admin, courseList({ roles: ['counsellor'] }))).toMatchObject({ msgState: 1 });
});
afterAll(async () => {
  await server.close();
  await courses.drop();
});

/** What the counsellors' role may design from now on. */
async function letDesign(rights: Readonly<Record<string, readonly DesignRight[]>>): Promise<void> {
  await server.db.deleteFrom('atrium.design_right').execute();
  for (const [system, each] of Object.entries(rights))
    await server.db
      .insertInto('atrium.design_right')
      .values({ id: system, role: 'counsellor', system, rights: [...each], created_by: 'x', updated_by: 'x' })
      .execute();
}
beforeEach(() => letDesign({ own: ['design', 'publish', 'preview'] }));

const call = (name: string, param: object, client = teacher): Promise<ApiAnswer> =>
  client.call('manager', `/resource/${name}.do`, param);
async function save(document: object, client = teacher): Promise<ApiAnswer> {
  const { kind, id, name } = document as { kind: string; id: string; name: string };
  const found = await call('get', { kind, id, version: 'draft' }, admin);
  const revision = (found.result as { revision?: number } | undefined)?.revision;
  const at = revision === undefined ? { system: 'own' } : { revision };
  return call('save', { kind, id, name, schema: document, ...at }, client);
}
async function keep(document: object, publishes = false): Promise<number> {
  const { kind, id } = document as { kind: string; id: string };
  const saved = await save(document, admin);
  expect(saved, saved.text).toMatchObject({ msgState: 1 });
  const { revision } = saved.result as { revision: number };
  if (publishes) expect(await call('publish', { kind, id, revision }, admin)).toMatchObject({ msgState: 1 });
  return revision;
}
/** What a counsellor is answered in a preview by whoever may look. */
async function previewed(module: string, name = 'list'): Promise<ApiAnswer> {
  const { result } = await call('preview', { role: 'counsellor', userId: 'u-teacher' });
  const client = server.api.withToken((result as { token: string[] }).token.join('_'));
  return client.call('interface', `/rest/http/${module}/${name}.htm`, {});
}

describe('what a name leads to', () => {
  const leads = { actions: { click: [{ do: 'openPage', target: { kind: 'mgr', id: 'other-mgr' } }] } };
  const opens = { body: [{ type: 'button', id: 'b', on: leads.actions }] };
  test.each<readonly [string, object, string]>([
    [
      'a menu',
      own([menu('x', { kind: 'mgr', id: 'other-mgr' }, { grants: [] }), ...ownMenus]),
      '/menus/0/app',
    ],
    ['a page', page('new-page', opens), '/body/0/on/click/0/target'],
  ])('%s to a shared document opens what is behind it', async (_name, document, path) => {
    const refused = await save(document);
    expect(refused).toMatchObject({ code: 'RIGHT_TO_USE' });
    expect(refused.errors?.[0]?.path).toBe(`schema${path.replaceAll('/', '.')}`);
    for (const text of ['mgrList/other-list', 'mgr/other-mgr']) expect(refused.text).toContain(text);
    const told = await call('check', {
      kind: (document as { kind: string }).kind,
      schema: document,
      system: 'own',
    });
    expect(told.list).toMatchObject([{ code: 'RIGHT_TO_USE', path }]);
    const bundle = {
      ...{ format: 'atrium-bundle', formatVersion: 1 },
      documents: [{ kind: 'app', id: 'brought', name: 'x', schema: page('brought', opens) }],
    };
    expect(await call('import', { bundle, system: 'own' })).toMatchObject({ code: 'RIGHT_TO_USE' });
  });

  test('is open once all of it is shared, or to whom it is to share', async () => {
    const document = page('linked-page', opens);
    const share = (shared: boolean) =>
      server.db
        .updateTable('atrium.resource')
        .set({ shared })
        .where('id', 'in', ['other-list', 'other-form'])
        .execute();
    await share(true);
    expect(await save(document)).toMatchObject({ msgState: 1 });
    await share(false);
    // What it named before stays.
    expect(await save({ ...document, name: 'Other' })).toMatchObject({ msgState: 1 });
    const next = page('next-page', opens);
    await letDesign({ own: ['design', 'publish', 'preview', 'grant'], other: ['design', 'data', 'preview'] });
    expect(await save(next)).toMatchObject({ code: 'RIGHT_TO_USE' });
    await letDesign({ own: ['design'], other: ['publish', 'grant'] });
    expect(await save(next)).toMatchObject({ msgState: 1 });
  });

  test('is not opened by a preview of a draft either, be it that it was named before', async () => {
    const opened = own([
      menu('x', { kind: 'mgr', id: 'other-mgr' }, { grants: [{ role: 'counsellor' }] }),
      ...ownMenus,
    ]);
    await keep(opened);
    expect(await previewed('other-form')).toMatchObject({ code: 'FORBIDDEN' });
    // An administrator has given it to users.
    const revision = await keep({ ...opened, name: 'Other' });
    await call('publish', { kind: 'system', id: 'own', revision }, admin);
    expect(await previewed('other-form')).toMatchObject({ msgState: 1 });
    await keep(own(ownMenus), true);
  });

  test('is an interface only where administrators opened it to the system', async () => {
    const asks = (id: string) => page(id, { sources: { rows: { call: 'teaching/courses' } } });
    const told = async () => {
      const { roles, interfaces } = (await call('surroundings', {})).result as Record<string, string[]>;
      // Of roles that stand nowhere in what the caller may read there is nothing either.
      expect(roles).toEqual(['counsellor']);
      return interfaces;
    };
    const refused = await save(asks('asking-page'));
    expect(refused).toMatchObject({ code: 'RIGHT_TO_USE', errors: [{ path: 'schema.sources.rows' }] });
    expect(refused.text).toContain('teaching/courses');
    // A form of the module's name does not make it the system's.
    expect(await save(form('teaching', 'a'))).toMatchObject({
      errors: [{ path: 'id', code: 'NAME_RESERVED' }],
    });
    expect(await told()).toEqual([]);
    await keep(asks('asking-page'));
    await keep(
      own([menu('y', { kind: 'app', id: 'asking-page' }, { grants: [{ role: 'counsellor' }] }), ...ownMenus]),
    );
    expect(await previewed('teaching', 'courses')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await save(asks('more-page'))).toMatchObject({ code: 'RIGHT_TO_USE' });
    await keep({ ...asks('asking-page'), name: 'Asking' }, true);
    expect(await previewed('teaching', 'courses')).toMatchObject({ msgState: 1 });
    expect(await save(asks('more-page'))).toMatchObject({ msgState: 1 });
    expect(await told()).toEqual(['teaching/courses']);
    await keep(own(ownMenus), true);
  });

  test('is not read by a share link beyond what its maker may read', async () => {
    await keep(page('shown-page', opens), true);
    const readBy = async (client: ApiClient): Promise<ApiClient> => {
      const { result } = await call('share', { kind: 'app', id: 'shown-page', version: 'draft' }, client);
      const token = new URL((result as { url: string }).url).searchParams.get('token') ?? '';
      return server.api.withToken(token);
    };
    const [mine, theirs] = [await readBy(teacher), await readBy(admin)];
    for (const [kind, id, isRead] of [
      ['app', 'shown-page', true],
      ['mgr', 'other-mgr', true],
      ['mgrList', 'other-list', false],
      ['form', 'other-form', false],
    ] as const) {
      expect(await call('get', { kind, id }, mine), id).toMatchObject({ msgState: isRead ? 1 : 4 });
      expect(await call('get', { kind, id }, theirs), id).toMatchObject({ msgState: 1 });
    }
    await letDesign({ own: ['publish'], other: ['design'] });
    expect(await call('get', { kind: 'form', id: 'other-form' }, mine)).toMatchObject({ msgState: 1 });
    await letDesign({});
    expect(await call('get', { kind: 'mgr', id: 'other-mgr' }, mine)).toMatchObject({ msgState: 4 });
  });
});

describe('a document given away', () => {
  const give = (by: ApiClient = teacher) =>
    call('tag', { kind: 'form', id: 'other-form', system: 'own' }, by);
  test.each<readonly [readonly DesignRight[], readonly string[] | undefined]>([
    [['design'], ['发布', '授权', '数据']],
    [['design', 'publish', 'data', 'preview'], ['授权']],
    [['design', 'publish', 'grant'], ['数据']],
    [['design', 'publish', 'data', 'grant'], undefined],
  ])('takes %j over the system that it was of', async (rights, lacks) => {
    await letDesign({ own: ['design', 'publish', 'data', 'grant', 'preview'], other: rights });
    const answer = await give();
    if (lacks === undefined) expect(answer).toMatchObject({ msgState: 1 });
    else {
      expect(answer).toMatchObject({ http: 403, code: 'FORBIDDEN', errors: [{ path: 'system' }] });
      expect(answer.text).toContain(`还需要对它的权限：${lacks.join('、')}"`);
    }
    await server.db
      .updateTable('atrium.resource')
      .set({ system: 'other' })
      .where('id', '=', 'other-form')
      .execute();
  });
});

describe('a system', () => {
  test('is opened to everybody by administrators alone', async () => {
    await letDesign({ own: ['design', 'publish', 'grant'] });
    const all = own([...ownMenus, menu('all', { kind: 'app', id: 'own-page' })], { public: true });
    const answer = await save(all);
    expect(answer).toMatchObject({ code: 'RIGHT_TO_USE', errors: [{ path: 'schema.public' }] });
    await keep(all);
    const more = {
      ...all,
      menus: [...all.menus, menu('more', { kind: 'app', id: 'own-page' }, { menuPath: '/x' })],
    };
    await letDesign({ own: ['design', 'publish'] });
    const refused = await save({ ...all, menus: more.menus });
    expect(refused).toMatchObject({ code: 'RIGHT_TO_USE' });
    expect(refused.errors?.map(({ path }) => path)).toContain('schema.menus.2');
    expect(await save({ ...all, name: 'Own' })).toMatchObject({ msgState: 1 });
    await letDesign({ own: ['design', 'grant'] });
    expect(await save(more)).toMatchObject({ msgState: 1 });
    await keep(own(ownMenus), true);
  });
});

test('an earlier version does not bring back what somebody took away who had the right', async () => {
  const granted = {
    ...form('rolled', 'place'),
    grants: [{ id: 'g', roles: ['counsellor'], actions: ['list'], read: '*' }],
  };
  await keep(granted, true);
  await keep({ ...granted, grants: [] }, true);
  const back = { kind: 'form', id: 'rolled', version: 1 };
  expect(await call('rollback', back)).toMatchObject({ code: 'RIGHT_TO_USE' });
  await letDesign({ own: ['design', 'publish', 'grant'] });
  expect(await call('rollback', back)).toMatchObject({ msgState: 1 });
});

describe('a new name', () => {
  test.each(['platform-foo', 'sms-x', 'util'])('%s is kept for the platform', async (id) => {
    const reserved = { errors: [{ path: 'id', code: 'NAME_RESERVED' }] };
    for (const client of [teacher, admin]) expect(await save(form(id, 'a'), client)).toMatchObject(reserved);
  });

  test('of what lies in the bin is for whom it comes back to', async () => {
    const at = { kind: 'app', id: 'gone-page' };
    await call('save', { ...at, name: 'x', schema: page('gone-page'), system: 'other' }, admin);
    expect(await call('remove', at, admin)).toMatchObject({ msgState: 1 });
    const bundle = {
      ...{ format: 'atrium-bundle', formatVersion: 1 },
      documents: [{ ...at, name: 'x', schema: page('gone-page') }],
    };
    for (const answer of [await save(page('gone-page')), await call('import', { bundle, system: 'own' })])
      expect(answer).toMatchObject({ code: 'ID_EXISTS' });
    await letDesign({ own: ['design'], other: ['design'] });
    expect(await save(page('gone-page'))).toMatchObject({ msgState: 1 });
  });
});
