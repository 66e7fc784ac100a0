import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../src/schemas/wire/answer.ts';
import type { ApiAnswer } from '../support/apiClient.ts';
import { startChatProvider, WECOM } from '../support/chatProvider/index.ts';
import type { ChatProvider } from '../support/chatProvider/index.ts';
import { seedPeople } from '../support/people.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// Codes of chat apps: what they let in, and what becomes of the secrets that they are asked about with.

const LOOKUP = '/rest/http/platform_general/getLoginInfoCommon.htm';
const SKIP = '/login/skipLogin.do';

let provider: ChatProvider;
let server: TestServer;
let own = '';
const lines: string[] = [];

beforeAll(async () => {
  provider = await startChatProvider();
  server = await startTestServer({
    seed: seedPeople,
    config: { chatApps: provider.settings },
    log: { write: (line) => void lines.push(line) },
  });
  own = server.platform.config.publicUrl;
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(() => {
  provider.desk.broken = undefined;
  provider.desk.asked.length = 0;
});

const lookUp = (param: object): Promise<ApiAnswer> =>
  server.api.call('interface', LOOKUP, { platform: 1, url: `${own}/home`, ...param });
const student = (): string => provider.desk.code({ userid: 'student' });

describe('a code', () => {
  test('that comes twenty times at once is asked about once, and lets one in', async () => {
    await lookUp({ code: student() });
    provider.desk.asked.length = 0;
    const code = student();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 === 0 ? server.api.call('base', SKIP, { platform: 1, code }) : lookUp({ code }),
      ),
    );
    const letIn = answers.filter(({ result }) => {
      const { loginState, token } = (result ?? {}) as { loginState?: number; token?: unknown };
      return token !== undefined && token !== '' && (loginState ?? 1) === 1;
    });
    expect(letIn).toHaveLength(1);
    expect(provider.desk.count('/cgi-bin/auth/getuserinfo')).toBe(1);
  });

  test('that was asked about while the provider was away is not sent again', async () => {
    const code = student();
    provider.desk.broken = 'down';
    expect(await lookUp({ code })).toMatchObject({ result: { loginState: 3, token: '' } });
    provider.desk.broken = undefined;
    expect(await server.api.call('base', SKIP, { platform: 1, code })).toMatchObject({
      code: 'CHAT_CODE_USED',
    });
  });

  test('of one platform is none of another’s', async () => {
    for (const platform of [2, 301])
      expect(await server.api.call('base', SKIP, { platform, code: student() })).toMatchObject({
        code: 'LOGIN_METHOD_UNAVAILABLE',
      });
  });
});

test('a demo account counts as unknown where none may log in', async () => {
  const elsewhere = async (path: string, param: object): Promise<Answer> => {
    const headers = { host: 'campus.example.edu', 'content-type': 'application/json' };
    const body = JSON.stringify(server.api.seal(param));
    const { text } = await rawRequest(`${server.baseUrl}${path}`, { method: 'POST', headers, body });
    return JSON.parse(text) as Answer;
  };
  expect(await elsewhere(`/api/base${SKIP}`, { platform: 1, code: student() })).toMatchObject({
    code: 'USER_UNKNOWN',
  });
  const asked = { platform: 1, code: student(), url: `${own}/home` };
  expect(await elsewhere(`/api/interface${LOOKUP}`, asked)).toMatchObject({
    result: { loginState: 2, token: '' },
  });
});

describe('a page', () => {
  test.each([
    ['another site', () => 'https://evil.example/home'],
    ['another site after ours', () => `${own}.evil.example/`],
    ['a user in the address', () => own.replace('//', '//a@')],
    ['another port', () => own.replace(/:\d+$/, ':1')],
    ['a script', () => 'javascript:alert(1)'],
    ['no address', () => '/home'],
  ])('of %s is neither signed nor led to, and no code is spent for it', async (_what, url) => {
    const code = student();
    expect(await lookUp({ code, url: url() })).toMatchObject({
      code: 'INPUT_INVALID',
      errors: [{ path: 'url' }],
    });
    expect(provider.desk.asked).toEqual([]);
    expect(await lookUp({ code })).toMatchObject({ result: { loginState: 1 } });
  });

  test('gives no secret of its address to the provider', async () => {
    const url = `${own}/home?token=cp_secret&ticket=ST-secret&sign=secret&code=secret#secret`;
    const { text, result } = await lookUp({ url });
    expect((result as { authorizeUrl: string }).authorizeUrl).toContain(
      encodeURIComponent(`${own}/home?platform=1`),
    );
    expect(text).not.toContain('secret');
  });
});

test('secrets, tokens and codes are in no answer, no line of the log, no row', async () => {
  const code = student();
  const answers = [
    await lookUp({ code }),
    await lookUp({ code }),
    await lookUp({}),
    await server.api.call('base', SKIP, { platform: 1, code: student() }),
  ];
  for (const broken of ['down', 'rubbish', `{"errcode":40013,"errmsg":"${WECOM.secret} is wrong"}`]) {
    provider.desk.broken = broken;
    answers.push(await lookUp({ code: student() }));
    answers.push(await server.api.call('base', SKIP, { platform: 1, code: student() }));
  }
  const log = lines.join('');
  expect(log).toContain('a chat app could not be asked');
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'atrium'`.execute(
    server.db,
  );
  const stored: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.raw(name)}`.execute(server.db);
    stored.push(JSON.stringify(rows));
  }
  const texts = [...answers.map(({ text }) => text), log, ...stored];
  for (const secret of [WECOM.secret, code, ...provider.desk.lent]) {
    expect(texts.filter((text) => text.includes(secret))).toEqual([]);
  }
  expect(provider.desk.lent.length).toBeGreaterThan(1);
});

test('tries are counted by address', async () => {
  const limited = await startTestServer({
    seed: seedPeople,
    config: { chatApps: provider.settings, rateLimitScale: 0.1 },
  });
  try {
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 7; time += 1) {
      const answer = await limited.api.call('base', SKIP, { platform: 1, code: `guess-${String(time)}` });
      codes.push(answer.code);
    }
    expect(codes.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'CHAT_CODE_USED'));
    expect(codes[6]).toBe('TOO_MANY_TRIES');
    const url = `${limited.platform.config.publicUrl}/home`;
    const found = await limited.api.call('interface', LOOKUP, { platform: 1, url, code: 'guess' });
    expect(found).toMatchObject({ msgState: 6, code: 'TOO_MANY_TRIES' });
  } finally {
    await limited.close();
  }
});
