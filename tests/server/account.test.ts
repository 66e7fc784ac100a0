import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../src/schemas/wire/answer.ts';
import type { LoginResponse } from '../../src/schemas/wire/session.ts';
import { noteInitialPassword } from '../../server/session/initialPassword.ts';
import { DEMO_PASSWORD, md5 } from '../support/apiClient.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPeople });
});

afterAll(() => server.close());

const LOGIN = '/login/login.do';
const SKIP = '/login/skipLogin.do';
const INFO = '/user/info.do';
const PASSWORD = '/user/password/update.do';

const response = (answer: ApiAnswer): LoginResponse => answer.result as LoginResponse;
const clientOf = (answer: ApiAnswer): ApiClient => server.api.withToken(response(answer).token.join('_'));
const isAlive = async (client: ApiClient): Promise<boolean> =>
  (await client.call('base', INFO)).msgState === 1;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

async function sendWithHost(host: string, param: object, path = LOGIN): Promise<Answer> {
  const body = JSON.stringify(server.api.seal(param));
  const headers = { host, 'content-type': 'application/json' };
  const { text } = await rawRequest(`${server.baseUrl}/api/base${path}`, { method: 'POST', headers, body });
  return JSON.parse(text) as Answer;
}

const auditOf = (action: string) =>
  server.db.selectFrom('atrium.audit').selectAll().where('action', '=', action).orderBy('id').execute();

describe('login', () => {
  test('answers the login response in the language asked for', async () => {
    const param = { loginName: 'teacher', password: md5(DEMO_PASSWORD), schoolId: 478 };
    const answer = await server.api.call('base', LOGIN, param, { headers: { 'accept-language': 'en-US' } });
    expect(response(answer).userGroup).toEqual([
      { groupid: 'counsellor', groupname: 'Counsellor' },
      { groupid: 'student', groupname: 'Student' },
    ]);
    expect(response(answer)).toMatchObject({
      userBaseInfo: { realName: '陈老师', userName: 'teacher', userId: 'u-teacher' },
      userLoginInfo: { loginName: 'teacher', loginType: 'form' },
      schoolInfo: { schoolId: 478 },
      redirectUrl: '',
    });
    expect(response(answer).token.length).toBeGreaterThanOrEqual(2);
    expect(response(answer).token.every((part) => part.length > 0)).toBe(true);
    expect(await isAlive(clientOf(answer))).toBe(true);
  });

  test('says of a role that it may design', async () => {
    const param = { loginName: 'admin', password: md5(DEMO_PASSWORD), schoolId: 478 };
    const answer = await server.api.call('base', LOGIN, param);
    expect(response(answer).userGroup).toMatchObject([{ groupid: 'administrator', designs: true }]);
  });

  test('knows the account in any letter case', async () => {
    expect(await isAlive(await server.login('ADMIN'))).toBe(true);
  });

  test('answers a wrong account and a wrong password alike', async () => {
    const answers = await Promise.all(
      ['admin', 'no-such-account'].map((loginName) =>
        server.api.call('base', LOGIN, { loginName, password: md5('wrong') }),
      ),
    );
    for (const answer of answers) {
      const { serverTime, ...body } = JSON.parse(answer.text) as Answer;
      expect(serverTime).toBeGreaterThan(0);
      expect([answer.http, body]).toEqual([
        400,
        { msgState: 2, msg: '账号或密码错误', code: 'LOGIN_FAILED' },
      ]);
    }
  });

  test('refuses a disabled account, and ends its sessions', async () => {
    const account = { id: 'u-gone', login_name: 'gone', real_name: '离校' };
    const { password_hash } = await server.db
      .selectFrom('atrium.user_account')
      .select('password_hash')
      .where('id', '=', 'u-admin')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('atrium.user_account')
      .values({ ...account, password_hash })
      .execute();
    const client = await server.login('gone');
    expect(await isAlive(client)).toBe(true);
    await server.db
      .updateTable('atrium.user_account')
      .set({ status: 'disabled' })
      .where('id', '=', account.id)
      .execute();
    expect(await client.call('base', INFO)).toMatchObject({ http: 401, msgState: 0 });
    await expect(server.login('gone')).rejects.toThrow('LOGIN_FAILED');
  });

  test('refuses what is stored as password, and another school', async () => {
    const stored = await server.db.selectFrom('atrium.user_account').select('password_hash').execute();
    expect(stored.every(({ password_hash }) => password_hash.startsWith('$argon2id$'))).toBe(true);
    const param = { loginName: 'admin', password: stored[0]!.password_hash };
    expect(await server.api.call('base', LOGIN, param)).toMatchObject({ msgState: 2, code: 'INPUT_INVALID' });
    const elsewhere = { loginName: 'admin', password: md5(DEMO_PASSWORD), schoolId: 1 };
    expect(await server.api.call('base', LOGIN, elsewhere)).toMatchObject({
      msgState: 2,
      errors: [{ path: 'schoolId', code: 'NOT_FOUND' }],
    });
  });

  test('stores the token as a hash only, and leaves an audit row for what was accepted and refused', async () => {
    const client = await server.login('student');
    const sessions = await server.db.selectFrom('atrium.session').selectAll().execute();
    expect(JSON.stringify(sessions)).not.toContain(client.token);
    const rows = await auditOf('account.login');
    expect(rows.at(-1)).toMatchObject({ actor: 'u-student', result: 'accepted', ip: '127.0.0.1' });
    await server.api.call('base', LOGIN, { loginName: 'guessed-name', password: md5('wrong') });
    expect((await auditOf('account.login')).at(-1)).toMatchObject({
      actor: 'anonymous',
      result: 'LOGIN_FAILED',
      resource: 'account/guessed-name',
    });
    expect(JSON.stringify(rows)).not.toContain(client.token);
  });

  test('refuses demo accounts where the Host is not this machine, like a wrong password', async () => {
    const param = { loginName: 'admin', password: md5(DEMO_PASSWORD) };
    const from = (host: string) => sendWithHost(host, param);
    expect(await from('campus.example.edu')).toMatchObject({ msgState: 2, code: 'LOGIN_FAILED' });
    expect(await from('localhost.example.edu')).toMatchObject({ msgState: 2, code: 'LOGIN_FAILED' });
    expect(await from('localhost:3000')).toMatchObject({ msgState: 1 });
  });
});

describe('skipLogin', () => {
  test('by a live token opens a session in the place of its own, which lasts no longer', async () => {
    const first = await server.login('student');
    const elsewhere = await server.login('student');
    const answer = await server.api.call('base', SKIP, { token: first.token });
    expect(response(answer).userBaseInfo.userId).toBe('u-student');
    const second = clientOf(answer);
    expect(second.token).not.toBe(first.token);
    expect(await Promise.all([first, second, elsewhere].map(isAlive))).toEqual([false, true, true]);
    const hashes = [first, second].map(({ token }) => sha256(token));
    const ends = await server.db
      .selectFrom('atrium.session')
      .select('absolute_at')
      .where('token_hash', 'in', hashes)
      .execute();
    expect(ends).toHaveLength(2);
    expect(ends[0]).toEqual(ends[1]);
  });

  test('by a dead token says that it expired', async () => {
    expect(await server.api.call('base', SKIP, { token: 'cp_dead' })).toMatchObject({
      http: 401,
      msgState: 0,
    });
  });

  test('as a visitor gives a token that owns no role', async () => {
    const answer = await server.api.call('base', SKIP, { visitor: true });
    expect(response(answer)).toMatchObject({ userGroup: [], userBaseInfo: { userId: '' } });
    const visitor = clientOf(answer);
    expect(await visitor.call('base', INFO)).toMatchObject({ msgState: 1 });
    expect(await visitor.call('base', INFO, { groupId: 'student' })).toMatchObject({ msgState: 3 });
    expect(await visitor.call('manager', '/common/getModuleCount.do')).toMatchObject({
      http: 403,
      msgState: 3,
    });
    expect(await visitor.call('base', PASSWORD)).toMatchObject({ msgState: 3 });
  });

  test.each([
    [{ ticket: 'ST-1', service: 'https://campus.example.edu' }, 'LOGIN_METHOD_UNAVAILABLE'],
    [{ code: '1', platform: 3 }, 'LOGIN_METHOD_UNAVAILABLE'],
    [{}, 'INPUT_INVALID'],
    [{ token: 'a', visitor: true }, 'INPUT_INVALID'],
    [{ visitor: false }, 'INPUT_INVALID'],
  ])('%j is refused with %s', async (param, code) => {
    expect(await server.api.call('base', SKIP, param)).toMatchObject({ http: 400, msgState: 2, code });
  });
});

describe('the session', () => {
  test('info answers the token that it came by, or a fresh one in its place', async () => {
    const first = await server.login('admin');
    const same = await first.call('base', INFO, { loginFrom: 'portal' });
    expect(clientOf(same).token).toBe(first.token);
    const changed = clientOf(await first.call('base', INFO, { changeToken: true }));
    expect(changed.token).not.toBe(first.token);
    expect(await isAlive(first)).toBe(false);
    expect(await isAlive(changed)).toBe(true);
  });

  test.each([
    ['30 minutes without a call', { seen_at: new Date(Date.now() - 31 * 60_000) }],
    ['12 hours in all', { absolute_at: new Date(Date.now() - 1000) }],
  ])('ends after %s', async (_name, past) => {
    const client = await server.login('admin');
    await server.db
      .updateTable('atrium.session')
      .set(past)
      .where('token_hash', '=', sha256(client.token))
      .execute();
    expect(await client.call('base', INFO)).toMatchObject({ http: 401, msgState: 0, code: 'TOKEN_EXPIRED' });
  });

  test('stays alive by being used', async () => {
    const client = await server.login('admin');
    const session = server.db.selectFrom('atrium.session').where('token_hash', '=', sha256(client.token));
    const before = new Date(Date.now() - 20 * 60_000);
    await server.db
      .updateTable('atrium.session')
      .set({ seen_at: before })
      .where('token_hash', '=', sha256(client.token))
      .execute();
    expect(await isAlive(client)).toBe(true);
    const { seen_at } = await session.select('seen_at').executeTakeFirstOrThrow();
    expect(seen_at.getTime()).toBeGreaterThan(before.getTime() + 19 * 60_000);
  });

  test('of a user without a role is for the own account only', async () => {
    const nobody = await server.login('nobody');
    expect(await nobody.call('base', INFO)).toMatchObject({ msgState: 1, result: { userGroup: [] } });
    expect(await nobody.call('manager', '/common/getModuleCount.do')).toMatchObject({
      msgState: 3,
      code: 'NO_ROLE',
      msg: '当前用户没有角色信息',
    });
  });
});

describe('changing the password', () => {
  test('ends the other sessions and keeps this one', async () => {
    const [here, there] = [await server.login('teacher'), await server.login('teacher')];
    const change = { oldPassword: md5(DEMO_PASSWORD), newPassword: md5('a new one') };
    expect(await here.call('base', PASSWORD, change)).toMatchObject({ http: 200, msgState: 1 });
    expect([await isAlive(here), await isAlive(there)]).toEqual([true, false]);
    await expect(server.login('teacher')).rejects.toThrow('LOGIN_FAILED');
    expect(await isAlive(await server.login('teacher', 'a new one'))).toBe(true);
    expect((await auditOf('account.updatePassword')).at(-1)).toMatchObject({
      actor: 'u-teacher',
      result: 'accepted',
    });
  });

  test.each([
    ['a wrong old one', md5('wrong'), md5('new'), 'OLD_PASSWORD_WRONG'],
    ['the same again', md5(DEMO_PASSWORD), md5(DEMO_PASSWORD), 'PASSWORD_UNCHANGED'],
    ['plain text', md5(DEMO_PASSWORD), 'plain text', 'INPUT_INVALID'],
  ])('%s is refused and changes nothing', async (_name, oldPassword, newPassword, code) => {
    const admin = await server.login('admin');
    expect(await admin.call('base', PASSWORD, { oldPassword, newPassword })).toMatchObject({
      msgState: 2,
      code,
    });
    expect(await isAlive(await server.login('admin'))).toBe(true);
  });

  test('with a wrong old one leaves an audit row', async () => {
    const student = await server.login('student');
    await student.call('base', PASSWORD, { oldPassword: md5('wrong'), newPassword: md5('new') });
    expect((await auditOf('account.updatePassword')).at(-1)).toMatchObject({
      actor: 'u-student',
      resource: 'user/u-student',
      result: 'OLD_PASSWORD_WRONG',
    });
  });
});

test('who still has the password that they were given is asked to change it', async () => {
  const { id, password_hash } = await server.db
    .selectFrom('atrium.user_account')
    .select(['id', 'password_hash'])
    .where('login_name', '=', 'nobody')
    .executeTakeFirstOrThrow();
  await noteInitialPassword(server.db, id, password_hash);
  const nobody = await server.login('nobody');
  const asks = async (client: ApiClient) =>
    response(await client.call('base', INFO)).userLoginInfo.initialPassword;
  expect([await asks(nobody), await asks(await server.login('student'))]).toEqual([true, undefined]);
  await nobody.call('base', PASSWORD, { oldPassword: md5(DEMO_PASSWORD), newPassword: md5('own words') });
  expect(await asks(nobody)).toBeUndefined();
});

test('the container names the demo accounts on this machine only', async () => {
  const path = '/container/info.do';
  const here = await server.api.call('base', path, { schoolId: '478' });
  expect(here.list?.[0]).toMatchObject({
    options: {
      title: 'Atrium',
      loginType: ['form'],
      isEnableScan: false,
      home: { enableChangePassword: true },
    },
    demoAccounts: [
      { loginName: 'admin', roleName: '系统管理员' },
      { loginName: 'teacher', roleName: '辅导员' },
      { loginName: 'student', roleName: '学生' },
      { loginName: 'nobody', roleName: '' },
    ],
  });
  const elsewhere = await sendWithHost('campus.example.edu', {}, path);
  expect(elsewhere.list?.[0]).not.toHaveProperty('demoAccounts');
});
