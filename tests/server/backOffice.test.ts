import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installProductDocuments } from '../../server/productDocuments/install.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { md5 } from '../support/apiClient.ts';
import { callOffice, startBackOffice } from '../support/backOffice.ts';
import type { Entry } from '../support/backOffice.ts';
import type { TestServer } from '../support/server.ts';

// The platform's own tables as modules of the back office.

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startBackOffice();
  admin = await server.login('admin');
});
afterAll(() => server.close());

const call = (module: string, action: string, param: object, client = admin): Promise<ApiAnswer> =>
  callOffice(client, module, action, param);
const equal = (bindKey: string, value: unknown) => ({
  testRule: 'every',
  conditionList: [{ id: 'c', bindKey, type: 'text', judgeType: 'equal', value }],
});
async function find(module: string, field: string, value: unknown): Promise<Entry> {
  const { list = [], text } = await call(module, 'list', { where: equal(field, value) });
  if (list.length !== 1) throw new Error(`${String(value)}: ${text}`);
  return list[0] as Entry;
}
const change = (module: string, { id, revision }: Entry, data: object): Promise<ApiAnswer> =>
  call(module, 'update', { id, revision, data });
const logIn = (loginName: string, password: string): Promise<ApiAnswer> =>
  server.api.call('base', '/login/login.do', { loginName, password: md5(password) });

/** What is still used stays, and says so of itself alone. */
/** Who needs it is told. */
const usedBy = (names: string) => ({ list: [{ msgState: 5, msg: `仍在使用中，不能删除：${names}` }] });

describe('users', () => {
  test('a name that is longer than its input takes is refused from wherever it comes', async () => {
    const data = { loginName: 'long.name', realName: '长'.repeat(41), roles: ['student'] };
    expect(await call('user', 'add', { data })).toMatchObject({
      errors: [{ path: 'data.realName', message: '不能超过 40 个字' }],
    });
  });

  test('an account is made with roles and a password, which logs it in and is shown to nobody', async () => {
    const data = {
      loginName: 'wang.min',
      realName: '王敏',
      phone: '13800001111',
      roles: ['counsellor', 'student'],
      password: 'harbour-lamp-42',
    };
    const added = await call('user', 'add', { data });
    expect(added).toMatchObject({
      msgState: 1,
      result: { loginName: 'wang.min', roles: ['counsellor', 'student'], status: 'active', password: null },
    });
    expect(await logIn('wang.min', 'harbour-lamp-42')).toMatchObject({
      msgState: 1,
      result: { userGroup: [{ groupid: 'counsellor' }, { groupid: 'student' }] },
    });
    const audited = await server.db
      .selectFrom('atrium.audit')
      .selectAll()
      .where('resource', 'like', 'form/platform-user/%')
      .execute();
    expect(JSON.stringify(audited)).not.toMatch(/harbour|argon/);
    expect(JSON.stringify(audited)).toContain('wang.min');
  });

  test.each([
    [{ loginName: 'ADMIN', realName: '另一人' }, 'data.loginName', 'NOT_UNIQUE'],
    [{ loginName: '-x', realName: '另一人' }, 'data.loginName', 'RULE_BROKEN'],
    [{ loginName: 'li.si', realName: '李四', password: '12345678' }, 'data.password', 'PASSWORD_COMMON'],
    [{ loginName: 'li.si', realName: '李四', roles: ['nobody-has-it'] }, 'data.roles', 'UNKNOWN_OPTION'],
    [{ loginName: 'li.si', realName: '李四', phone: 'hello' }, 'data.phone', 'RULE_BROKEN'],
    [{ loginName: 'li.si', realName: '李\u202e四' }, 'data.realName', 'RULE_BROKEN'],
  ])('%o is refused where it is wrong', async (data, path, code) => {
    const { errors, msgState } = await call('user', 'add', { data });
    expect({ msgState, errors }).toMatchObject({ msgState: 2, errors: [{ path, code }] });
  });

  test('a password that holds the account’s own name is refused, whoever gives it', async () => {
    const entry = await find('user', 'loginName', 'wang.min');
    expect(await change('user', entry, { password: 'wang.min' })).toMatchObject({
      errors: [{ path: 'data.password', code: 'PASSWORD_COMMON' }],
    });
  });

  test('whoever is disabled, or has other roles or another password, is logged out', async () => {
    const changes: [before: string | undefined, data: object][] = [
      [undefined, { roles: ['student'] }],
      [undefined, { password: 'window-bridge-7' }],
      ['window-bridge-7', { status: 'disabled' }],
    ];
    for (const [password, data] of changes) {
      const teacher = await server.login('teacher', password);
      expect(await change('user', await find('user', 'loginName', 'teacher'), data)).toMatchObject({
        msgState: 1,
      });
      expect(await teacher.call('base', '/user/info.do')).toMatchObject({ msgState: 0 });
    }
    expect(await logIn('teacher', 'window-bridge-7')).not.toMatchObject({ msgState: 1 });
  });

  test('nobody takes their own rights away, nor the last administrator those of anybody', async () => {
    const own = await find('user', 'loginName', 'admin');
    expect(await change('user', own, { roles: [] })).toMatchObject({ msgState: 5, code: 'OWN_RIGHTS' });
    expect(await change('user', own, { status: 'disabled' })).toMatchObject({ code: 'OWN_RIGHTS' });
    expect(await change('user', own, { realName: '系统管理员甲' })).toMatchObject({ msgState: 1 });
    const role = await find('role', 'code', 'administrator');
    expect(await change('role', role, { isAdmin: false })).toMatchObject({ code: 'LAST_ADMINISTRATOR' });
  });

  test('of two who change one at once, one is told of the other', async () => {
    const entry = await find('user', 'loginName', 'student');
    const answers = await Promise.all(['甲', '乙'].map((realName) => change('user', entry, { realName })));
    expect(answers.map(({ code }) => code).sort()).toEqual(['REVISION_CONFLICT', undefined]);
  });

  test('no account is removed, and none is seen by who is no administrator', async () => {
    const { id } = await find('user', 'loginName', 'student');
    expect(await call('user', 'remove', { ids: [id] })).toMatchObject({ code: 'FORBIDDEN' });
    const student = await server.login('student');
    for (const module of ['user', 'role', 'department', 'session', 'audit', 'dictionary', 'resource']) {
      expect(await call(module, 'list', {}, student)).toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});

describe('roles', () => {
  test('a code is taken in whatever case it is written', async () => {
    const data = { code: 'helper', nameZh: '助理', nameEn: 'Helper' };
    expect(await call('role', 'add', { data })).toMatchObject({ msgState: 1 });
    expect(await call('role', 'add', { data: { ...data, code: 'HELPER' } })).toMatchObject({
      errors: [{ path: 'data.code', code: 'NOT_UNIQUE' }],
    });
  });

  test('are made, named, given and removed while nobody has them', async () => {
    const data = { code: 'librarian', nameZh: '馆员', nameEn: 'Librarian' };
    const added = await call('role', 'add', { data });
    expect(added).toMatchObject({ msgState: 1, result: { id: 'librarian', revision: 1, users: 0 } });
    expect(await call('role', 'add', { data })).toMatchObject({
      errors: [{ path: 'data.code', code: 'NOT_UNIQUE' }],
    });
    const role = await find('role', 'code', 'librarian');
    expect(await change('role', role, { nameEn: 'Library staff' })).toMatchObject({ msgState: 1 });
    const nobody = await find('user', 'loginName', 'nobody');
    expect(await change('user', nobody, { roles: ['librarian'] })).toMatchObject({ msgState: 1 });
    const { realName } = nobody as Entry & { realName: string };
    expect(await call('role', 'remove', { ids: ['librarian'] })).toMatchObject(usedBy(realName));
    expect(await change('user', await find('user', 'loginName', 'nobody'), { roles: [] })).toMatchObject({
      msgState: 1,
    });
    expect(await call('role', 'remove', { ids: ['librarian'] })).toMatchObject({ list: [{ msgState: 1 }] });
  });

  test('keep their code, by which documents name them', async () => {
    const role = await find('role', 'code', 'student');
    expect(await change('role', role, { code: 'pupil' })).toMatchObject({ code: 'CODE_FIXED' });
  });
});

describe('departments', () => {
  const add = async (name: string, parent?: string): Promise<Entry> =>
    (await call('department', 'add', { data: { name, parent } })).result as Entry;

  test('stand below others, never below themselves', async () => {
    const faculty = await add('理学部');
    const physics = await add('物理学院', faculty.id);
    const optics = await add('光学教研室', physics.id);
    expect(await change('department', faculty, { parent: optics.id })).toMatchObject({
      code: 'DEPARTMENT_CYCLE',
    });
    expect(await change('department', faculty, { parent: faculty.id })).toMatchObject({
      code: 'DEPARTMENT_CYCLE',
    });
    expect(await call('department', 'remove', { ids: [physics.id] })).toMatchObject(usedBy('光学教研室'));
    expect(await call('department', 'remove', { ids: [optics.id] })).toMatchObject({
      list: [{ msgState: 1 }],
    });
    expect(await change('department', physics, { parent: null })).toMatchObject({ msgState: 1 });
  });
});

describe('sessions', () => {
  test('are seen while they live, without anything that leads to their token, and are ended', async () => {
    await server.db.deleteFrom('atrium.session').where('user_id', '=', 'u-student').execute();
    const student = await server.login('student');
    const { list = [], text } = await call('session', 'list', { where: equal('loginName', 'student') });
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ kind: 'web', loginType: 'form', ip: '127.0.0.1' });
    expect(text).not.toContain(student.token);
    const { id } = list[0] as Entry;
    expect(await call('session', 'remove', { ids: [id] })).toMatchObject({ list: [{ msgState: 1 }] });
    expect(await student.call('base', '/user/info.do')).toMatchObject({ msgState: 0 });
    expect(await call('session', 'list', { where: equal('loginName', 'student') })).toMatchObject({
      total: 0,
    });
  });

  test('are ended but for the own one, which is refused for itself alone', async () => {
    await server.db.deleteFrom('atrium.session').where('user_id', '=', 'u-student').execute();
    await server.login('student');
    const worker = await server.login('admin');
    const { id: other } = await find('session', 'loginName', 'student');
    const { list = [] } = await call('session', 'list', { where: equal('loginName', 'admin') }, worker);
    const [newest] = (list as (Entry & { createdAt: string })[]).sort((a, b) =>
      b.createdAt.localeCompare(a.createdAt),
    );
    const ids = [newest?.id ?? '', other];
    expect(await call('session', 'remove', { ids }, worker)).toMatchObject({
      list: [{ msgState: 5, msg: '这是当前登录的会话，不能在此结束，请使用退出登录' }, { msgState: 1 }],
    });
    expect(await worker.call('base', '/user/info.do')).toMatchObject({ msgState: 1 });
    expect(await call('session', 'remove', { ids: [newest?.id] })).toMatchObject({ list: [{ msgState: 1 }] });
    expect(await worker.call('base', '/user/info.do')).toMatchObject({ msgState: 0 });
  });
});

describe('audit', () => {
  test('tells who did what, and is changed by nobody', async () => {
    const { list = [] } = await call('audit', 'list', { where: equal('action', 'form.update'), limit: 5 });
    expect(list[0]).toMatchObject({ person: '系统管理员甲', result: 'accepted', createdBy: 'u-admin' });
    const [{ id } = { id: '' }] = list as Entry[];
    expect(await call('audit', 'remove', { ids: [id] })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await call('audit', 'update', { id, revision: 1, data: { result: 'x' } })).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('dictionaries', () => {
  const items = [
    { value: 'day', labelZh: '走读', labelEn: 'Day student', tone: 'blue' },
    { value: 'dorm', labelZh: '住校', labelEn: 'Boarder', parent: 'day' },
  ];
  const data = { code: 'lodging', nameZh: '住宿方式', nameEn: 'Lodging', items };
  const choices = async () =>
    (await admin.call('interface', '/component/getSelectorData.htm', { source: 'dictionary:lodging' })).list;

  test('are made with their entries, which forms offer, in their order', async () => {
    expect(await call('dictionary', 'add', { data })).toMatchObject({
      result: { id: 'lodging', items, count: 2 },
    });
    expect(await choices()).toMatchObject([{ value: 'day' }, { value: 'dorm' }]);
    const entry = await find('dictionary', 'code', 'lodging');
    const changed = await change('dictionary', entry, { items: [...items].reverse() });
    expect(changed).toMatchObject({ result: { items: [{ value: 'dorm' }, { value: 'day' }] } });
    expect(await choices()).toMatchObject([{ value: 'dorm' }, { value: 'day' }]);
  });

  test('have each value once, keep their code, and go', async () => {
    expect(await call('dictionary', 'add', { data })).toMatchObject({
      errors: [{ path: 'data.code', code: 'NOT_UNIQUE' }],
    });
    const entry = await find('dictionary', 'code', 'lodging');
    expect(await change('dictionary', entry, { items: [items[0], items[0]] })).toMatchObject({
      errors: [{ path: 'data.items.1.value', code: 'REPEATED_VALUE' }],
    });
    expect(await change('dictionary', entry, { code: 'other' })).toMatchObject({ code: 'CODE_FIXED' });
    expect(await call('dictionary', 'remove', { ids: ['lodging'] })).toMatchObject({
      list: [{ msgState: 1 }],
    });
    expect(await choices()).toEqual([]);
  });
});

test('what the back office is made of is installed once, and stays', async () => {
  const outcomes = Object.values(await installProductDocuments(server.db));
  expect(new Set(outcomes)).toEqual(new Set(['present']));
  const systems = await admin.call('manager', '/createSystem/sysTypes.do');
  expect(systems.text).toContain('platform-admin');
  const student = await server.login('student');
  expect((await student.call('manager', '/createSystem/sysTypes.do')).text).not.toContain('platform-admin');
});
