import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoginResponse } from '../../src/schemas/wire/session.ts';
import type { MenuEntry, SystemEntry, SystemGroupEntry } from '../../src/schemas/wire/system.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { seedDocuments } from '../support/documents.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;
let student: ApiClient;
let visitor: ApiClient;

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPeople(platform);
      await seedDocuments(platform);
    },
  });
  ({ admin, teacher, student } = await server.loginAll());
  const answer = await server.api.call('base', '/login/skipLogin.do', { visitor: true });
  visitor = server.api.withToken((answer.result as LoginResponse).token.join('_'));
});

afterAll(() => server.close());

const LIST = '/createSystem/sysTypes.do';
const OPEN = '/createSystem/initOnly.do';

const open = (client: ApiClient, id: string, more: object = {}) =>
  client.call('manager', OPEN, { systemManage: { id }, ...more });

async function listed(client: ApiClient, param: object = { offset: -1 }): Promise<[string, string[]][]> {
  const answer = await client.call('manager', LIST, param);
  expect(answer.msgState).toBe(1);
  return (answer.list as SystemGroupEntry[]).map(({ typename, sysList }) => [
    typename,
    sysList.map(({ id }) => id),
  ]);
}

/** Names of menus with the actions allowed there. */
function outline(menus: readonly MenuEntry[] = []): unknown[] {
  return menus.map(({ name, data, child }) => {
    const title = typeof name === 'string' ? name : name.enUS;
    const { actionMights } = JSON.parse(data as string) as { actionMights: string[] };
    return child === undefined ? [title, actionMights] : [title, outline(child)];
  });
}

describe('the list of systems', () => {
  test('holds those in which the role has a menu, under their headings', async () => {
    const both = [
      ['活动', ['open-day']],
      ['校园', ['library']],
    ];
    expect(await listed(admin)).toEqual(expect.arrayContaining(both));
    expect(await listed(teacher)).toHaveLength(2);
    expect(await listed(student)).toEqual([['活动', ['open-day']]]);
    expect(await listed(visitor)).toEqual([['活动', ['open-day']]]);
  });

  test('follows the role that the call names', async () => {
    expect(await listed(teacher, { offset: -1, groupId: 'student' })).toEqual([['活动', ['open-day']]]);
  });

  test('speaks the language asked for in one order for all, and pages by offset', async () => {
    expect((await listed(admin)).map(([heading]) => heading)).toEqual(['活动', '校园']);
    const english = await admin.call(
      'manager',
      LIST,
      { offset: 1 },
      { headers: { 'accept-language': 'en' } },
    );
    expect(english.total).toBe(2);
    // By their English names the other one would be the second.
    expect((english.list as SystemGroupEntry[]).map(({ typename }) => typename)).toEqual(['Campus']);
  });

  test('has skin and options as JSON text', async () => {
    const { list } = await admin.call('manager', LIST);
    const systems = (list as SystemGroupEntry[]).flatMap(({ sysList }) => sysList);
    const found = systems.find(({ id }) => id === 'library')!;
    expect(found).toMatchObject({
      systemname: '图书馆',
      skin: '{"navMode":"menu"}',
      options: '{"initFirst":true}',
    });
    expect(found).not.toHaveProperty('menus');
  });
});

describe('opening a system', () => {
  test('sends the menus of the role with what it may do there', async () => {
    const { result } = await open(admin, 'library', { checkToken: 1 });
    expect(outline((result as SystemEntry).menus)).toEqual([
      [
        'Collection',
        [
          ['Books', ['list', 'add']],
          ['Overview', []],
        ],
      ],
      ['官网', []],
    ]);
    const forTeacher = await open(teacher, 'library');
    expect(outline((forTeacher.result as SystemEntry).menus)).toEqual([
      ['Collection', [['Books', ['list', 'detail']]]],
    ]);
    expect(forTeacher.text).not.toContain('grants');
    expect(forTeacher.text).not.toContain('library-dashboard');
  });

  test('tells of a page that it opens by a jump only', async () => {
    const { result } = await open(admin, 'library');
    const page = (result as SystemEntry).menus?.[0]?.child?.find(
      ({ app }) => app?.id === 'library-dashboard',
    );
    expect(page?.app).toEqual({
      id: 'library-dashboard',
      kind: 'app',
      areaOptions: '{"page":{"showCondition":{"jumpIn":true}}}',
    });
  });

  test('without a menu for the role sends an empty list', async () => {
    expect(await open(student, 'library')).toMatchObject({
      msgState: 1,
      result: { systemname: '图书馆', menus: [] },
    });
  });

  test.each(['unfinished', 'no-such-system'])('%s is not there', async (id) => {
    expect(await open(admin, id)).toMatchObject({ http: 404, msgState: 4, code: 'NOT_FOUND' });
  });

  test('a visitor opens public systems only', async () => {
    expect(await open(visitor, 'open-day')).toMatchObject({
      msgState: 1,
      result: { menus: [{ name: '日程' }] },
    });
    expect(await open(visitor, 'library')).toMatchObject({ http: 404, msgState: 4 });
    const free = await visitor.call('manager', '/systemMaintenace/getSystem.do', {
      id: 'open-day',
      anything: 1,
    });
    expect(free).toMatchObject({ msgState: 1, result: { id: 'open-day' } });
  });

  test('needs an id, and nothing that it does not know', async () => {
    const answer = await admin.call('manager', OPEN, { systemManage: { id: 'library', status: 'x' } });
    expect(answer).toMatchObject({
      msgState: 2,
      errors: [{ path: 'systemManage.status', code: 'UNKNOWN_FIELD' }],
    });
    expect(await admin.call('manager', OPEN, {})).toMatchObject({
      msgState: 2,
      errors: [{ path: 'systemManage', code: 'REQUIRED' }],
    });
  });
});

describe('a preview', () => {
  test.each([{ checkToken: 0 }, { checkToken: '0', skipPermission: 1 }])(
    'asked for by %j is the draft, with all menus, for who designs',
    async (asked) => {
      const unfinished = await open(admin, 'unfinished', asked);
      expect(unfinished).toMatchObject({ msgState: 1, result: { systemname: '草稿', preview: true } });
      const { result } = await open(admin, 'library', asked);
      const [collection] = outline((result as SystemEntry).menus) as [string, unknown[]][];
      expect(collection?.[1].slice(0, 2)).toEqual([
        ['Books', ['list', 'add', 'detail']],
        ['Overview', []],
      ]);
      expect(JSON.stringify((result as SystemEntry).menus)).not.toContain('grants');
    },
  );

  test('is not what a system is opened as without asking', async () => {
    expect((await open(admin, 'library', { checkToken: 1 })).result).not.toHaveProperty('preview');
  });

  test('is nothing for others, whatever they ask for', async () => {
    for (const client of [teacher, student, visitor]) {
      const asked = { checkToken: 0, skipPermission: 1 };
      expect(await open(client, 'unfinished', asked)).toMatchObject({ http: 404, msgState: 4 });
    }
    const asked = await open(teacher, 'library', { checkToken: 0, skipPermission: 1 });
    expect(asked.result).toEqual((await open(teacher, 'library')).result);
  });
});

test.each([
  ['system', 'library', true],
  ['system', 'unfinished', false],
  ['mgrList', 'book-list', true],
  ['condition_mew', 'book-list', false],
])('%s %s is published: %s', async (moduleType, moduleId, published) => {
  const answer = await student.call('manager', '/apply/isPublished.do', { moduleType, moduleId });
  expect(answer).toMatchObject({ msgState: 1, result: { published } });
});

test('a visitor is told of public systems and what they lead to, and of nothing else', async () => {
  const get = (kind: string, id: string) => visitor.call('manager', '/resource/get.do', { kind, id });
  const missing = await get('mgrList', 'no-such-list');
  for (const answer of [await get('mgrList', 'book-list'), await get('form', 'book')]) {
    expect([answer.http, answer.msgState, answer.code, answer.msg]).toEqual([
      404,
      missing.msgState,
      missing.code,
      missing.msg,
    ]);
  }
  const published = async (moduleType: string, moduleId: string) =>
    (await visitor.call('manager', '/apply/isPublished.do', { moduleType, moduleId })).result;
  expect(await published('system', 'open-day')).toEqual({ published: true });
  for (const [kind, id] of [
    ['system', 'library'],
    ['mgrList', 'book-list'],
    ['mgrList', 'no-such-list'],
  ] as const) {
    expect(await published(kind, id)).toEqual({ published: false });
  }
});

test('counts published resources by kind, for those who administer them', async () => {
  const answer = await admin.call('manager', '/common/getModuleCount.do');
  expect(answer.result).toEqual({ app: 1, form: 1, mgrList: 1, system: 2 });
  expect((await student.call('manager', '/common/getModuleCount.do')).result).toEqual({});
});
