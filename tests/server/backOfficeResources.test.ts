import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { callOffice, startBackOffice } from '../support/backOffice.ts';
import type { Entry } from '../support/backOffice.ts';
import type { TestServer } from '../support/server.ts';

// Resources of all kinds as a module of the back office.

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startBackOffice();
  admin = await server.login('admin');
});
afterAll(() => server.close());

const call = (module: string, action: string, param: object): Promise<ApiAnswer> =>
  callOffice(admin, module, action, param);
const equal = (bindKey: string, value: unknown) => ({
  testRule: 'every',
  conditionList: [{ id: 'c', bindKey, type: 'text', judgeType: 'equal', value }],
});

test('resources are listed with whether they are published and where they come from', async () => {
  const { list } = await call('resource', 'list', { where: equal('code', 'platform-user') });
  expect(list).toMatchObject([
    {
      kind: 'form',
      nameZh: '用户',
      nameEn: 'User',
      state: 'published',
      version: 1,
      origin: 'product',
      person: 'system',
    },
  ]);
});

test('resources are found by the name that readers of either language meet, and sorted by it', async () => {
  const named = (bindKey: string, value: string) => ({
    testRule: 'every',
    conditionList: [
      { id: 'k', bindKey: 'kind', type: 'text', judgeType: 'equal', value: 'mgrList' },
      { id: 'c', bindKey, type: 'text', judgeType: 'contain', value },
    ],
  });
  expect(await call('resource', 'list', { where: named('nameEn', 'Dictionaries') })).toMatchObject({
    list: [{ code: 'platform-dictionary-list', nameZh: '数据字典' }],
  });
  const sort = [{ field: 'nameEn', order: 'desc' }];
  const { list } = await call('resource', 'list', { where: named('nameEn', 's'), sort, limit: -1 });
  const names = (list as Entry[]).map(({ nameEn }) => nameEn);
  expect(names.length).toBeGreaterThan(5);
  expect(names.slice(0, 2)).toEqual(['Uses', 'Users']);
});

const coded = async (code: string): Promise<unknown> => {
  const { list } = await call('resource', 'list', { where: equal('code', code) });
  return list?.[0];
};

test('a resource is called by its name, with its title where that is another', async () => {
  const rows = [
    ['bare', '无标题', { kind: 'app', id: 'bare', name: '无标题' }],
    ['plain', '其他', { kind: 'app', id: 'plain', name: '其他', title: 'Notice' }],
  ] as const;
  for (const [id, name, schema] of rows) {
    await server.db
      .insertInto('atrium.resource')
      .values({ kind: 'app', id, name, schema: JSON.stringify(schema), updated_by: 'system' })
      .execute();
  }
  expect(await coded('bare')).toMatchObject({ nameZh: '无标题', nameEn: '无标题' });
  expect(await coded('plain')).toMatchObject({ nameZh: '其他 · Notice', nameEn: '其他 · Notice' });
  await server.db.deleteFrom('atrium.resource').where('id', 'in', ['bare', 'plain']).execute();
});
