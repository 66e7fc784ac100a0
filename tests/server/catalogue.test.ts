import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noteEarlier } from '../../server/documents/catalogue.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { callOffice, type Entry, startBackOffice } from '../support/backOffice.ts';
import type { TestServer } from '../support/server.ts';

// The catalogue of documents: what stands beside a document, who names it, what it looks like.

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startBackOffice();
  admin = await server.login('admin');
});
afterAll(() => server.close());

const where = (bindKey: string, value: string) => ({
  testRule: 'every',
  conditionList: [{ bindKey, type: 'text', judgeType: 'equal', value }],
});
async function entry(id: string): Promise<Entry> {
  const { list } = await callOffice(admin, 'resource', 'list', { where: where('code', id) });
  return list?.[0] as Entry;
}
const page = (id: string, opens?: string) => ({
  kind: 'app',
  schemaVersion: 1,
  id,
  name: id,
  body: [
    {
      type: 'button',
      id: 'go',
      on: {
        click: opens === undefined ? [] : [{ do: 'openPage', target: { kind: 'app', id: opens } }],
      },
    },
  ],
});
const manage = (call: string, param: object): Promise<ApiAnswer> =>
  admin.call('manager', `/resource/${call}.do`, param);
async function save(id: string, opens?: string, revision?: number): Promise<number> {
  const answer = await manage('save', {
    ...{ kind: 'app', id, name: id, schema: page(id, opens) },
    ...(revision !== undefined && { revision }),
  });
  expect(answer).toMatchObject({ msgState: 1 });
  return (answer.result as { revision: number }).revision;
}

describe('who names a document', () => {
  test('is counted once for its draft and its published version, and follows both', async () => {
    await save('named');
    expect(await entry('named')).toMatchObject({
      usage: 0,
      used: 'unused',
      usageZh: '未被引用',
      state: 'draft',
    });
    const first = await save('naming', 'named');
    expect(await entry('named')).toMatchObject({ usage: 1, usageEn: 'Used by 1' });
    await manage('publish', { kind: 'app', id: 'named', revision: 1 });
    await manage('publish', { kind: 'app', id: 'naming', revision: first });
    // Users still have the version that names it.
    await save('naming', undefined, first);
    expect(await entry('named')).toMatchObject({ usage: 1, used: 'used' });
    const { list } = await callOffice(admin, 'use', 'list', { where: where('named', 'app.named') });
    expect(list).toMatchObject([{ kind: 'app', code: 'naming', state: 'published' }]);
    await manage('unpublish', { kind: 'app', id: 'naming' });
    expect(await entry('named')).toMatchObject({ usage: 0 });
  });
});

describe('what stands beside a document', () => {
  test('is written in the catalogue, and leaves its revision and its author alone', async () => {
    await save('noted');
    await server.db
      .insertInto('atrium.resource')
      .values({ kind: 'system', id: 'home', name: 'home', schema: '{}', updated_by: 'x', system: 'home' })
      .execute();
    const { id, revision, updatedAt } = await entry('noted');
    const data = { tags: ['旧', ' 新 ', '新'], system: 'home', shared: true };
    expect(await callOffice(admin, 'resource', 'update', { id, revision, data })).toMatchObject({
      msgState: 1,
    });
    expect(await entry('noted')).toMatchObject({
      ...{ revision, updatedAt, tags: ['新', '旧'], system: 'home', systemZh: 'home', shared: true },
    });
    const refused = await callOffice(admin, 'resource', 'update', {
      id,
      revision,
      data: { system: 'nowhere' },
    });
    expect(refused).toMatchObject({ msgState: 2, errors: [{ path: 'data.system' }] });
    const system = await entry('home');
    expect(
      await callOffice(admin, 'resource', 'update', {
        id: system.id,
        revision: 1,
        data: { system: 'other' },
      }),
    ).toMatchObject({ msgState: 2 });
  });

  test('is written of several at once, and of the product’s of none', async () => {
    await Promise.all([save('several-a'), save('several-b')]);
    const tag = (...documents: string[]): Promise<ApiAnswer> =>
      callOffice(admin, 'tagging', 'add', { data: { documents, tags: ['多'], system: 'home' } });
    expect(await tag('app.several-a', 'form.platform-user')).toMatchObject({ code: 'PRODUCT_DOCUMENT' });
    expect(await entry('several-a')).toMatchObject({ tags: [], system: null });
    expect(await tag('app.several-a', 'app.several-b', 'system.home')).toMatchObject({ msgState: 1 });
    for (const id of ['several-a', 'several-b'])
      expect(await entry(id)).toMatchObject({ tags: ['多'], system: 'home' });
  });

  test('of the product is not written', async () => {
    const { list } = await callOffice(admin, 'resource', 'list', { where: where('code', 'platform-user') });
    const { id, revision } = list?.[0] as Entry;
    expect(
      await callOffice(admin, 'resource', 'update', { id, revision, data: { tags: ['x'] } }),
    ).toMatchObject({ code: 'PRODUCT_DOCUMENT' });
  });

  test('tags and systems are told for choices', async () => {
    const told = async (call: string): Promise<unknown> =>
      (await admin.call('interface', `/rest/http/platform_general/${call}.htm`, {})).list;
    expect(await told('getDocumentTags')).toContainEqual({ tag: '新' });
    expect(await told('getDesignSystems')).toMatchObject([{ id: '' }, { id: 'home', name: 'home' }]);
  });
});

test('a drawing is kept with each save, and another one of another document', async () => {
  await save('drawn');
  const { thumbnail } = await entry('drawn');
  expect(thumbnail).toMatch(/^data:image\/svg\+xml,/);
  const { thumbnail: form } = await entry('platform-user');
  expect(form).not.toBe(thumbnail);
});

test('a drawing is of what users have, of the draft before and after that, and made anew where another release made it', async () => {
  const drawing = async (): Promise<unknown> => (await entry('redrawn')).thumbnail;
  const chart = (count: number) => ({
    ...page('redrawn'),
    body: Array.from({ length: count }, (_, at) => ({ type: 'bar-chart', id: `c${String(at)}` })),
  });
  const saveWith = async (count: number, revision?: number): Promise<number> => {
    const { result } = await manage('save', {
      ...{ kind: 'app', id: 'redrawn', name: 'redrawn', schema: chart(count) },
      ...(revision !== undefined && { revision }),
    });
    return (result as { revision: number }).revision;
  };
  const first = await saveWith(1);
  const one = await drawing();
  const second = await saveWith(2, first);
  const two = await drawing();
  expect(two).not.toBe(one);
  expect(await manage('publish', { kind: 'app', id: 'redrawn', revision: second })).toMatchObject({
    msgState: 1,
  });
  await saveWith(1, second);
  expect(await drawing()).toBe(two);
  const { db } = server.platform;
  const stale = { thumbnail: 'data:image/svg+xml,old', thumbnail_style: 'old' };
  await db.updateTable('atrium.resource').set(stale).where('id', '=', 'redrawn').execute();
  await noteEarlier(db);
  expect(await drawing()).toBe(two);
  expect(await manage('unpublish', { kind: 'app', id: 'redrawn' })).toMatchObject({ msgState: 1 });
  expect(await drawing()).toBe(one);
});
