import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../src/schemas/wire/answer.ts';
import { LOOK_UP, SKIP_LOGIN, startChatLogins } from '../support/chatLogins.ts';
import type { ChatLogins } from '../support/chatLogins.ts';
import { WECOM } from '../support/chatProvider/index.ts';
import { rawRequest } from '../support/rawRequest.ts';

// Codes of chat apps: what they let in, and what becomes of the secrets that they are asked about with.

let chat: ChatLogins;
let own = '';
const lines: string[] = [];

beforeAll(async () => {
  chat = await startChatLogins({ write: (line) => void lines.push(line) });
  own = chat.server.platform.config.publicUrl;
});
afterAll(() => chat.close());
beforeEach(() => chat.mend());

const student = (): string => chat.provider.desk.code({ userid: 'student' });

describe('a code', () => {
  test('that comes twenty times at once is asked about once, and lets one in', async () => {
    await chat.ask({ code: student() });
    chat.provider.desk.asked.length = 0;
    const code = student();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? chat.logIn(1, code) : chat.ask({ code }))),
    );
    const letIn = answers.filter(({ result }) => {
      const { loginState, token } = (result ?? {}) as { loginState?: number; token?: unknown };
      return token !== undefined && token !== '' && (loginState ?? 1) === 1;
    });
    expect(letIn).toHaveLength(1);
    expect(chat.provider.desk.count('/cgi-bin/auth/getuserinfo')).toBe(1);
  });

  test('that was asked about while the provider was away is not sent again', async () => {
    const code = student();
    chat.provider.desk.broken = 'down';
    expect(await chat.ask({ code })).toMatchObject({ result: { loginState: 3, token: '' } });
    chat.provider.desk.broken = undefined;
    expect(await chat.logIn(1, code)).toMatchObject({
      code: 'CHAT_CODE_USED',
    });
  });

  test('of one platform is none of another’s', async () => {
    for (const platform of [2, 301])
      expect(await chat.logIn(platform, student())).toMatchObject({
        code: 'LOGIN_METHOD_UNAVAILABLE',
      });
  });
});

test('a demo account counts as unknown where none may log in', async () => {
  const elsewhere = async (path: string, param: object): Promise<Answer> => {
    const headers = { host: 'campus.example.edu', 'content-type': 'application/json' };
    const body = JSON.stringify(chat.server.api.seal(param));
    const { text } = await rawRequest(`${chat.server.baseUrl}${path}`, { method: 'POST', headers, body });
    return JSON.parse(text) as Answer;
  };
  expect(await elsewhere(`/api/base${SKIP_LOGIN}`, { platform: 1, code: student() })).toMatchObject({
    code: 'USER_UNKNOWN',
  });
  const asked = { platform: 1, code: student(), url: `${own}/home` };
  expect(await elsewhere(`/api/interface${LOOK_UP}`, asked)).toMatchObject({
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
    expect(await chat.ask({ code, url: url() })).toMatchObject({
      code: 'INPUT_INVALID',
      errors: [{ path: 'url' }],
    });
    expect(chat.provider.desk.asked).toEqual([]);
    expect(await chat.ask({ code })).toMatchObject({ result: { loginState: 1 } });
  });

  test('gives no secret of its address to the provider', async () => {
    const url = `${own}/home?token=cp_secret&ticket=ST-secret&sign=secret&code=secret#secret`;
    const { text, result } = await chat.ask({ url });
    expect((result as { authorizeUrl: string }).authorizeUrl).toContain(
      encodeURIComponent(`${own}/home?platform=1`),
    );
    expect(text).not.toContain('secret');
  });
});

test('secrets, tokens and codes are in no answer, no line of the log, no row', async () => {
  const code = student();
  const answers = [
    await chat.ask({ code }),
    await chat.ask({ code }),
    await chat.ask({}),
    await chat.logIn(1, student()),
  ];
  for (const broken of ['down', 'rubbish', `{"errcode":40013,"errmsg":"${WECOM.secret} is wrong"}`]) {
    chat.provider.desk.broken = broken;
    answers.push(await chat.ask({ code: student() }));
    answers.push(await chat.logIn(1, student()));
  }
  const log = lines.join('');
  expect(log).toContain('a chat app could not be asked');
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'atrium'`.execute(
    chat.server.db,
  );
  const stored: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.raw(name)}`.execute(chat.server.db);
    stored.push(JSON.stringify(rows));
  }
  const texts = [...answers.map(({ text }) => text), log, ...stored];
  for (const secret of [WECOM.secret, code, ...chat.provider.desk.lent]) {
    expect(texts.filter((text) => text.includes(secret))).toEqual([]);
  }
  expect(chat.provider.desk.lent.length).toBeGreaterThan(1);
});

test('tries are counted by address', async () => {
  const limited = await chat.another({ rateLimitScale: 0.1 });
  try {
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 7; time += 1) {
      const answer = await limited.api.call('base', SKIP_LOGIN, {
        platform: 1,
        code: `guess-${String(time)}`,
      });
      codes.push(answer.code);
    }
    expect(codes.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'CHAT_CODE_USED'));
    expect(codes[6]).toBe('TOO_MANY_TRIES');
    const url = `${limited.platform.config.publicUrl}/home`;
    const found = await limited.api.call('interface', LOOK_UP, { platform: 1, url, code: 'guess' });
    expect(found).toMatchObject({ msgState: 6, code: 'TOO_MANY_TRIES' });
  } finally {
    await limited.close();
  }
});
