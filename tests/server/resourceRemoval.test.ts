import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { publishDocument } from '../support/entrances.ts';
import { courseList } from '../support/interfaces.ts';
import { seedPupilSystem } from '../support/pupilSystem.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// What is taken from users, and what is gone.

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPupilSystem });
  admin = await server.login('admin');
});

afterAll(() => server.close());

const send = (action: string, param: object): Promise<ApiAnswer> =>
  admin.call('manager', `/resource/${action}.do`, param);

const page = (id: string, name: string, opens?: string) => ({
  kind: 'app',
  schemaVersion: 1,
  id,
  name,
  body:
    opens === undefined
      ? []
      : [
          {
            type: 'button',
            id: 'b',
            title: { zhCN: '看', enUS: 'See' },
            on: { click: [{ do: 'openPage', target: { kind: 'app', id: opens } }] },
          },
        ],
});
async function save(document: ReturnType<typeof page>, revision?: number): Promise<number> {
  const { kind, id, name } = document;
  const { result } = await send('save', { kind, id, name, schema: document, revision });
  return (result as { revision: number }).revision;
}
const publish = (id: string, revision: number) => send('publish', { kind: 'app', id, revision });

test('what is unpublished is gone for users, told by whom it is missed, and can come back', async () => {
  const at = { kind: 'app', id: 'news' };
  await publish('news', await save(page('news', '新闻')));
  await publish('front', await save(page('front', '首页', 'news')));
  expect(await send('unpublish', { ...at, version: 2 })).toMatchObject({ code: 'REVISION_CONFLICT' });
  expect(await send('unpublish', { ...at, version: 1 })).toMatchObject({
    msgState: 1,
    list: [{ kind: 'app', id: 'front', name: '首页', published: true }],
  });
  expect(await send('get', at)).toMatchObject({ msgState: 4 });
  expect((await send('get', { ...at, version: 'draft' })).result).toMatchObject({ name: '新闻' });
  expect(await send('unpublish', at)).toMatchObject({ http: 409, msgState: 5, code: 'NOT_PUBLISHED' });
  expect((await publish('news', 1)).result).toEqual({ version: 2 });
});

test('an interface whose steps read a form or name a condition is named among their users', async () => {
  const interfaceUrl = 'pupils';
  const rules = {
    testRule: 'every' as const,
    conditionList: [{ bindKey: 'platform_userId', type: 'text' as const, judgeType: 'notEmpty' as const }],
  };
  await server.db
    .transaction()
    .execute((trx) =>
      publishDocument(trx, { kind: 'condition', schemaVersion: 1, id: 'known', name: '有人', rules }),
    );
  const pupils = { do: 'call', name: 'pupils', call: 'pupil/list' };
  const definition = {
    ...courseList({ interfaceUrl, name: '学生名单', kind: 'composed', sql: undefined }),
    outputs: [{ name: 'name', type: 'text' }],
    composed: { steps: [{ do: 'when', when: { condition: 'known' }, steps: [pupils] }], list: 'pupils' },
  };
  const saved = await admin.call('manager', '/interface/save.do', { definition });
  const reader = { kind: 'interface', id: 'teaching/pupils', name: '学生名单' };
  const at = { kind: 'form', id: 'pupil' };
  expect((await send('remove', at)).list).toContainEqual({ ...reader, published: false, draft: true });
  const { revision } = saved.result as { revision: number };
  await admin.call('manager', '/interface/publish.do', { moduleCode: 'teaching', interfaceUrl, revision });
  const { list, errors } = await send('remove', at);
  expect(list).toContainEqual({ ...reader, published: true, draft: true });
  expect((await send('remove', { kind: 'condition', id: 'known' })).list).toEqual([
    { ...reader, published: true, draft: true },
  ]);
  expect(errors).toContainEqual({
    path: 'id',
    code: 'USED_BY',
    message: '“学生名单”（interface/teaching/pupils，已发布）仍在使用',
  });
  await server.db.deleteFrom('atrium.interface').execute();
});

test('what others use stays, and they are named', async () => {
  const refused = await send('remove', { kind: 'app', id: 'news' });
  expect(refused).toMatchObject({
    http: 409,
    msgState: 5,
    code: 'IN_USE',
    errors: [{ path: 'id', code: 'USED_BY', message: '“首页”（app/front，已发布）仍在使用' }],
    list: [{ kind: 'app', id: 'front', name: '首页', published: true, draft: true }],
  });
  // A draft that no longer does is not enough: users still have the other.
  const revision = await save(page('front', '首页'), 1);
  expect((await send('remove', { kind: 'app', id: 'news' })).list).toMatchObject([
    { published: true, draft: false },
  ]);
  await publish('front', revision);
  expect(await send('remove', { kind: 'app', id: 'news' })).toMatchObject({ msgState: 1 });
  expect(await send('remove', { kind: 'app', id: 'news' })).toMatchObject({ msgState: 4 });
});

test('the menu of a system, the module of a list and the type of a node are uses', async () => {
  const list = await send('remove', { kind: 'mgrList', id: 'pupil-list' });
  expect(list.list).toMatchObject([{ kind: 'system', id: 'school' }]);
  const form = await send('remove', { kind: 'form', id: 'pupil' });
  expect((form.list as { id: string }[]).map(({ id }) => id)).toEqual([
    'pupil-short',
    'pupil-archive',
    'pupil-list',
    'pupil-entrance',
  ]);
});

test('an id that is used anew counts on, so that no version ever means two documents', async () => {
  const revision = await save(page('news', '新的新闻'));
  expect(revision).toBe(2);
  expect(await save(page('news', '更新的新闻'), revision)).toBe(3);
  expect((await publish('news', 3)).result).toEqual({ version: 3 });
  expect((await send('get', { kind: 'app', id: 'news' })).result).toMatchObject({
    name: '更新的新闻',
    version: 3,
  });
  expect(await send('versions', { kind: 'app', id: 'news' })).toMatchObject({ total: 1 });
});

test('a form goes with its records, so that one of its id has a table of its own', async () => {
  const document = {
    kind: 'form',
    schemaVersion: 1,
    id: 'note',
    name: '便签',
    fields: [{ type: 'input', id: 'text', name: 'text', title: { zhCN: '内容', enUS: 'Text' } }],
    grants: [{ roles: ['administrator'], actions: ['list', 'add', 'remove'], read: '*', write: '*' }],
  };
  const at = { kind: 'form', id: 'note' };
  await send('save', { ...at, name: '便签', schema: document });
  expect(await send('publish', { ...at, revision: 1 })).toMatchObject({ msgState: 1 });
  const call = (action: string, param: object) =>
    admin.call('interface', `/rest/http/note/${action}.htm`, param);
  expect(await call('add', { data: { text: 'x' } })).toMatchObject({ msgState: 1 });
  expect(await send('remove', at)).toMatchObject({ msgState: 1 });
  const number = { ...document, fields: [{ ...document.fields[0], type: 'number' }] };
  await send('save', { ...at, name: '便签', schema: number });
  expect((await send('publish', { ...at, revision: 2 })).result).toEqual({ version: 2 });
  expect(await call('add', { data: { text: 7 } })).toMatchObject({ msgState: 1 });
  expect(await call('list', {})).toMatchObject({ total: 1 });
});

/** Resolves once so many statements of this database wait for a lock. */
const waiting = (count: number): Promise<unknown> =>
  vi.waitFor(async () => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
    expect(rows).toHaveLength(count);
  });

test('what is published while what it names is being removed is checked without it', async () => {
  await publish('goal', await save(page('goal', '目标')));
  await publish('way', await save(page('way', '路', 'goal')));
  await publish('way', await save(page('way', '路'), 1));
  const [removed, rolledBack] = await server.db
    .transaction()
    .execute(async (trx) => {
      await sql`select from atrium.resource_version where id = 'goal' for update`.execute(trx);
      const removal = send('remove', { kind: 'app', id: 'goal' });
      await waiting(1);
      const rollback = send('rollback', { kind: 'app', id: 'way', version: 1 });
      await Promise.race([rollback, waiting(2)]);
      return [removal, rollback] as const;
    })
    .then((answers) => Promise.all(answers));
  expect(removed).toMatchObject({ msgState: 1 });
  expect(rolledBack).toMatchObject({ msgState: 2, errors: [{ code: 'UNKNOWN_DOCUMENT' }] });
});
