import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { seedPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;
let student: ApiClient;

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPupils(platform);
      await platform.db
        .insertInto('atrium.department')
        .values([
          { id: 'university', parent: null, name: '示范大学', sort: 0 },
          { id: 'registry', parent: 'university', name: '教务处', sort: 1 },
        ])
        .execute();
      await platform.db
        .updateTable('atrium.user_account')
        .set({ status: 'disabled' })
        .where('id', '=', 'u-nobody')
        .execute();
    },
  });
  [admin, student] = await Promise.all([server.login('admin'), server.login('student')]);
});

afterAll(() => server.close());

const select = (param: object, client = student) =>
  client.call('interface', '/component/getSelectorData.htm', param);

describe('a selector', () => {
  test('answers the items of a dictionary in both languages and in their order', async () => {
    expect(await select({ source: 'dictionary:major' })).toMatchObject({
      msgState: 1,
      total: 2,
      list: [
        { value: 'software', label: { zhCN: '软件工程', enUS: 'Software' }, parent: 'computing' },
        { value: 'civil-law', label: { zhCN: '民商法', enUS: 'Civil law' }, parent: 'law' },
      ],
    });
    expect(await select({ source: 'dictionary:nothing' })).toMatchObject({ list: [], total: 0 });
  });

  test('answers people, departments and roles', async () => {
    expect((await select({ source: 'person' })).list).toEqual([
      { value: 'u-admin', label: '管理员' },
      { value: 'u-student', label: '林同学' },
      { value: 'u-teacher', label: '陈老师' },
    ]);
    expect((await select({ source: 'department' })).list).toEqual([
      { value: 'university', label: '示范大学' },
      { value: 'registry', label: '教务处', parent: 'university' },
    ]);
    expect((await select({ source: 'role' })).list).toContainEqual({
      value: 'counsellor',
      label: { zhCN: '辅导员', enUS: 'Counsellor' },
    });
    expect((await select({ source: 'label' })).list).toEqual([]);
  });

  test('finds by keyword, in pages', async () => {
    expect((await select({ source: 'person', keyword: '老师' })).list).toHaveLength(1);
    expect((await select({ source: 'dictionary:college', keyword: 'LAW' })).list).toHaveLength(1);
    for (const keyword of ['%', '_', '\\', "' or 1=1 --"]) {
      expect((await select({ source: 'person', keyword })).list).toEqual([]);
    }
    const page = await select({ source: 'person', offset: 1, limit: 1 }, admin);
    expect(page).toMatchObject({ total: 3, list: [{ value: 'u-student' }] });
    expect((await select({ source: 'person', limit: -1 })).list).toHaveLength(3);
  });

  test('refuses other sources and callers without a login', async () => {
    for (const source of ['user_account', 'dictionary:', 'dictionary:../x', '', 5, null]) {
      expect(await select({ source })).toMatchObject({ http: 400, msgState: 2 });
    }
    expect(await select({ source: 'person' }, server.api)).toMatchObject({ http: 401, msgState: 0 });
  });
});

describe('interfaces', () => {
  const describeInterfaces = (param: object, client = admin) =>
    client.call('interface', '/restConfig/getInterfaceConfigForFactory.htm', param);

  test('are described with what goes in and comes out', async () => {
    const { list } = await describeInterfaces({ id: 'pupil/detail' });
    expect(list).toMatchObject([
      {
        id: 'pupil/detail',
        moduleCode: 'pupil',
        interfaceUrl: 'detail',
        name: '学生 · 查询详情',
        inputs: [{ name: 'id', type: 'text', required: true }],
      },
    ]);
    const [{ outputs }] = list as [{ outputs: unknown[] }];
    expect(outputs).toContainEqual({ name: 'gpa', title: '绩点', type: 'number' });
  });

  test('are those that the role may call, with the fields that it may read', async () => {
    const ids = 'pupil/list, pupil/remove,pupil/nothing,nothing/list,pupil/toString';
    expect((await describeInterfaces({ ids })).list).toMatchObject([
      { id: 'pupil/list' },
      { id: 'pupil/remove' },
    ]);
    const { list } = await describeInterfaces({ ids }, student);
    expect(list).toMatchObject([{ id: 'pupil/list' }]);
    expect(JSON.stringify(list)).not.toContain('secret');
  });
});

test('databases are told to administrators, without a password, and the platform’s own is none of them', async () => {
  const path = '/restConfig/getDatabaseList.htm';
  const database = {
    id: 'courses',
    name: '教务库',
    kind: 'postgres',
    host: 'db.example.edu',
    port: 5432,
    database: 'courses',
    user: 'reader',
    password: 'secret',
    tls: true,
  };
  expect((await admin.call('interface', path)).list).toEqual([]);
  await admin.call('manager', '/database/save.do', database);
  await admin.call('manager', '/database/save.do', { ...database, id: 'old', state: 'disabled' });
  const { list } = await admin.call('interface', path);
  expect(list).toEqual([{ id: 'courses', name: '教务库', kind: 'postgres' }]);
  expect(await student.call('interface', path)).toMatchObject({ http: 403, msgState: 3 });
});
