import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { modules } from '../../server/modules/index.ts';
import { loadPlatform } from '../../server/platform/platform.ts';
import { createApiClient } from '../support/apiClient.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { seedPupilSystem } from '../support/pupilSystem.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// What is published over the wire is what users have, in every process, and its records have a table.

let server: TestServer;
let admin: ApiClient;
/** Another process of the same installation. */
let beside: ApiClient;
let stop: () => PromiseLike<unknown>;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPupilSystem });
  admin = await server.login('admin');
  const platform = await loadPlatform(server.platform.config, server, server.platform.moduleRules);
  const app = await buildApp({ platform, log: pino({ level: 'silent' }), modules });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  beside = createApiClient(address, platform.project.appKey, admin.token);
  stop = () => app.close();
});

afterAll(async () => {
  await stop();
  await server.close();
});

const send = (action: string, param: object, client = admin): Promise<ApiAnswer> =>
  client.call('manager', `/resource/${action}.do`, param);
const records = (module: string, action: string, param: object = {}): Promise<ApiAnswer> =>
  admin.call('interface', `/rest/http/${module}/${action}.htm`, param);

const title = (zhCN: string, enUS: string) => ({ zhCN, enUS });
const input = (name: string, more: object = {}) => ({
  type: 'input',
  id: name,
  name,
  title: title('字段', 'Field'),
  ...more,
});
const actions = ['list', 'detail', 'add', 'update', 'remove'];
const form = (id: string, fields: readonly object[], more: object = {}) => ({
  kind: 'form',
  schemaVersion: 1,
  id,
  name: '社团',
  fields,
  grants: [{ roles: ['administrator'], actions, read: '*', write: '*' }],
  ...more,
});

/** Saves a document, and answers its revision. */
async function save(
  document: { kind: string; id: string; name: string },
  revision?: number,
): Promise<number> {
  const { kind, id, name } = document;
  const answer = await send('save', { kind, id, name, schema: document, revision });
  expect(answer).toMatchObject({ msgState: 1 });
  return (answer.result as { revision: number }).revision;
}

describe('a published form', () => {
  test('has its table at once, and each version brings it up to date', async () => {
    const at = { kind: 'form', id: 'club' };
    const revision = await save(form('club', [input('title')]));
    expect(await records('club', 'list')).toMatchObject({ msgState: 4 });
    expect((await send('publish', { ...at, revision })).result).toEqual({ version: 1 });
    expect(await records('club', 'add', { data: { title: '棋' } })).toMatchObject({ msgState: 1 });
    const next = await save(form('club', [input('title'), input('room')]), revision);
    expect(await records('club', 'add', { data: { title: '琴', room: 'A' } })).toMatchObject({ msgState: 2 });
    expect((await send('publish', { ...at, revision: next })).result).toEqual({ version: 2 });
    expect(await records('club', 'add', { data: { title: '琴', room: 'A' } })).toMatchObject({ msgState: 1 });
    expect(await records('club', 'list')).toMatchObject({ total: 2 });
    expect((await send('get', at, beside)).result).toMatchObject({ version: 2 });
  });

  test('is not published over records that it does not fit, and nothing of it is left', async () => {
    const at = { kind: 'form', id: 'club' };
    const number = { ...input('title'), type: 'number' };
    const revision = await save(form('club', [number, input('extra')]), 2);
    const refused = await send('publish', { ...at, revision });
    expect(refused).toMatchObject({ msgState: 2, code: 'PLAN_NOT_ACCEPTED' });
    const twice = await save(
      form('club', [input('room', {}), input('title')], { storage: { room: { unique: true } } }),
      revision,
    );
    await records('club', 'add', { data: { title: '书', room: 'A' } });
    expect(await send('publish', { ...at, revision: twice })).toMatchObject({
      msgState: 2,
      errors: [{ code: 'NOT_UNIQUE' }],
    });
    expect((await send('get', at)).result).toMatchObject({ version: 2 });
    expect((await records('club', 'list')).list?.[0]).not.toHaveProperty('extra');
  });
});

describe('several documents at once', () => {
  const page = (id: string, opens: string) => ({
    kind: 'app',
    schemaVersion: 1,
    id,
    name: '页',
    body: [
      {
        ...{ type: 'button', id: 'b', title: title('看', 'See') },
        on: { click: [{ do: 'openPage', target: { kind: 'app', id: opens } }] },
      },
    ],
  });
  const item = async (document: ReturnType<typeof page> | ReturnType<typeof form>, revision?: number) => ({
    ...{ kind: document.kind, id: document.id },
    revision: await save(document, revision),
  });

  test('are checked among each other, and published all or none', async () => {
    const [there, back] = [await item(page('there', 'back')), await item(page('back', 'there'))];
    const club = await item(form('choir', [input('title')]));
    const items = [club, there, back];
    const missing = await item(page('lost', 'nowhere'));
    const refused = await send('publishAll', { items: [...items, missing] });
    expect(refused).toMatchObject({ msgState: 2, code: 'DOCUMENT_INVALID' });
    expect(refused.errors).toMatchObject([
      { path: 'items.3.schema.body.0.on.click.0.target.id', code: 'UNKNOWN_DOCUMENT' },
    ]);
    expect(await send('get', { kind: 'app', id: 'there' })).toMatchObject({ msgState: 4 });
    expect(await send('publishAll', { items: [there, { ...back, revision: 9 }] })).toMatchObject({
      code: 'REVISION_CONFLICT',
    });
    expect(await send('publishAll', { items: [there, there] })).toMatchObject({
      errors: [{ path: 'items.1.id', code: 'NOT_UNIQUE' }],
    });
    const published = [club, there, back].map(({ kind, id }) => ({ kind, id, version: 1 }));
    expect((await send('publishAll', { items, note: '一起' })).list).toEqual(published);
    expect((await send('versions', { kind: 'app', id: 'back' })).list).toMatchObject([{ note: '一起' }]);
    expect((await send('publishAll', { items })).list).toEqual(published);
    expect(await records('choir', 'add', { data: { title: '合唱' } })).toMatchObject({ msgState: 1 });
  });

  test('tell the plans of all forms that lose values, and take what was accepted of each', async () => {
    const empty = await item(form('choir', [input('other')]), 1);
    const next = await item(page('there', 'there'), 1);
    const refused = await send('publishAll', { items: [empty, next] });
    expect(refused).toMatchObject({ msgState: 2, code: 'PLAN_NOT_ACCEPTED' });
    expect(refused.list).toMatchObject([
      { kind: 'form', id: 'choir', plan: [{ op: 'add' }, { op: 'drop' }] },
    ]);
    expect((await send('get', { kind: 'app', id: 'there' })).result).toMatchObject({ version: 1 });
    const { hash } = refused.result as { hash: string };
    const items = [{ ...empty, accept: hash }, next];
    expect((await send('publishAll', { items })).list).toMatchObject([{ version: 2 }, { version: 2 }]);
  });
});

test('a menu that opens what users do not have is told of, until that is published with it', async () => {
  const page = { kind: 'app', schemaVersion: 1, id: 'hall', name: '楼', body: [] };
  const menu = { id: 'm', name: '楼', app: { kind: 'app', id: 'hall' }, grants: [{ role: 'student' }] };
  const system = {
    kind: 'system',
    schemaVersion: 2,
    id: 'halls',
    name: '宿舍',
    title: '宿舍',
    group: '其他',
  };
  await save(page);
  await save({ ...system, menus: [menu] } as typeof system);
  const unpublished = async (...kinds: readonly string[]): Promise<readonly object[]> => {
    const items = kinds.map((kind) => ({ kind, id: kind === 'app' ? 'hall' : 'halls' }));
    const { result } = await send('review', { items });
    const { findings } = result as { findings: { code: string; path: string; severity: string }[] };
    return findings.filter(({ code }) => code === 'UNPUBLISHED_TARGET');
  };
  expect(await unpublished('system')).toMatchObject([{ severity: 'warning', path: '/menus/0/app/id' }]);
  expect(await unpublished('system', 'app')).toEqual([]);
  // It stops nobody.
  expect(await send('publish', { kind: 'system', id: 'halls', revision: 1 })).toMatchObject({ msgState: 1 });
});

describe('publishing', () => {
  const page = (name: string, body: readonly object[] = []) => ({
    kind: 'app',
    schemaVersion: 1,
    id: 'news',
    name,
    body,
  });
  const at = { kind: 'app', id: 'news' };
  const opens = (id: string) => ({
    type: 'button',
    id: 'b',
    title: title('看', 'See'),
    on: { click: [{ do: 'openPage', target: { kind: 'app', id } }] },
  });

  test('stops at errors of the check, with their places, and not at warnings', async () => {
    const revision = await save(page('新闻', [opens('nowhere')]));
    const refused = await send('publish', { ...at, revision });
    expect(refused).toMatchObject({ http: 400, msgState: 2, code: 'DOCUMENT_INVALID' });
    expect(refused.errors).toMatchObject([
      { path: 'schema.body.0.on.click.0.target.id', code: 'UNKNOWN_DOCUMENT' },
    ]);
    expect(await send('get', at)).toMatchObject({ msgState: 4 });
    const warned = await save(page('新闻', [{ type: 'text', id: 'a', visible: false }]), revision);
    expect((await send('publish', { ...at, revision: warned })).result).toEqual({ version: 1 });
  });

  test('of two at once lets one through, and both where they are one call that was sent again', async () => {
    const revision = await save(page('新闻二'), 2);
    const pair = await Promise.all([
      send('publish', { ...at, revision }),
      send('publish', { ...at, revision }, beside),
    ]);
    expect(pair.map(({ msgState }) => msgState).sort()).toEqual([1, 5]);
    expect(pair.find(({ msgState }) => msgState === 5)).toMatchObject({ code: 'ALREADY_PUBLISHED' });
    const again = { ...at, revision: await save(page('新闻三'), revision), requestId: 'p-1' };
    const same = await Promise.all([send('publish', again), send('publish', again, beside)]);
    expect(same.map(({ result }) => result)).toEqual([{ version: 3 }, { version: 3 }]);
    expect(await send('publish', { ...at, revision })).toMatchObject({
      msgState: 5,
      code: 'REVISION_CONFLICT',
    });
  });

  test('lets pages that open each other through, one after the other', async () => {
    const pair = ['left', 'right'].map((id, index) => ({
      ...page(id, [opens(index === 0 ? 'right' : 'left')]),
      id,
    }));
    for (const document of pair) await save(document);
    for (const { id } of pair) {
      expect(await send('publish', { kind: 'app', id, revision: 1 })).toMatchObject({ msgState: 1 });
    }
  });
});

describe('the history', () => {
  const at = { kind: 'app', id: 'news' };

  test('lists the versions, newest first, with who and when', async () => {
    const answer = await send('versions', { ...at, limit: 2 });
    expect(answer.total).toBe(3);
    expect(answer.list).toMatchObject([
      { version: 3, name: '新闻三', published: true, publishedBy: 'u-admin', publisher: '管理员' },
      { version: 2, name: '新闻二', published: false },
    ]);
    expect((await send('versions', { ...at, offset: 2 })).list).toMatchObject([{ version: 1 }]);
    expect(await send('versions', { kind: 'app', id: 'nowhere' })).toMatchObject({ msgState: 4 });
  });

  test('goes back by going on: the old document is a new draft and a new version', async () => {
    expect((await send('rollback', { ...at, version: 2 })).result).toEqual({ version: 4, revision: 5 });
    for (const client of [admin, beside]) {
      expect((await send('get', at, client)).result).toMatchObject({ name: '新闻二', version: 4 });
    }
    expect((await send('get', { ...at, version: 'draft' })).result).toMatchObject({
      name: '新闻二',
      revision: 5,
    });
    expect(await send('rollback', { ...at, version: 4 })).toMatchObject({ code: 'ALREADY_PUBLISHED' });
    expect(await send('rollback', { ...at, version: 1, revision: 4 })).toMatchObject({
      code: 'REVISION_CONFLICT',
    });
    expect(await send('rollback', { ...at, version: 9 })).toMatchObject({ http: 404 });
  });

  test('keeps a draft that is gone back over, which users never had', async () => {
    const page = { kind: 'app', schemaVersion: 1, id: 'news', name: '没有发布', body: [] };
    const revision = await save(page, 5);
    expect((await send('rollback', { ...at, version: 1, revision })).result).toEqual({
      ...{ version: 6, revision: 7 },
    });
    const { list } = await send('versions', { ...at, limit: 2 });
    expect(list).toMatchObject([
      { version: 6, published: true },
      { version: 5, revision: 6, name: '没有发布', published: false, replaced: true },
    ]);
    expect(list?.[1]).not.toHaveProperty('note');
    expect((await send('rollback', { ...at, version: 5 })).result).toEqual({ version: 7, revision: 8 });
  });

  test('does not go back to what the check would stop by now', async () => {
    const club = await send('versions', { kind: 'form', id: 'club' });
    expect(club.total).toBe(2);
    const list = {
      kind: 'mgrList',
      schemaVersion: 1,
      id: 'club-list',
      name: '社团',
      module: 'club',
      columns: [{ field: 'room' }],
    };
    await send('publish', { kind: 'mgrList', id: list.id, revision: await save(list) });
    const titles = { ...list, columns: [{ field: 'title' }] };
    await send('publish', { kind: 'mgrList', id: list.id, revision: await save(titles, 1) });
    const back = { kind: 'form', id: 'club', version: 1 };
    const { result } = await send('plan', back);
    const { hash } = result as { hash: string };
    expect(await send('rollback', { ...back, accept: hash })).toMatchObject({ msgState: 1 });
    expect(await send('rollback', { kind: 'mgrList', id: list.id, version: 1 })).toMatchObject({
      msgState: 2,
      errors: [{ path: 'schema.columns.0.field', code: 'UNKNOWN_FIELD' }],
    });
  });
});
