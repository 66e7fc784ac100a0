import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeTry } from '../../server/limits/loginLimit.ts';
import type { LoginResponse } from '../../src/schemas/wire/session.ts';
import { md5 } from '../support/apiClient.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPeople, config: { rateLimitScale: 1 } });
});

afterAll(() => server.close());

const tryLogin = (loginName: string, password: string, headers: Record<string, string> = {}) =>
  server.api.call('base', '/login/login.do', { loginName, password: md5(password) }, { headers });

const forget = () => server.db.deleteFrom('atrium.rate_limit').execute();

describe('a bucket', () => {
  const bucket = { capacity: 3, drain: 1 / 60 };

  test('of parallel tries lets in what fits', async () => {
    const waits = await Promise.all(
      Array.from({ length: 20 }, () => takeTry(server.db, 'parallel', bucket, 1)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  });

  test('drains with time', async () => {
    for (let i = 0; i < 3; i += 1) await takeTry(server.db, 'drains', bucket, 1);
    expect(await takeTry(server.db, 'drains', bucket, 1)).toBeGreaterThan(0);
    await server.db
      .updateTable('atrium.rate_limit')
      .set({ updated_at: new Date(Date.now() - 61_000) })
      .where('key', '=', 'drains')
      .execute();
    expect(await takeTry(server.db, 'drains', bucket, 1)).toBe(0);
  });

  test('grows with the scale, and 0 switches it off', async () => {
    const waits = await Promise.all(Array.from({ length: 9 }, () => takeTry(server.db, 'scaled', bucket, 2)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(6);
    expect(await takeTry(server.db, 'scaled', bucket, 0)).toBe(0);
  });
});

describe('behind a trusted proxy', () => {
  let proxied: TestServer;
  const from = (ip: string, password: string) =>
    proxied.api.call(
      'base',
      '/login/login.do',
      { loginName: 'student', password: md5(password) },
      { headers: { 'x-forwarded-for': `198.51.100.1, ${ip}` } },
    );

  beforeAll(async () => {
    const config = { rateLimitScale: 1, trustProxy: ['127.0.0.0/8'], demo: true };
    proxied = await startTestServer({ seed: seedPeople, config });
  });

  afterAll(() => proxied.close());

  test('each address has its own tries, and the last one told by the proxy is what counts', async () => {
    for (let i = 0; i < 5; i += 1) await from('203.0.113.1', `guess ${i}`);
    expect(await from('203.0.113.1', 'atrium-demo')).toMatchObject({ code: 'TOO_MANY_TRIES' });
    expect(await from('203.0.113.2', 'atrium-demo')).toMatchObject({ msgState: 1 });
    await from('203.0.113.1', 'guess');
    const rows = await proxied.db
      .selectFrom('atrium.audit')
      .select(['ip', 'resource'])
      .where('result', '=', 'TOO_MANY_TRIES')
      .execute();
    expect(rows).toEqual([{ ip: '203.0.113.1', resource: 'account/student' }]);
  });

  test('many addresses that guess keep the owner out of nowhere that he is known from', async () => {
    expect(await from('203.0.113.20', 'atrium-demo')).toMatchObject({ msgState: 1 });
    for (let host = 30; host < 40; host += 1) {
      for (let i = 0; i < 4; i += 1) await from(`203.0.113.${host}`, `guess ${i}`);
    }
    expect(await from('203.0.113.50', 'atrium-demo')).toMatchObject({ code: 'TOO_MANY_TRIES' });
    expect(await from('203.0.113.20', 'atrium-demo')).toMatchObject({ msgState: 1 });
  });
});

describe('tokens that nobody has', () => {
  let guarded: TestServer;

  beforeAll(async () => {
    // A hundredth: three unknown tokens fit, and twenty seconds pass until the next.
    guarded = await startTestServer({ seed: seedPeople, config: { rateLimitScale: 0.01 } });
    guarded.platform.limits.calls.take = () => 0;
  });

  afterAll(() => guarded.close());

  const info = (token: string) => guarded.api.withToken(token).call('base', '/user/info.do');

  test('are refused without a look beyond the limit; good ones, also new ones, and logins are not', async () => {
    const admin = await guarded.login('admin');
    for (let i = 0; i < 3; i += 1) expect(await info(`cp_${String(i)}`)).toMatchObject({ msgState: 0 });
    const limited = await info('cp_other');
    expect(limited).toMatchObject({ http: 429, msgState: 6, code: 'TOO_MANY_TRIES' });
    expect(limited.retryAfter).toBeGreaterThan(10);
    const headers = { token: 'cp_file' };
    const file = `${guarded.baseUrl}/files/00000000-0000-4000-8000-000000000000`;
    expect((await fetch(file, { headers })).status).toBe(429);
    expect(await info(admin.token)).toMatchObject({ msgState: 1 });
    await guarded.db.deleteFrom('atrium.rate_limit').execute();
    const param = { loginName: 'student', password: md5('atrium-demo') };
    const login = await guarded.api.withToken('cp_dead').call('base', '/login/login.do', param);
    expect(login).toMatchObject({ msgState: 1 });
    expect(await info((login.result as LoginResponse).token.join('_'))).toMatchObject({ msgState: 1 });
    await admin.call('base', '/login/logout.do');
    expect(await info(admin.token)).toMatchObject({ msgState: 0 });
    expect(await info(admin.token)).toMatchObject({ msgState: 6 });
  });
});

test('of a number of proxies the nearest ones are believed', async () => {
  const one = await startTestServer({ seed: seedPeople, config: { trustProxy: 1, demo: true } });
  try {
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };
    await one.api.call('base', '/login/login.do', { loginName: 'x', password: md5('x') }, { headers });
    const { ip } = await one.db.selectFrom('atrium.audit').select('ip').executeTakeFirstOrThrow();
    expect(ip).toBe('203.0.113.9');
  } finally {
    await one.close();
  }
});

describe('login', () => {
  test('of 12 guesses at once on one account 5 are looked at, and then not even the right one', async () => {
    await forget();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        tryLogin('student', `guess ${i}`, { 'x-forwarded-for': `10.0.0.${i}` }),
      ),
    );
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY_TRIES')).toHaveLength(7);
    const right = await tryLogin('STUDENT', 'atrium-demo');
    expect(right).toMatchObject({ http: 429, msgState: 6, code: 'TOO_MANY_TRIES' });
    expect(right.retryAfter).toBeGreaterThan(0);
    expect(right.headers.get('retry-after')).toBe(String(right.retryAfter));
  });

  test('tries on an account that is locked keep nobody else at the address out', async () => {
    await forget();
    for (let i = 0; i < 25; i += 1) await tryLogin('student', `guess ${i}`);
    expect(await tryLogin('teacher', 'atrium-demo')).toMatchObject({ msgState: 1 });
    await forget();
  });

  test('an unknown account is limited like a known one', async () => {
    await forget();
    for (let i = 0; i < 5; i += 1) await tryLogin('no-such-account', `guess ${i}`);
    expect(await tryLogin('no-such-account', 'guess')).toMatchObject({ msgState: 6 });
  });

  test('guesses over many accounts are limited by address, whatever the headers say', async () => {
    await forget();
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 12; i += 1) {
      const answer = await tryLogin(`account-${i}`, 'guess', { 'x-forwarded-for': `10.0.1.${i}` });
      codes.push(answer.code);
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'LOGIN_FAILED'));
    expect(codes.at(-1)).toBe('TOO_MANY_TRIES');
  });

  test('good logins cost nothing', async () => {
    await forget();
    for (let i = 0; i < 15; i += 1)
      expect(await tryLogin('admin', 'atrium-demo')).toMatchObject({ msgState: 1 });
  });
});
