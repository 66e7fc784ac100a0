import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installProductDocuments } from '../../server/productDocuments/install.ts';
import type { LoginResponse } from '../../src/schemas/wire/session.ts';
import { registerSites } from '../support/appKeys.ts';
import { seedPupilSystem } from '../support/pupilSystem.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
const lines: string[] = [];
const INTERNAL = 'internal-key-of-this-campus';
const RECOGNISER = { code: 'campus', secret: 'a-secret-that-nobody-guesses' };

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPupilSystem(platform);
      await installProductDocuments(platform.db);
    },
    config: { rateLimitScale: 1, embedInternalAppKey: INTERNAL, embedRecogniser: RECOGNISER },
    log: { write: (line) => lines.push(line) },
  });
  const origins = [known.appDomain];
  await registerSites(server.db, [
    { key: 'site', origins, systems: ['school'], resources: [{ kind: 'mgrList', id: 'pupil-list' }] },
    { key: 'closed', origins, status: 'disabled' },
  ]);
});

afterAll(() => server.close());

const WITHOUT_TOKEN = '/sdkOpen/verifyWithoutToken.do';
const known = { appKey: 'site', appDomain: 'https://parent.example.edu', schoolId: 478 };
const scope = { systems: ['school'], resources: [{ kind: 'mgrList', id: 'pupil-list' }] };
const verify = (over: object = {}) => server.api.call('manager', WITHOUT_TOKEN, { ...known, ...over });

test('a registered site is valid under its key, before a login and behind it', async () => {
  expect(await verify()).toMatchObject({ msgState: 1, result: { isValid: true, scope } });
  expect(await verify({ appDomain: 'parent.example.edu', schoolId: '478' })).toMatchObject({
    result: { isValid: true },
  });
  const student = await server.login('student');
  expect(await student.call('manager', '/sdkOpen/verify.do', known)).toMatchObject({
    result: { isValid: true, scope },
  });
  expect(await server.api.call('manager', '/sdkOpen/verify.do', known)).toMatchObject({ msgState: 0 });
});

test.each([
  ['an unknown key', () => ({ appKey: 'none' })],
  ['a disabled key', () => ({ appKey: 'closed' })],
  ["the portal's own key", () => ({ appKey: server.platform.project.appKey })],
  ['another host', () => ({ appDomain: 'https://evil.example' })],
  ['a host below', () => ({ appDomain: 'https://a.parent.example.edu' })],
  ['a host that begins alike', () => ({ appDomain: 'https://parent.example.edu.evil.example' })],
  ['another scheme', () => ({ appDomain: 'http://parent.example.edu' })],
  ['another port', () => ({ appDomain: 'https://parent.example.edu:8443' })],
  ['a name before the host', () => ({ appDomain: 'https://evil@parent.example.edu' })],
  ['a path', () => ({ appDomain: 'https://parent.example.edu/' })],
  ['an opaque origin', () => ({ appDomain: 'null' })],
  ['no host', () => ({ appDomain: '' })],
  ['another school', () => ({ schoolId: 1 })],
])('%s is not valid, and the answer does not say why', async (_what, over) => {
  const answer = await verify(over());
  expect(answer.http).toBe(200);
  const { msgState, msg, result } = answer;
  expect({ msgState, msg, result }).toEqual({
    msgState: 1,
    msg: (await verify()).msg,
    result: { isValid: false },
  });
});

test('who keeps guessing is asked for patience, and frames of a registered site behind that address are not', async () => {
  const answers = await Promise.all(Array.from({ length: 80 }, () => verify({ appKey: 'guess' })));
  expect(answers.some(({ code }) => code === 'TOO_MANY_TRIES')).toBe(true);
  expect(await verify()).toMatchObject({ result: { isValid: true } });
  await server.db.deleteFrom('atrium.rate_limit').execute();
});

test('the internal appKey is good from anywhere for systems alone, logged, and makes no token', async () => {
  const site = { appKey: INTERNAL, appDomain: 'https://anywhere.example' };
  expect(await verify(site)).toMatchObject({ result: { isValid: true, scope: { resources: [] } } });
  expect(lines.some((line) => line.includes('the internal appKey was accepted'))).toBe(true);
  const student = await server.login('student');
  expect(await student.call('manager', '/sdkOpen/token.do', site)).toMatchObject({ msgState: 3 });
});

test('a recogniser is told by its code and secret together, and is in nothing that is public', async () => {
  const ask = (code: string, secret: string) =>
    server.api.call('manager', '/sdkOpen/recognise.do', { code, secret });
  const encoded = Buffer.from(RECOGNISER.secret).toString('base64');
  expect(await ask(RECOGNISER.code, encoded)).toMatchObject({ result: { isValid: true } });
  expect(await ask(RECOGNISER.code, RECOGNISER.secret)).toMatchObject({ result: { isValid: false } });
  expect(await ask('other', encoded)).toMatchObject({ result: { isValid: false } });
  const config = await (await fetch(`${server.baseUrl}/config.json`)).text();
  expect(JSON.parse(config)).toMatchObject({ recogniser: true });
  for (const hidden of [...Object.values(RECOGNISER), INTERNAL])
    expect(config.split(`"${hidden}"`)).toHaveLength(1);
});

describe('the server of a registered site', () => {
  let secret: string;
  const code = (over: object = {}) =>
    server.api.call('manager', '/sdkOpen/code.do', { appKey: 'site', secret, loginName: 'student', ...over });
  const logIn = (given: unknown) =>
    server.api.call('base', '/login/skipLogin.do', { code: given, platform: 'embed' });
  const codeOf = async (loginName = 'student'): Promise<string> =>
    ((await code({ loginName })).result as { code: string }).code;

  beforeAll(async () => {
    const admin = await server.login('admin');
    const path = '/rest/http/platform_general/makeAppKeySecret.htm';
    const before = await admin.call('interface', path, { id: 'site' });
    ({ secret } = (await admin.call('interface', path, { id: 'site' })).result as { secret: string });
    // Made anew, it takes the place of the one before.
    expect(await code({ secret: (before.result as { secret: string }).secret })).toMatchObject({
      msgState: 3,
    });
    const detail = await admin.call('interface', '/rest/http/platform-app-key/detail.htm', { id: 'site' });
    expect(detail.text).not.toContain(secret);
  });

  test('logs somebody in by a code, once', async () => {
    const given = await codeOf();
    const [first, second] = await Promise.all([logIn(given), logIn(given)]);
    expect([first, second].map(({ code }) => code ?? 'in').sort()).toEqual(['EMBED_CODE_OVER', 'in']);
    const login = [first, second].find(({ msgState }) => msgState === 1)?.result as LoginResponse;
    expect(login.userLoginInfo).toMatchObject({ loginName: 'student', loginType: 'embed' });
  });

  test('logs in whom it asks for, but as nobody who administers', async () => {
    const login = (await logIn(await codeOf('admin'))).result as LoginResponse;
    const client = server.api.withToken(login.token.join('_'));
    expect(await client.call('manager', '/interface/list.do')).toMatchObject({ msgState: 3 });
    expect(await client.call('interface', '/rest/http/platform-user/list.htm')).toMatchObject({
      msgState: 3,
    });
    expect(await client.call('interface', '/rest/http/pupil/list.htm')).toMatchObject({ msgState: 1 });
    // Exchanging the token loosens nothing.
    const fresh = await client.call('base', '/user/info.do', { changeToken: true });
    const again = server.api.withToken((fresh.result as LoginResponse).token.join('_'));
    expect(await again.call('interface', '/rest/http/platform-user/list.htm')).toMatchObject({ msgState: 3 });
  });

  test('a code is over after a minute, and with a new password of its person', async () => {
    const late = await codeOf();
    await server.db
      .updateTable('atrium.embed_code')
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await logIn(late)).toMatchObject({ code: 'EMBED_CODE_OVER' });
    const stale = await codeOf();
    await server.db
      .updateTable('atrium.user_account')
      .set((eb) => ({ auth_version: eb('auth_version', '+', 1) }))
      .where('login_name', '=', 'student')
      .execute();
    expect(await logIn(stale)).toMatchObject({ code: 'EMBED_CODE_OVER' });
  });

  test('is not told whether the key, the secret or the person is wrong', async () => {
    const answers = [
      await code({ appKey: 'none' }),
      await code({ appKey: 'closed' }),
      await code({ appKey: server.platform.project.appKey, secret: '' }),
      await code({ secret: 'x' }),
      await code({ loginName: 'nobody-of-that-name' }),
    ].map(({ http, msgState, msg, result }) => ({ http, msgState, msg, result }));
    expect(answers).toEqual(answers.map(() => ({ ...answers[0], msgState: 3 })));
    const audited = await server.db
      .selectFrom('atrium.audit')
      .select('resource')
      .where('action', '=', 'sdkOpen.code')
      .where('result', '=', 'EMBED_CODE_REFUSED')
      .execute();
    expect(audited).toContainEqual({ resource: 'appKey/none' });
  });

  test('has few tries with a wrong secret, and any number of people to ask for', async () => {
    await server.db.deleteFrom('atrium.rate_limit').execute();
    for (let turn = 0; turn < 12; turn += 1)
      expect(await code({ loginName: `unknown-${String(turn)}` })).toMatchObject({
        code: 'EMBED_CODE_REFUSED',
      });
    const guesses = [];
    for (let turn = 0; turn < 8; turn += 1) guesses.push((await code({ secret: 'guess' })).code);
    expect(guesses).toContain('TOO_MANY_TRIES');
  });
});

describe('a site in the back office', () => {
  const add = async (data: object) => {
    const admin = await server.login('admin');
    return admin.call('interface', '/rest/http/platform-app-key/add.htm', { data });
  };

  test('keeps its origins as browsers write them, and what it opens', async () => {
    const opened = { systems: ['school'], resources: ['mgrList/pupil-list'] };
    const domains = [{ origin: 'HTTPS://Portal.Example.edu:443/' }];
    const answer = await add({ name: '门户', domains, ...opened });
    expect(answer).toMatchObject({
      msgState: 1,
      result: { domains: [{ origin: 'https://portal.example.edu' }], ...opened },
    });
    const { appKey } = answer.result as { appKey: string };
    expect(await verify({ appKey, appDomain: 'https://portal.example.edu' })).toMatchObject({
      result: { isValid: true, scope },
    });
  });

  test.each([
    ['without origins, as long as it is active', { domains: [] }, 'data.domains'],
    ['with a path', { domains: [{ origin: 'https://a.example/portal' }] }, 'data.domains.0.origin'],
    ['with a system that there is not', { systems: ['none'] }, 'data.systems'],
    ['with a system of the back office', { systems: ['platform-admin'] }, 'data.systems'],
    ['with a page that there is not', { resources: ['mgrList/none'] }, 'data.resources'],
  ])('is not saved %s', async (name, over, path) => {
    const answer = await add({ name, domains: [{ origin: 'https://a.example' }], ...over });
    expect(answer).toMatchObject({ msgState: 2, errors: [{ path }] });
  });

  test('may be without origins while it is off, and is not switched on then', async () => {
    const { result } = await add({ name: '停用', status: 'disabled' });
    const { id, revision } = result as { id: string; revision: number };
    const admin = await server.login('admin');
    const on = { id, revision, data: { status: 'active' } };
    expect(await admin.call('interface', '/rest/http/platform-app-key/update.htm', on)).toMatchObject({
      msgState: 2,
      errors: [{ path: 'data.domains' }],
    });
  });
});
