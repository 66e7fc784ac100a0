import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import { installProductDocuments } from '../../server/productDocuments/install.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { callOffice } from '../support/backOffice.ts';
import { seedPeople } from '../support/people.ts';
import { publishForm } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// What documents and records use of a dictionary stays.

let server: TestServer;
let admin: ApiClient;

const title = (zhCN: string, enUS: string) => ({ zhCN, enUS });
const options = { dictionary: 'lodging' };
const slip: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'slip',
  name: '住宿登记',
  fields: [
    { type: 'select', id: 'lodging', name: 'lodging', title: title('住宿', 'Lodging'), props: { options } },
    {
      type: 'checkbox-group',
      id: 'wishes',
      name: 'wishes',
      title: title('意向', 'Wishes'),
      props: { options },
    },
    {
      type: 'sub-table',
      id: 'terms',
      name: 'terms',
      title: title('各学期', 'Terms'),
      children: [
        { type: 'select', id: 'stay', name: 'stay', title: title('住宿', 'Lodging'), props: { options } },
      ],
    },
  ],
  grants: [{ roles: ['administrator'], actions: ['list', 'add'], read: '*', write: '*' }],
};

const call = (action: string, param: object): Promise<ApiAnswer> =>
  callOffice(admin, 'dictionary', action, param);
const items = ['day', 'dorm', 'host', 'term', 'free'].map((value) => ({
  value,
  labelZh: `${value}-中`,
  labelEn: value,
}));

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPeople(platform);
      await installProductDocuments(platform.db);
      await publishForm(platform, slip);
    },
  });
  admin = await server.login('admin');
  for (const code of ['lodging', 'unused']) {
    const data = { code, nameZh: '住宿方式', nameEn: 'Lodging', items };
    expect(await call('add', { data })).toMatchObject({ msgState: 1 });
  }
});
afterAll(() => server.close());

test('a dictionary that documents use is not removed, and they are named; others go beside it', async () => {
  const answer = await call('remove', { ids: ['lodging', 'unused'] });
  expect(answer.list).toEqual([
    {
      id: 'lodging',
      msgState: 5,
      code: 'IN_USE',
      msg: '该内容仍被使用，请先移除对它的引用：“住宿登记”（form/slip，已发布）',
    },
    { id: 'unused', msgState: 1, msg: '操作成功' },
  ]);
  expect((await call('detail', { id: 'lodging' })).result).toMatchObject({ items });
});

describe('entries that records hold', () => {
  const update = async (entries: readonly object[]): Promise<ApiAnswer> => {
    const { revision } = (await call('detail', { id: 'lodging' })).result as { revision: number };
    return call('update', { id: 'lodging', revision, data: { items: entries } });
  };
  const without = (...values: readonly string[]) => items.filter(({ value }) => !values.includes(value));
  const held = (value: string, count: number) => ({
    path: 'data.items',
    code: 'ENTRY_HELD',
    message: `选项“${value}-中”（${value}）不能移除：“住宿登记”（slip）有 ${count} 条数据在使用`,
  });

  beforeAll(async () => {
    const records = [
      { lodging: 'day', wishes: ['dorm', 'host'] },
      { lodging: 'day', terms: [{ stay: 'term' }, { stay: 'term' }, { stay: 'day' }] },
    ];
    for (const data of records) {
      expect(await admin.call('interface', '/rest/http/slip/add.htm', { data })).toMatchObject({
        msgState: 1,
      });
    }
  });

  test.each([
    ['a choice', ['day'], [held('day', 2), held('day', 1)]],
    ['one of several choices', ['host'], [held('host', 1)]],
    ['a row of a sub-table, in one record twice', ['term'], [held('term', 1)]],
  ])('are not dropped: %s', async (_where, values, errors) => {
    expect(await update(without(...values))).toMatchObject({ msgState: 2, code: 'INPUT_INVALID', errors });
  });

  test('stay while their form is unpublished', async () => {
    const at = { kind: 'form', id: 'slip' };
    expect(await admin.call('manager', '/resource/unpublish.do', at)).toMatchObject({ msgState: 1 });
    expect(await update(without('host'))).toMatchObject({ errors: [held('host', 1)] });
  });

  test('are renamed and moved; others come and go', async () => {
    const renamed = [...without('free')].reverse().map((item) => ({ ...item, labelZh: '新名称' }));
    const added = { value: 'new', labelZh: '新增', labelEn: 'New' };
    expect(await update([...renamed, added])).toMatchObject({
      msgState: 1,
      result: { items: [...renamed, added] },
    });
  });
});
