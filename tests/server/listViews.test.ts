import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ListView } from '../../src/schemas/wire/listView.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { seedPupilSystem } from '../support/pupilSystem.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;
let student: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPupilSystem });
  [admin, teacher, student] = await Promise.all([
    server.login('admin'),
    server.login('teacher'),
    server.login('student'),
  ]);
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('atrium.list_view').execute());

const LIST = 'pupil-list';
const save = (client: ApiClient, view: object = {}): Promise<ApiAnswer> =>
  client.call('manager', '/listView/save.do', {
    list: LIST,
    name: '我的',
    state: { search: '林' },
    scope: 'own',
    ...view,
  });
const saved = async (client: ApiClient, view: object = {}): Promise<ListView> => {
  const answer = await save(client, view);
  expect(answer, answer.text).toMatchObject({ msgState: 1 });
  return answer.result as ListView;
};
const views = async (client: ApiClient, more: object = {}): Promise<ListView[]> =>
  (await client.call('manager', '/listView/list.do', { list: LIST, ...more })).list as ListView[];
const names = async (client: ApiClient, more: object = {}): Promise<string[]> =>
  (await views(client, more)).map(({ name }) => name);

describe('who sees a view', () => {
  test('the owner alone, everybody, or the roles that it names, by the role at present', async () => {
    const own = await saved(teacher);
    expect(own).toMatchObject({ revision: 1, isOwn: true, isDefault: false, owner: '陈老师', roles: [] });
    await saved(teacher, { name: '大家的', scope: 'shared' });
    await saved(admin, { name: '辅导员的', scope: 'role', roles: ['counsellor'] });
    expect(await names(student)).toEqual(['大家的']);
    expect(await names(teacher, { groupId: 'counsellor' })).toEqual(['大家的', '我的', '辅导员的']);
    expect(await names(teacher, { groupId: 'student' })).toEqual(['大家的', '我的']);
    expect((await views(student))[0]).toMatchObject({
      isOwn: false,
      owner: '陈老师',
      state: { search: '林' },
    });
  });

  test('who opens an address asks for those of the list that it shows', async () => {
    const of = async (list: string) => {
      const answer = await admin.call('manager', '/listView/list.do', { list, at: 'address' });
      return (answer.list as ListView[]).map((view) => view.list);
    };
    await saved(admin, { name: '管理员的' });
    expect(new Set(await of(LIST))).toEqual(new Set([LIST]));
    const schema = { kind: 'mgr', schemaVersion: 1, id: 'pupil-page', name: 'x', list: LIST, forms: [] };
    const at = { kind: 'mgr', id: 'pupil-page' };
    const { result } = await admin.call('manager', '/resource/save.do', { ...at, name: 'x', schema });
    const { revision } = result as { revision: number };
    await admin.call('manager', '/resource/publish.do', { ...at, revision });
    expect(new Set(await of('pupil-page'))).toEqual(new Set([LIST]));
    expect(await of('pupil')).toEqual([]);
  });

  test('nobody who may not open the list', async () => {
    const at = { list: 'pupil-archive' };
    await saved(teacher, { ...at, scope: 'shared' });
    expect(await student.call('manager', '/listView/list.do', at)).toMatchObject({ msgState: 3 });
    expect(await save(student, at)).toMatchObject({ msgState: 3 });
    expect(await teacher.call('manager', '/listView/list.do', { list: 'no-such' })).toMatchObject({
      msgState: 4,
    });
  });
});

describe('who changes a view', () => {
  test('sharing needs the right, keeping one’s own does not', async () => {
    expect(await save(student, { scope: 'shared' })).toMatchObject({ msgState: 3 });
    expect(await save(student, { scope: 'role', roles: ['student'] })).toMatchObject({ msgState: 3 });
    const own = await saved(student);
    const shared = { id: own.id, revision: 1, scope: 'shared' };
    expect(await save(student, shared)).toMatchObject({ msgState: 3 });
    expect(await save(teacher, { ...shared, groupId: 'student' })).toMatchObject({ msgState: 4 });
  });

  test('a shared one is changed by its owner and by others with the right, who cannot take it away', async () => {
    const { id } = await saved(teacher, { scope: 'shared' });
    const change = { id, revision: 1, name: '改过', scope: 'shared' };
    expect(await save(student, change)).toMatchObject({ msgState: 3 });
    expect(await save(admin, { ...change, scope: 'own' })).toMatchObject({ msgState: 3 });
    expect(await saved(admin, change)).toMatchObject({ revision: 2, owner: '陈老师', isOwn: false });
    expect(await save(teacher, change)).toMatchObject({ msgState: 5, code: 'REVISION_CONFLICT' });
    expect(await saved(teacher, { ...change, revision: 2, scope: 'own' })).toMatchObject({ revision: 3 });
    expect(await names(admin)).toEqual([]);
  });

  test('is noted in the audit, without what is filtered by', async () => {
    const { id } = await saved(teacher, { scope: 'shared' });
    await teacher.call('manager', '/listView/remove.do', { id, revision: 1 });
    const rows = await server.db
      .selectFrom('atrium.audit')
      .select(['actor', 'action', 'after'])
      .where('resource', '=', `mgrList/${LIST}/view/${id}`)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { actor: 'u-teacher', action: 'listView.save', after: { name: '我的', scope: 'shared', roles: [] } },
      { actor: 'u-teacher', action: 'listView.remove', after: null },
    ]);
  });
});

describe('removing', () => {
  const remove = (client: ApiClient, id: string, revision = 1) =>
    client.call('manager', '/listView/remove.do', { id, revision });

  test('takes what was read; others need the right', async () => {
    const shared = await saved(teacher, { scope: 'shared' });
    expect(await remove(student, shared.id)).toMatchObject({ msgState: 3 });
    expect(await remove(teacher, shared.id, 7)).toMatchObject({ msgState: 5 });
    expect(await remove(admin, shared.id)).toMatchObject({ msgState: 1 });
    expect(await remove(admin, shared.id)).toMatchObject({ msgState: 4 });
    const own = await saved(teacher);
    expect(await remove(admin, own.id)).toMatchObject({ msgState: 4 });
  });
});

describe('the view that a list begins with', () => {
  const choose = (client: ApiClient, id?: string) =>
    client.call('manager', '/listView/setDefault.do', { list: LIST, id });
  const begun = async (client: ApiClient) =>
    (await views(client)).filter(({ isDefault }) => isDefault).map(({ name }) => name);

  test('is each reader’s own choice among what they see', async () => {
    const shared = await saved(teacher, { name: '大家的', scope: 'shared' });
    const own = await saved(teacher);
    expect(await choose(student, shared.id)).toMatchObject({ msgState: 1 });
    expect(await choose(teacher, shared.id)).toMatchObject({ msgState: 1 });
    expect(await choose(teacher, own.id)).toMatchObject({ msgState: 1 });
    expect(await choose(student, own.id)).toMatchObject({ msgState: 4 });
    expect([await begun(student), await begun(teacher)]).toEqual([['大家的'], ['我的']]);
    await choose(teacher);
    expect(await begun(teacher)).toEqual([]);
    await teacher.call('manager', '/listView/remove.do', { id: shared.id, revision: 1 });
    expect(await begun(student)).toEqual([]);
  });
});

describe('what is refused', () => {
  test.each([
    ['a name twice', {}, 'name', 'NOT_UNIQUE'],
    ['an empty name', { name: ' ' }, 'name', 'FORMAT_INVALID'],
    ['a name that is too long', { name: '长'.repeat(51) }, 'name', 'TOO_LONG'],
    ['a state that is too large', { name: 'x', state: { a: 'x'.repeat(33 * 1024) } }, 'state', 'TOO_LARGE'],
    ['a state that is none', { name: 'x', state: [] }, 'state', 'TYPE_WRONG'],
    ['an unknown scope', { name: 'x', scope: 'world' }, 'scope', 'VALUE_INVALID'],
    ['roles left out', { name: 'x', scope: 'role' }, 'roles', 'REQUIRED'],
    [
      'an unknown role',
      { name: 'x', scope: 'role', roles: ['student', 'dean'] },
      'roles.1',
      'UNKNOWN_OPTION',
    ],
    ['a change of an unknown revision', { name: 'x', id: 'v' }, 'revision', 'REQUIRED'],
  ])('%s', async (_title, view, path, code) => {
    await saved(teacher);
    expect(await save(teacher, view)).toMatchObject({ msgState: 2, errors: [{ path, code }] });
    expect(await names(teacher)).toEqual(['我的']);
  });

  test('the same name is free for others and on other lists', async () => {
    await saved(teacher, { scope: 'shared' });
    await saved(admin);
    await saved(teacher, { list: 'pupil-archive' });
    expect(await names(admin)).toEqual(['我的', '我的']);
  });

  test('more than fifty of one list', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({
      id: `v${String(index)}`,
      list: LIST,
      owner: 'u-student',
      name: `n${String(index)}`,
      state: '{}',
      scope: 'own' as const,
      roles: [],
    }));
    await server.db.insertInto('atrium.list_view').values(rows).execute();
    expect(await save(student)).toMatchObject({ msgState: 2, code: 'LIMIT_REACHED' });
    expect(await save(student, { id: 'v0', revision: 1 })).toMatchObject({ msgState: 1 });
  });
});
