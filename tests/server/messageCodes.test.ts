import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { installProductDocuments } from '../../server/productDocuments/install.ts';
import { writeSetting } from '../../server/db/settings.ts';
import type { LoginResponse } from '../../src/schemas/wire/session.ts';
import type { ApiAnswer } from '../support/apiClient.ts';
import { DEMO_PASSWORD, md5 } from '../support/apiClient.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

const TEACHER = '13800000001';
const NOBODY = '13900000009';
let server: TestServer;

const seed: Parameters<typeof startTestServer>[0] = {
  seed: async (platform) => {
    await seedPeople(platform);
    await installProductDocuments(platform.db);
    await platform.db
      .updateTable('atrium.user_account')
      .set({ phone: TEACHER })
      .where('id', '=', 'u-teacher')
      .execute();
  },
};

beforeAll(async () => {
  server = await startTestServer(seed);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('atrium.message_code').execute();
});

const send = (phone: string, scene: string): Promise<ApiAnswer> =>
  server.api.call('base', '/login/sendCode.do', { phone, scene });
const logIn = (phone: string, code: string): Promise<ApiAnswer> =>
  server.api.call('base', '/login/messageLogin.do', { phone, code });

interface Message {
  phone: string;
  text: string;
  state: string;
  createdAt: string;
}

/** What an administrator reads in the outbox about a phone, the newest first. */
async function messages(phone: string): Promise<Message[]> {
  const admin = await server.login('admin');
  const { list } = await admin.call('interface', '/rest/http/sms-outbox/list.htm', {
    where: {
      testRule: 'every',
      conditionList: [{ bindKey: 'phone', judgeType: 'equal', type: 'text', value: phone }],
    },
  });
  return list as Message[];
}

const codeFor = async (phone: string): Promise<string> =>
  /\d{6}/.exec((await messages(phone))[0]?.text ?? '')?.[0] ?? '';
/** A code that is not the one. */
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a code that logs in', () => {
  test('is in the outbox, which administrators alone may read, and works once', async () => {
    const sent = await send(TEACHER, 'login');
    expect(sent).toMatchObject({ msgState: 1, result: { expiresIn: 300, resendIn: 60 } });
    expect((await messages(TEACHER))[0]).toMatchObject({ phone: TEACHER, state: 'kept' });
    expect((await messages(TEACHER))[0]?.createdAt).toMatch(/Z$/);
    const student = await server.login('student');
    expect(await student.call('interface', '/rest/http/sms-outbox/list.htm', {})).toMatchObject({
      msgState: 3,
    });

    const code = await codeFor(TEACHER);
    const answer = await logIn(TEACHER, code);
    expect(answer).toMatchObject({
      msgState: 1,
      result: { userBaseInfo: { userId: 'u-teacher' }, userLoginInfo: { loginType: 'message' } },
    });
    const { token } = answer.result as LoginResponse;
    expect(await server.api.withToken(token.join('_')).call('base', '/user/info.do')).toMatchObject({
      msgState: 1,
    });
    expect(await logIn(TEACHER, code)).toMatchObject({ msgState: 2, code: 'CODE_WRONG' });
  });

  test('knows a phone however it is typed, and an account that was made with the code of the country', async () => {
    expect(await send(`+86 ${TEACHER.slice(0, 3)}-${TEACHER.slice(3)}`, 'login')).toMatchObject({
      msgState: 1,
    });
    const accounts = server.db.updateTable('atrium.user_account').where('id', '=', 'u-teacher');
    await accounts.set({ phone: `+86${TEACHER}` }).execute();
    expect(await logIn(` ${TEACHER} `, await codeFor(TEACHER))).toMatchObject({ msgState: 1 });
    await accounts.set({ phone: TEACHER }).execute();
  });

  test('comes under the name of the portal that administrators set', async () => {
    await writeSetting(server.db, 'container', { options: { title: '云杉大学' } });
    await send(TEACHER, 'login');
    expect((await messages(TEACHER))[0]?.text).toContain('【云杉大学】');
  });

  test('is dead after five wrong ones, as after its time, and serves its own purpose only', async () => {
    await send(TEACHER, 'login');
    const code = await codeFor(TEACHER);
    for (let i = 0; i < 5; i += 1) {
      expect(await logIn(TEACHER, other(code))).toMatchObject({ msgState: 2, code: 'CODE_WRONG' });
    }
    expect(await logIn(TEACHER, code)).toMatchObject({ code: 'CODE_WRONG' });

    await send(TEACHER, 'reset');
    expect(await logIn(TEACHER, await codeFor(TEACHER))).toMatchObject({ code: 'CODE_WRONG' });

    await send(TEACHER, 'login');
    const late = await codeFor(TEACHER);
    await server.db
      .updateTable('atrium.message_code')
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await logIn(TEACHER, late)).toMatchObject({ code: 'CODE_WRONG' });
  });

  test('of parallel logins lets one in', async () => {
    await send(TEACHER, 'login');
    const code = await codeFor(TEACHER);
    const answers = await Promise.all([1, 2, 3].map(() => logIn(TEACHER, code)));
    expect(answers.filter(({ msgState }) => msgState === 1)).toHaveLength(1);
  });

  test('takes the place of the one before', async () => {
    await send(TEACHER, 'login');
    const before = await codeFor(TEACHER);
    await send(TEACHER, 'login');
    expect((await codeFor(TEACHER)) === before ? 'same' : (await logIn(TEACHER, before)).code).toMatch(
      /same|CODE_WRONG/,
    );
  });

  test('is sent to nobody who has no account, and the answer does not tell', async () => {
    const [known, unknown] = [await send(TEACHER, 'login'), await send(NOBODY, 'login')];
    expect(unknown.result).toEqual(known.result);
    expect(await messages(NOBODY)).toEqual([]);
    expect(await logIn(NOBODY, '000000')).toMatchObject({ msgState: 2, code: 'CODE_WRONG' });
  });

  test.each([
    [{ phone: '12345', scene: 'login' }, 'phone'],
    [{ phone: TEACHER, scene: 'else' }, 'scene'],
    [{ phone: `${TEACHER}\n`, scene: 'login' }, 'phone'],
    [{ phone: `+86 ${TEACHER}0`, scene: 'login' }, 'phone'],
    [{ scene: 'login' }, 'phone'],
  ])('is refused for %j', async (param, path) => {
    const answer = await server.api.call('base', '/login/sendCode.do', param);
    expect(answer).toMatchObject({ msgState: 2, errors: [{ path }] });
  });
});

describe('a forgotten password', () => {
  test('is given anew by a code, and ends all sessions', async () => {
    const before = await server.login('teacher');
    await send(TEACHER, 'reset');
    const param = { phone: TEACHER, code: await codeFor(TEACHER), newPassword: md5('new-one') };
    expect(await server.api.call('base', '/user/password/reset.do', param)).toMatchObject({ msgState: 1 });
    expect(await before.call('base', '/user/info.do')).toMatchObject({ msgState: 0 });
    const wrong = { loginName: 'teacher', password: md5(DEMO_PASSWORD) };
    expect(await server.api.call('base', '/login/login.do', wrong)).toMatchObject({ code: 'LOGIN_FAILED' });
    await server.login('teacher', 'new-one');
    expect(await server.api.call('base', '/user/password/reset.do', param)).toMatchObject({
      code: 'CODE_WRONG',
    });
  });

  test.each(['12345678', TEACHER])(
    'the password %s, which is guessed first, is refused',
    async (password) => {
      const param = { phone: TEACHER, code: '000000', newPassword: md5(password) };
      expect(await server.api.call('base', '/user/password/reset.do', param)).toMatchObject({
        msgState: 2,
        errors: [{ path: 'newPassword', code: 'PASSWORD_COMMON' }],
      });
    },
  );

  test('is not given away for an empty one', async () => {
    const param = { phone: TEACHER, code: '000000', newPassword: md5('') };
    expect(await server.api.call('base', '/user/password/reset.do', param)).toMatchObject({
      msgState: 2,
      errors: [{ path: 'newPassword', code: 'REQUIRED' }],
    });
  });
});

describe('registration', () => {
  const param = (more: object = {}) => ({
    userName: 'fresh.one',
    realName: '新同学',
    phone: NOBODY,
    password: md5('secret-one'),
    ...more,
  });
  const register = (more: object): Promise<ApiAnswer> =>
    server.api.call('base', '/login/register.do', param(more));

  test('is refused where the deployment has none', async () => {
    await writeSetting(server.db, 'container', {});
    expect(await send(NOBODY, 'register')).toMatchObject({ msgState: 2, code: 'LOGIN_METHOD_UNAVAILABLE' });
    expect(await register({ code: '000000' })).toMatchObject({ code: 'LOGIN_METHOD_UNAVAILABLE' });
  });

  test('makes an account in the given roles, never an administrator', async () => {
    const privilegeList = ['student', 'administrator', 'gone'].map((value) => ({ value }));
    await writeSetting(server.db, 'container', {
      options: { register: { registerRoles: { privilegeList } } },
    });
    await send(NOBODY, 'register');
    const code = await codeFor(NOBODY);
    // As often as wrong codes would be too many.
    for (let time = 0; time < 6; time += 1) {
      expect(await register({ code, userName: 'ADMIN' })).toMatchObject({
        msgState: 2,
        errors: [{ path: 'userName', code: 'LOGIN_NAME_TAKEN' }],
      });
    }
    expect(await register({ code, realName: '新\u202e同学' })).toMatchObject({
      msgState: 2,
      errors: [{ path: 'realName' }],
    });
    expect(await register({ code })).toMatchObject({
      msgState: 1,
      result: {
        userGroup: [{ groupid: 'student' }],
        userBaseInfo: { userName: 'fresh.one', realName: '新同学' },
      },
    });
    await server.login('fresh.one', 'secret-one');
  });

  test('tells a phone that has an account already, and nobody else', async () => {
    const answer = await send(TEACHER, 'register');
    expect(answer).toMatchObject({ msgState: 1, result: { resendIn: 60 } });
    expect((await messages(TEACHER))[0]?.text).toMatch(/已注册/);
    expect(await register({ code: '000000', phone: TEACHER })).toMatchObject({ code: 'CODE_WRONG' });
  });
});

test('a phone gets one code a minute', async () => {
  const limited = await startTestServer({ ...seed, config: { rateLimitScale: 1 } });
  try {
    const ask = () => limited.api.call('base', '/login/sendCode.do', { phone: TEACHER, scene: 'login' });
    expect(await ask()).toMatchObject({ msgState: 1 });
    const second = await ask();
    expect(second).toMatchObject({ msgState: 6, code: 'TOO_MANY_TRIES' });
    expect(second.retryAfter).toBeGreaterThan(0);
    expect(second.retryAfter).toBeLessThanOrEqual(60);
  } finally {
    await limited.close();
  }
});

test('a gateway gets the message, and the outbox keeps no code', async () => {
  const got: { body: unknown; key: string | undefined }[] = [];
  const gateway = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      got.push({ body: JSON.parse(text), key: request.headers.authorization });
      response.statusCode = got.length === 1 ? 500 : 200;
      response.end();
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((gateway.address() as AddressInfo).port)}/`;
  const sending = await startTestServer({ ...seed, config: { smsGateway: { url, key: 'k' } } });
  try {
    await sending.api.call('base', '/login/sendCode.do', { phone: TEACHER, scene: 'login' });
    const admin = await sending.login('admin');
    // The first try fails, the second is taken; between them the text lies sealed in the job.
    const waiting = sending.db.selectFrom('atrium.job').select('payload').where('tries', '=', 1);
    const [job] = await vi.waitFor(async () => {
      const jobs = await waiting.where('state', '=', 'queued').execute();
      expect(jobs).toHaveLength(1);
      return jobs;
    });
    const sent = /\d{6}/.exec(JSON.stringify(got[0]?.body).replace(TEACHER, ''))?.[0] ?? '';
    expect(JSON.stringify(job).replace(TEACHER, '')).not.toContain(sent);
    await sending.db
      .updateTable('atrium.job')
      .set({ run_at: new Date(0) })
      .execute();
    sending.worker.look();
    await vi.waitFor(async () => {
      const { list } = await admin.call('interface', '/rest/http/sms-outbox/list.htm', {});
      expect(list).toMatchObject([{ state: 'sent', text: expect.stringContaining('******') as string }]);
    });
    expect(got).toHaveLength(2);
    expect(got[1]).toMatchObject({ key: 'Bearer k', body: { phone: TEACHER } });
    const code = /\d{6}/.exec(JSON.stringify(got[1]?.body).replace(TEACHER, ''))?.[0] ?? '';
    expect(await sending.api.call('base', '/login/messageLogin.do', { phone: TEACHER, code })).toMatchObject({
      msgState: 1,
    });
  } finally {
    await sending.close();
    gateway.close();
  }
});

test('what comes with the product is changed and removed by nobody', async () => {
  const admin = await server.login('admin');
  const at = { kind: 'form', id: 'sms-outbox' };
  const { result } = await admin.call('manager', '/resource/get.do', { ...at, version: 'draft' });
  const { schema, revision } = result as { schema: unknown; revision: number };
  const refused = { msgState: 5, code: 'PRODUCT_DOCUMENT' };
  for (const [path, param] of [
    ['save', { ...at, name: '我的', schema, revision }],
    ['unpublish', at],
    ['remove', at],
    ['rollback', { ...at, version: 1 }],
  ] as const) {
    expect(await admin.call('manager', `/resource/${path}.do`, param)).toMatchObject(refused);
  }
  expect(await installProductDocuments(server.db)).toMatchObject({ 'form/sms-outbox': 'present' });
});
