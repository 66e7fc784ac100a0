import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { md5 } from '../support/apiClient.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPeople });
  admin = await server.login('admin');
});

afterAll(() => server.close());

const CONTAINER = '/container/info.do';
const LOGIN = '/login/login.do';
const INFO = '/user/info.do';
const LOGOUT = '/login/logout.do';
const JSON_TYPE = { 'content-type': 'application/json' };

describe('encodings', () => {
  test('an envelope travels as JSON and url-encoded alike', async () => {
    const json = await server.api.call('base', CONTAINER, { schoolId: 478 });
    const form = await server.api.call('base', CONTAINER, { schoolId: 478 }, { encoding: 'form' });
    expect(json).toMatchObject({ http: 200, msgState: 1 });
    expect(form).toMatchObject({ http: 200, msgState: 1, list: json.list });
  });

  test.each([
    ['text/plain', 415],
    ['application/json\ta', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/json; charset=utf-8', 200],
  ])('content type %j answers %i', async (contentType, http) => {
    const body = JSON.stringify(server.api.seal({}));
    const answer = await server.api.post(`/api/base${CONTAINER}`, body, { 'content-type': contentType });
    expect(answer.http).toBe(http);
    expect(answer.msgState).toBe(http === 200 ? 1 : 2);
  });

  const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
  test.each<[string, string | Uint8Array, number, string]>([
    ['no JSON', '{"appKey":', 400, 'BODY_NOT_JSON'],
    ['nothing', '', 400, 'BODY_NOT_JSON'],
    ['an array', '[]', 400, 'ENVELOPE_INVALID'],
    ['invalid UTF-8', Uint8Array.from(Buffer.from('7b2261223a22ff227d', 'hex')), 400, 'BODY_NOT_UTF8'],
    ['65 levels', deep(65), 400, 'BODY_TOO_DEEP'],
    ['10,000 levels', deep(10_000), 400, 'BODY_TOO_DEEP'],
    ['1,000,000 levels', deep(1_000_000), 413, 'BODY_TOO_LARGE'],
    ['a key twice', '{"appKey":"a","appKey":"b"}', 400, 'DUPLICATE_KEY'],
    ['a key twice, once escaped', '{"appKey":"a","app\\u004bey":"b"}', 400, 'DUPLICATE_KEY'],
    ['a prototype', '{"__proto__":{"isAdmin":true}}', 400, 'KEY_FORBIDDEN'],
    ['a NUL', '{"appKey":"\\u0000"}', 400, 'TEXT_INVALID'],
    ['half a character', '{"appKey":"\\ud83d"}', 400, 'TEXT_INVALID'],
    ['5 MiB', `"${'a'.repeat(5 * 1024 * 1024)}"`, 413, 'BODY_TOO_LARGE'],
  ])('%s is refused', async (_name, body, http, code) => {
    const answer = await server.api.post(`/api/base${CONTAINER}`, body, JSON_TYPE);
    expect(answer).toMatchObject({ http, msgState: 2, code });
  });

  test.each(['appKey=a&appKey=b', 'appKey=%ff', 'appKey=%zz'])('the form %j is refused', async (body) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await server.api.post(`/api/base${CONTAINER}`, body, type)).toMatchObject({
      http: 400,
      msgState: 2,
    });
  });

  test.each([
    ['deep', `{"a":${deep(65)}}`, 'BODY_TOO_DEEP'],
    ['a key twice', '{"a":1,"a":2}', 'DUPLICATE_KEY'],
    ['no JSON', 'schoolId', 'PARAM_INVALID'],
    ['no object', '[1]', 'PARAM_INVALID'],
  ])('a signed payload that is %s is refused', async (_name, param, code) => {
    const answer = await server.api.send('base', CONTAINER, server.api.seal(param));
    expect(answer).toMatchObject({ http: 400, msgState: 2, code });
  });
});

describe('fields', () => {
  test.each(['appKey', 'param', 'timestamp', 'sign'])('without %s it is refused by name', async (name) => {
    const { [name]: _left, ...rest } = { ...server.api.seal({}) } as Record<string, string>;
    const answer = await server.api.send('base', CONTAINER, rest);
    expect(answer).toMatchObject({ http: 400, msgState: 2, errors: [{ path: name, code: 'REQUIRED' }] });
  });

  test('a further field and a wrong type are refused by name', async () => {
    const answer = await server.api.send('base', CONTAINER, {
      ...server.api.seal({}),
      timestamp: 1,
      extra: '',
    });
    expect(answer.msgState).toBe(2);
    expect(answer.errors?.map(({ path }) => path)).toEqual(['timestamp', 'extra']);
  });

  test('an unknown appKey is refused, also with its own right sign', async () => {
    const answer = await server.api.send('base', CONTAINER, server.api.seal({}, { appKey: 'other' }));
    expect(answer).toMatchObject({ http: 400, msgState: 2, code: 'APP_KEY_UNKNOWN' });
  });

  test.each([-301_000, 301_000])('a timestamp %i ms off is refused with the server time', async (off) => {
    const timestamp = String(Date.now() + off);
    const answer = await server.api.send('base', CONTAINER, server.api.seal({}, { timestamp }));
    expect(answer).toMatchObject({ http: 400, msgState: 2, code: 'TIMESTAMP_INVALID' });
    expect(Math.abs(answer.serverTime! - Date.now())).toBeLessThan(60_000);
  });

  test('a wrong sign, and one in capitals, are refused', async () => {
    const sealed = server.api.seal({});
    for (const sign of [md5('other'), sealed.sign.toUpperCase(), sealed.sign.slice(1)]) {
      const answer = await server.api.send('base', CONTAINER, { ...sealed, sign });
      expect(answer).toMatchObject({ http: 400, msgState: 2, code: 'SIGN_INVALID' });
    }
  });

  test('a sign made with another token is refused', async () => {
    const sealed = server.api.seal({});
    expect(await admin.send('base', INFO, sealed)).toMatchObject({ msgState: 2, code: 'SIGN_INVALID' });
  });

  test('a dead token on a public call counts for the signs only', async () => {
    const dead = server.api.withToken('cp_dead');
    expect(await dead.call('base', CONTAINER)).toMatchObject({ http: 200, msgState: 1 });
  });
});

describe('the order of checks', () => {
  /** Envelopes that are wrong in two ways; the earlier check answers. */
  test.each<[string, string, (client: ApiClient) => [object, ApiClient]]>([
    ['envelope before appKey', 'ENVELOPE_INVALID', (c) => [{ ...c.seal({}, { appKey: 'x' }), sign: 1 }, c]],
    ['appKey before timestamp', 'APP_KEY_UNKNOWN', (c) => [c.seal({}, { appKey: 'x', timestamp: '1' }), c]],
    [
      'timestamp before token',
      'TIMESTAMP_INVALID',
      (c) => [c.seal({}, { timestamp: '1' }), c.withToken('dead')],
    ],
    ['token before sign', 'TOKEN_EXPIRED', (c) => [c.seal({}, { sign: 'x' }), c.withToken('dead')]],
    ['no token before sign', 'TOKEN_MISSING', (c) => [c.seal({}, { sign: 'x' }), c.withToken('')]],
    ['sign before rights', 'SIGN_INVALID', (c) => [c.seal({ groupId: 'other' }, { sign: 'x' }), c]],
    ['rights before payload', 'GROUP_NOT_YOURS', (c) => [c.seal({ groupId: 'other', unknown: 1 }), c]],
    ['payload last', 'INPUT_INVALID', (c) => [c.seal({ unknown: 1 }), c]],
  ])('%s', async (_name, code, make) => {
    const [envelope, client] = make(admin);
    expect(await client.send('base', INFO, envelope)).toMatchObject({ code });
  });

  test('replay before rights', async () => {
    const sealed = admin.seal({ groupId: 'other', changeToken: true });
    expect(await admin.send('base', INFO, sealed)).toMatchObject({ code: 'GROUP_NOT_YOURS' });
    expect(await admin.send('base', INFO, sealed)).toMatchObject({ code: 'REPLAY' });
  });
});

describe('replay', () => {
  test('a read may repeat', async () => {
    const sealed = admin.seal({});
    expect(await admin.send('base', INFO, sealed)).toMatchObject({ msgState: 1 });
    expect(await admin.send('base', INFO, sealed)).toMatchObject({ msgState: 1 });
  });

  test('of 20 equal writes at once, one is carried out', async () => {
    const sealed = server.api.seal({ loginName: 'student', password: md5('atrium-demo') });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.api.send('base', LOGIN, sealed)),
    );
    expect(answers.filter(({ msgState }) => msgState === 1)).toHaveLength(1);
    const refused = answers.filter(({ msgState }) => msgState !== 1);
    expect(new Set(refused.map(({ http, msgState, code }) => `${http} ${msgState} ${code}`))).toEqual(
      new Set(['409 5 REPLAY']),
    );
  });
});

describe('answers', () => {
  test('are signed with the token as sent, whatever goes wrong', async () => {
    const dead = server.api.withToken('neither_valid nor known');
    expect(await dead.call('base', INFO)).toMatchObject({ http: 401, msgState: 0, code: 'TOKEN_EXPIRED' });
    expect(await dead.call('manager', '/no/such.do')).toMatchObject({ http: 404, msgState: 4 });
    expect(await dead.post(`/api/base${INFO}`, '{', JSON_TYPE)).toMatchObject({ http: 400, msgState: 2 });
  });

  test.each([
    '//api/base/user/info.do',
    '/api/base/user%2Finfo.do',
    '/API/base/user/info.do',
    '/api/base/user/info.do;x',
  ])('the address %s finds nothing', async (address) => {
    const answer = await admin.post(address, JSON.stringify(admin.seal({})), JSON_TYPE);
    expect(answer).toMatchObject({ http: 404, msgState: 4, code: 'CALL_UNKNOWN' });
  });

  test.each(['/api/base/%zz', '/api/base/user/info.do%00', `/api/base/${'x'.repeat(300)}`])(
    'the address %s is refused, signed like all others',
    async (address) => {
      const answer = await admin.post(address, JSON.stringify(admin.seal({})), JSON_TYPE);
      expect([2, 4]).toContain(answer.msgState);
    },
  );

  test.each([
    ['en-US,en;q=0.9', 'Wrong account or password'],
    ['zh-CN', '账号或密码错误'],
    ['fr', '账号或密码错误'],
  ])('speak the language of %s', async (language, msg) => {
    const param = { loginName: 'admin', password: md5('wrong') };
    const answer = await server.api.call('base', LOGIN, param, { headers: { 'accept-language': language } });
    expect(answer).toMatchObject({ msgState: 2, code: 'LOGIN_FAILED', msg });
  });

  test('never repeat a refused value', async () => {
    const answer = await server.api.call('base', LOGIN, {
      loginName: 'secret-name',
      password: 'secret-word',
      x: 'secret',
    });
    expect(answer.errors?.map(({ path, code }) => [path, code])).toEqual([
      ['x', 'UNKNOWN_FIELD'],
      ['password', 'FORMAT_INVALID'],
    ]);
    expect(answer.text).not.toContain('secret');
  });

  test('are never stored by caches, and carry the security headers', async () => {
    const { headers } = await server.api.call('base', CONTAINER);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('content-security-policy')).not.toContain('unsafe-eval');
  });
});

describe("the client's own members", () => {
  test('are accepted on every call and mean nothing but the role', async () => {
    const members = {
      projectId: '1',
      customerId: 2,
      device: 'desktop',
      sessionid: null,
      client_code: 'c',
      schoolId: 478,
    };
    expect(await admin.call('base', INFO, { ...members, groupId: 'administrator' })).toMatchObject({
      msgState: 1,
    });
  });

  test('a role that is not the user’s is refused', async () => {
    expect(await admin.call('base', INFO, { groupId: 'student' })).toMatchObject({
      http: 403,
      msgState: 3,
      code: 'GROUP_NOT_YOURS',
    });
    expect(await admin.call('base', INFO, { groupId: 7 })).toMatchObject({ msgState: 3 });
  });
});

test('logging out ends the token', async () => {
  const student = await server.login('student');
  expect(await student.call('base', LOGOUT)).toMatchObject({ http: 200, msgState: 1 });
  expect(await student.call('base', INFO)).toMatchObject({ http: 401, msgState: 0, code: 'TOKEN_EXPIRED' });
});
