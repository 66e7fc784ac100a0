import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { auditOf } from '../support/audit.ts';
import { callOffice, startBackOffice } from '../support/backOffice.ts';
import type { Entry } from '../support/backOffice.ts';
import { callCourses, courseList, createCourses, publish, registration } from '../support/interfaces.ts';
import type { Courses } from '../support/interfaces.ts';
import type { TestServer } from '../support/server.ts';

// Databases, credentials and interfaces, as modules of the back office.

const ORIGIN = 'https://service.example';

let server: TestServer;
let courses: Courses;
let admin: ApiClient;

beforeAll(async () => {
  courses = await createCourses();
  server = await startBackOffice({ interfaceOrigins: [ORIGIN], interfaceNetworks: ['127.0.0.1'] });
  admin = await server.login('admin');
});
afterAll(async () => {
  await server.close();
  await courses.drop();
});
beforeEach(async () => {
  await server.db.deleteFrom('atrium.interface').execute();
  await server.db.deleteFrom('atrium.registered_database').execute();
});

const call = (module: string, action: string, param: object, client = admin): Promise<ApiAnswer> =>
  callOffice(client, module, action, param);

/** What the form of databases holds. */
function entered(over: object = {}): Record<string, unknown> {
  const { id, database, user, ...rest } = registration(courses.url) as Record<string, unknown>;
  return { ...rest, code: id, databaseName: database, userName: user, ...over };
}
const register = async (over: object = {}): Promise<Entry> => {
  const { result, text } = await call('database', 'add', { data: entered(over) });
  if (result === undefined) throw new Error(text);
  return result as Entry;
};

describe('a database', () => {
  test('is registered by its form, and interfaces read it', async () => {
    const added = await register();
    expect(added).toMatchObject({ id: 'courses', password: null, state: 'active', interfaces: 0 });
    expect(await publish(admin, courseList({ roles: ['administrator'] }))).toMatchObject({ msgState: 1 });
    expect(await callCourses(admin)).toMatchObject({ total: 3 });
    expect(await call('database', 'detail', { id: 'courses' })).toMatchObject({ result: { interfaces: 1 } });
  });

  test('keeps its password while its address stays, and is told it anew for another', async () => {
    const { revision } = await register();
    const renamed = await call('database', 'update', { id: 'courses', revision, data: { name: '新名' } });
    expect(renamed).toMatchObject({ msgState: 1, result: { password: null } });
    const tried = await admin.call('manager', '/database/test.do', { id: 'courses' });
    expect(tried).toMatchObject({ result: { ok: true } });
    const at = { id: 'courses', revision: revision + 1 };
    expect(await call('database', 'update', { ...at, data: { host: 'evil.example' } })).toMatchObject({
      msgState: 2,
      errors: [{ path: 'data.password', code: 'REQUIRED' }],
    });
    const { text } = await call('database', 'list', {});
    const { password } = entered() as { password: string };
    expect(text).not.toContain(password);
    expect(JSON.stringify(await auditOf(server, 'form/platform-database/courses'))).not.toContain(password);
  });

  test('one that interfaces name stays, and so does a code', async () => {
    const { revision } = await register();
    await publish(admin, courseList());
    expect(await call('database', 'remove', { ids: ['courses'] })).toMatchObject({
      list: [{ msgState: 5, msg: '仍在使用中，不能删除：teaching/courses' }],
    });
    const data = { code: 'other', password: 'x' };
    expect(await call('database', 'update', { id: 'courses', revision, data })).toMatchObject({
      msgState: 5,
      code: 'CODE_FIXED',
    });
    expect(await call('database', 'add', { data: entered() })).toMatchObject({
      errors: [{ path: 'data.code', code: 'NOT_UNIQUE' }],
    });
  });

  test('one that was registered anew is not read over connections of before', async () => {
    await register();
    await publish(admin, courseList({ roles: ['administrator'] }));
    expect(await callCourses(admin)).toMatchObject({ total: 3 });
    await server.db.deleteFrom('atrium.interface').execute();
    await call('database', 'remove', { ids: ['courses'] });
    await register({ databaseName: 'nowhere' });
    await publish(admin, courseList({ roles: ['administrator'] }));
    expect(await callCourses(admin)).toMatchObject({ code: 'SOURCE_UNAVAILABLE' });
  });

  test('what stands in the form is tried before it is saved', async () => {
    const tryIt = (param: object): Promise<ApiAnswer> =>
      admin.call('interface', '/rest/http/platform_general/tryDatabase.htm', param);
    const { name: _name, password, ...address } = entered();
    expect(await tryIt({ ...address, password })).toMatchObject({ result: { ok: true } });
    expect(await tryIt({ ...address, password: null })).toMatchObject({
      errors: [{ path: 'password', code: 'REQUIRED' }],
    });
    await register();
    expect(await tryIt(address)).toMatchObject({ result: { ok: true } });
    const wrong = await tryIt({ ...address, databaseName: 'nowhere', password });
    expect(wrong).toMatchObject({ result: { ok: false, failure: 'database' } });
    expect(wrong.text).toContain('nowhere');
    expect(await tryIt({ ...address, host: '127.0.0.1', port: 1, password })).toMatchObject({
      result: { ok: false, failure: 'refused' },
    });
  });
});

describe('a credential', () => {
  const data = {
    code: 'key',
    name: '令牌',
    moduleCode: 'teaching',
    origin: ORIGIN,
    header: 'authorization',
    value: 'Bearer 0123456789',
  };

  test('is kept sealed for its origin, and told anew for another header', async () => {
    const added = await call('credential', 'add', { data });
    expect(added).toMatchObject({ msgState: 1, result: { id: 'key', value: null } });
    const { list } = await admin.call('manager', '/credential/list.do', {});
    expect(list).toMatchObject([{ id: 'key', moduleCode: 'teaching', origin: ORIGIN }]);
    const moved = { id: 'key', revision: 1, data: { header: 'x-key' } };
    expect(await call('credential', 'update', moved)).toMatchObject({
      errors: [{ path: 'data.value', code: 'REQUIRED' }],
    });
    expect(await call('credential', 'remove', { ids: ['key'] })).toMatchObject({ list: [{ msgState: 1 }] });
  });

  test('that interfaces send stays where they find it', async () => {
    await call('credential', 'add', { data });
    const { sql, ...definition } = courseList();
    expect(sql).toBeDefined();
    const http = { method: 'GET', origin: ORIGIN, path: '/courses', credential: 'key' };
    expect(await publish(admin, { ...definition, kind: 'http', http })).toMatchObject({ msgState: 1 });
    const { value } = data;
    const moved = { id: 'key', revision: 1, data: { moduleCode: 'library', value } };
    expect(await call('credential', 'update', moved)).toMatchObject({
      msgState: 5,
      code: 'IN_USE',
      msg: expect.stringContaining('teaching/courses') as string,
    });
    const named = { id: 'key', revision: 1, data: { name: '教务令牌' } };
    expect(await call('credential', 'update', named)).toMatchObject({ msgState: 1 });
  });

  test('goes to an origin that the operator allows, and into a header as it is', async () => {
    expect(
      await call('credential', 'add', { data: { ...data, origin: 'https://evil.example' } }),
    ).toMatchObject({ errors: [{ path: 'data.origin', code: 'UNKNOWN_OPTION' }] });
    expect(await call('credential', 'add', { data: { ...data, value: 'a\r\nx: y' } })).toMatchObject({
      errors: [{ path: 'data.value' }],
    });
    const { list } = await admin.call('interface', '/rest/http/platform_general/getInterfaceOrigins.htm', {});
    expect(list).toEqual([{ origin: ORIGIN }]);
  });
});

describe('interfaces', () => {
  const listed = async (): Promise<unknown> => (await call('interface', 'list', {})).list?.[0];

  test('are listed as drafts, as published, and as changed since', async () => {
    await register();
    const save = (over: object): Promise<ApiAnswer> =>
      admin.call('manager', '/interface/save.do', { definition: courseList(), ...over });
    const saved = await save({});
    expect(await listed()).toMatchObject({
      id: 'teaching/courses',
      name: '课程',
      kind: 'sql',
      state: 'draft',
      database: 'courses',
      roles: ['student'],
    });
    const { revision } = saved.result as { revision: number };
    const at = { moduleCode: 'teaching', interfaceUrl: 'courses', revision };
    await admin.call('manager', '/interface/publish.do', at);
    expect(await listed()).toMatchObject({ state: 'published' });
    await save({ revision });
    expect(await listed()).toMatchObject({ state: 'changed' });
    const kept = await call('interface', 'count', {
      where: {
        testRule: 'every',
        conditionList: [{ bindKey: 'state', type: 'text', judgeType: 'inArray', value: ['changed'] }],
      },
    });
    expect(kept).toMatchObject({ result: { count: 1 } });
  });

  test('are changed by no form', async () => {
    expect(await call('interface', 'add', { data: { name: 'x' } })).toMatchObject({ msgState: 3 });
    expect(await call('interface', 'remove', { ids: ['teaching/courses'] })).toMatchObject({ msgState: 3 });
  });
});

test('none of it is for others', async () => {
  const student = await server.login('student');
  for (const module of ['database', 'credential', 'interface'])
    expect(await call(module, 'list', {}, student)).toMatchObject({ msgState: 3 });
});
