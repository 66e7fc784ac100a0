import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installProductDocuments } from '../../server/productDocuments/install.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { ApiAnswer } from '../support/apiClient.ts';
import { DEMO_PASSWORD, md5 } from '../support/apiClient.ts';
import { seedPeople } from '../support/people.ts';
import { publishForm } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { upload } from '../support/uploads.ts';

// Guessing: of codes, of accounts, of what is there. Answers about what is there and what is not are the same.

const PHONE = '13800000001';
const STRANGER = '13900000009';
const NOBODY = '00000000-0000-4000-8000-000000000000';

const diary: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'diary',
  name: '日记',
  fields: [{ type: 'input', id: 'text', name: 'text', title: { zhCN: '内容', enUS: 'Text' } }],
  grants: [
    { roles: ['administrator'], actions: ['detail', 'add', 'update', 'remove'], read: '*', write: '*' },
    {
      roles: ['student'],
      actions: ['detail', 'update', 'remove'],
      rows: {
        testRule: 'every',
        conditionList: [{ bindKey: 'text', type: 'text', judgeType: 'equal', value: 'open' }],
      },
      read: '*',
      write: '*',
    },
  ],
};

const options = {
  seed: async (platform: TestServer['platform']) => {
    await seedPeople(platform);
    // The outbox of messages among them.
    await installProductDocuments(platform.db);
    await publishForm(platform, diary);
    await sql`update atrium.user_account set phone = ${PHONE} where id = 'u-teacher'`.execute(platform.db);
    await sql`update atrium.user_account set status = 'disabled' where id = 'u-nobody'`.execute(platform.db);
  },
};

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(options);
});
afterAll(() => server.close());

/** All of an answer that a caller sees but the time and the trace. */
function seen({ http, text }: ApiAnswer): unknown {
  const body = JSON.parse(text) as Record<string, unknown>;
  return [http, { ...body, serverTime: 0, traceId: '' }];
}
const base = (path: string, param: object) => server.api.call('base', path, param);

describe('a code', () => {
  test('is void after five guesses, however many come at once', async () => {
    await base('/login/sendCode.do', { phone: PHONE, scene: 'login' });
    const guesses = Array.from({ length: 60 }, (_, n) => String(n).padStart(6, '0'));
    await Promise.all(guesses.map((code) => base('/login/messageLogin.do', { phone: PHONE, code })));
    const { rows } = await sql<{ tries: number }>`
      select tries from atrium.message_code where phone = ${PHONE}`.execute(server.db);
    expect(rows).toEqual([{ tries: 5 }]);
  });

  test('is sent to a phone five times an hour and ten a day, and 100 times from one address', async () => {
    const limited = await startTestServer({ ...options, config: { rateLimitScale: 1 } });
    try {
      const send = async (phone: string, from = '203.0.113.1') => {
        const param = { phone, scene: 'login' };
        const headers = { 'x-forwarded-for': from, 'x-real-ip': from, forwarded: `for=${from}` };
        const answer = await limited.api.call('base', '/login/sendCode.do', param, { headers });
        // The pause between two codes is over.
        await sql`delete from atrium.rate_limit where key like 'code minute%'`.execute(limited.db);
        return answer.code ?? 'sent';
      };
      const sent: string[] = [];
      for (let time = 0; time < 6; time += 1) sent.push(await send(PHONE));
      expect(sent).toEqual([...Array.from({ length: 5 }, () => 'sent'), 'TOO_MANY_TRIES']);
      await sql`delete from atrium.rate_limit where key like 'code hour%'`.execute(limited.db);
      const more: string[] = [];
      for (let time = 0; time < 6; time += 1) more.push(await send(PHONE));
      expect(more.filter((code) => code === 'sent').length).toBeLessThanOrEqual(5);
      expect(more.at(-1)).toBe('TOO_MANY_TRIES');
      // Another phone each time, and another address, as the caller says.
      let others = 0;
      for (let n = 0; n < 110; n += 1) {
        const code = await send(`1390000${String(n).padStart(4, '0')}`, `198.51.100.${String(n % 250)}`);
        if (code === 'sent') others += 1;
      }
      expect(others).toBeLessThanOrEqual(100 - 10);
      expect(others).toBeGreaterThan(80);
    } finally {
      await limited.close();
    }
  });
});

test('a password is guessed at five times however the name is spelled, whether somebody has it or not', async () => {
  const limited = await startTestServer({ ...options, config: { rateLimitScale: 1 } });
  try {
    // The database takes a dotted İ for i; `toLowerCase` does not.
    for (const name of ['admin', 'no-such-i']) {
      const dotted = name.replace('i', 'İ');
      const codes: unknown[] = [];
      for (const loginName of [name, name.toUpperCase(), dotted, dotted.toUpperCase(), name, dotted]) {
        const param = { loginName, password: md5('wrong') };
        codes.push((await limited.api.call('base', '/login/login.do', param)).code);
      }
      const looked = Array.from({ length: 5 }, () => 'LOGIN_FAILED');
      expect([name, ...codes]).toEqual([name, ...looked, 'TOO_MANY_TRIES']);
    }
  } finally {
    await limited.close();
  }
});

describe('answers do not tell', () => {
  test('which account there is', async () => {
    const password = md5('wrong');
    const answers = await Promise.all(
      ['teacher', 'nobody', 'no-such-person', 'TEACHER '].map((loginName) =>
        base('/login/login.do', { loginName: loginName.trim(), password }),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(seen(answer)))).size).toBe(1);
    // A disabled account neither, whose password is right.
    const disabled = await base('/login/login.do', { loginName: 'nobody', password: md5(DEMO_PASSWORD) });
    expect(seen(disabled)).toEqual(seen(answers[0]!));
  });

  test.each<[string, string, (phone: string) => object]>([
    ['to send a code', '/login/sendCode.do', (phone) => ({ phone, scene: 'reset' })],
    ['to log in by a code', '/login/messageLogin.do', (phone) => ({ phone, code: '000000' })],
    [
      'to set a password anew',
      '/user/password/reset.do',
      (phone) => ({ phone, code: '000000', newPassword: md5('something-long') }),
    ],
  ])('whose phone it is, asked %s', async (_what, path, param) => {
    const [known, unknown] = [await base(path, param(PHONE)), await base(path, param(STRANGER))];
    expect(seen(unknown)).toEqual(seen(known));
    expect(known.code).not.toBe('INPUT_INVALID');
  });

  test('whether a login by a phone is under way elsewhere', async () => {
    const { result } = await base('/scan_login/generate_ticket.do', {});
    const { ticketId } = result as { ticketId: string };
    const other = ticketId.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'));
    // Without the cookie of the browser that it was made for.
    const [there, none] = [
      await base('/scan_login/check_ticket.do', { ticketId }),
      await base('/scan_login/check_ticket.do', { ticketId: other }),
    ];
    expect(there.msgState).toBe(1);
    expect(seen(there)).toEqual(seen(none));
  });

  test('whether there is a file of somebody else', async () => {
    const [teacher, student] = [await server.login('teacher'), await server.login('student')];
    const { id } = await upload(teacher, 'a.pdf');
    const link = (file: string, more: object = {}) => student.call('file', '/link.do', { id: file, ...more });
    expect(seen(await link(id))).toEqual(seen(await link(NOBODY)));
    expect(seen(await link(id, { size: 128 }))).toEqual(seen(await link(NOBODY, { size: 128 })));
    const get = async (file: string) => {
      const answer = await fetch(`${server.baseUrl}/files/${file}`, { headers: { token: student.token } });
      const body = (await answer.json()) as object;
      return [answer.status, { ...body, serverTime: 0, traceId: '' }];
    };
    expect(await get(id)).toEqual(await get(NOBODY));
  });

  test('whether there is a record that the role does not reach', async () => {
    const [admin, student] = [await server.login('admin'), await server.login('student')];
    const made = await admin.call('interface', '/rest/http/diary/add.htm', { data: { text: 'secret' } });
    const { id, revision } = made.result as ModuleRecord;
    for (const [action, param] of [
      ['detail', {}],
      ['update', { revision, data: { text: 'x' } }],
      ['remove', { revision }],
    ] as const) {
      const path = `/rest/http/diary/${action}.htm`;
      const [hidden, none] = [
        await student.call('interface', path, { ...param, id }),
        await student.call('interface', path, { ...param, id: NOBODY }),
      ];
      expect([action, seen(hidden)]).toEqual([action, seen(none)]);
      expect(hidden.msgState).not.toBe(1);
    }
  });

  test('by the time they take, which account there is', async () => {
    const times: Record<string, number[]> = { teacher: [], nobody: [], 'no-such-person': [] };
    // By turns, so that what else the machine does falls on all alike.
    for (let round = 0; round < 15; round += 1) {
      for (const [loginName, list] of Object.entries(times)) {
        const from = performance.now();
        await base('/login/login.do', { loginName, password: md5(`wrong ${String(round)}`) });
        list.push(performance.now() - from);
      }
    }
    const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[7] ?? 0;
    const [known = 0, ...others] = Object.values(times).map(median);
    // Without the work of comparing a password it is a tenth: a ratio of what was done in turn, whatever the machine does beside it.
    for (const other of others) {
      expect(other / known).toBeGreaterThan(0.3);
      expect(other / known).toBeLessThan(1 / 0.3);
    }
  });
});
