import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoginResponse } from '../../src/schemas/wire/session.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { md5 } from '../support/apiClient.ts';
import { findCalls } from '../support/calls.ts';
import { seedPeople } from '../support/people.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { PDF, upload } from '../support/uploads.ts';

// A token in an address, in a header that leads elsewhere, in a log or in a row is a token of whoever reads it.

let server: TestServer;
let student: ApiClient;
const lines: string[] = [];

beforeAll(async () => {
  server = await startTestServer({
    seed: seedPeople,
    log: { write: (line) => void lines.push(line) },
  });
  student = await server.login('student');
});
afterAll(() => server.close());

describe('a token in the address', () => {
  test('opens no call', async () => {
    const met: string[] = [];
    for (const [declared, access] of await findCalls(server)) {
      if (access === 'public') continue;
      const address = declared.replaceAll(/:\w+/g, 'none');
      const { text } = await rawRequest(`${server.baseUrl}${address}?token=${student.token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(student.seal({})),
      });
      const { code } = JSON.parse(text) as { code: string };
      if (code !== 'TOKEN_MISSING') met.push(`${address} ${code}`);
    }
    expect(met).toEqual([]);
  });

  test.each(['token', 'Token', 'authorization', 'access_token', 'sessionid'])(
    'as %s opens no file',
    async (name) => {
      const { id } = await upload(student, 'a.pdf', PDF);
      const address = `${server.baseUrl}/files/${id}?${name}=${student.token}`;
      const { status, text } = await rawRequest(address);
      expect([status, text.includes('%PDF')]).toEqual([401, false]);
    },
  );

  test.each(['cookie', 'authorization', 'x-token', 'access-token'])(
    'nor does one in the header %s',
    async (name) => {
      const { id } = await upload(student, 'a.pdf', PDF);
      const headers = { [name]: name === 'cookie' ? `token=${student.token}` : `Bearer ${student.token}` };
      expect((await rawRequest(`${server.baseUrl}/files/${id}`, { headers })).status).toBe(401);
    },
  );
});

test('a token that stood in an address is exchanged once, and opens nothing after', async () => {
  const exchange = (token: string) => server.api.call('base', '/login/skipLogin.do', { token });
  const owner = await server.login('student');
  const answers = await Promise.all([1, 2, 3, 4].map(() => exchange(owner.token)));
  expect(answers.map(({ msgState }) => msgState).sort()).toEqual([0, 0, 0, 1]);
  const { token } = answers.find(({ msgState }) => msgState === 1)!.result as LoginResponse;
  expect(await owner.call('base', '/user/info.do')).toMatchObject({ http: 401, msgState: 0 });
  expect(await exchange(owner.token)).toMatchObject({ http: 401, msgState: 0 });
  for (const session of [student, server.api.withToken(token.join('_'))])
    expect(await session.call('base', '/user/info.do')).toMatchObject({ msgState: 1 });
});

test('no answer sends where it was asked from elsewhere, nor hands the token back', async () => {
  const { id } = await upload(student, 'a.pdf', PDF);
  for (const address of [
    '/config.json',
    `/files/${id}`,
    '/files/none',
    '/nothing',
    '/healthz',
    '/sandbox.html',
  ]) {
    const url = `${server.baseUrl}${address}?token=${student.token}`;
    const { headers, text } = await rawRequest(url, { headers: { token: student.token } });
    expect([address, headers['referrer-policy']]).toEqual([address, 'no-referrer']);
    expect(JSON.stringify(headers) + text).not.toContain(student.token.slice(3));
  }
});

test('neither log nor database holds a token, a password or a signed link, whatever was done with them', async () => {
  const client = await server.login('teacher');
  const given = await server.login('teacher');
  const secret = client.token.slice(3);
  const secrets = [secret, given.token.slice(3)];
  const password = md5('atrium-demo');
  const tell = { token: client.token, password, sign: secret, note: client.token };
  await client.call('base', '/user/info.do', tell);
  await client.call('manager', '/resource/save.do', tell);
  await client.call('base', '/login/skipLogin.do', { token: given.token });
  await client.call('base', '/login/skipLogin.do', { token: `${client.token}x` });
  await client.call('base', '/user/password/update.do', { oldPassword: md5('no'), newPassword: password });
  await client.post(`/api/base/user/info.do?token=${client.token}`, `{"token":"${client.token}"`, {
    'content-type': 'application/json',
  });
  const { id } = await upload(client, `${client.token}.pdf`.slice(3, 10), PDF);
  const { url } = (await client.call('file', '/link.do', { id })).result as { url: string };
  const sign = new URLSearchParams(url.split('?')[1]).get('sign') ?? '';
  expect((await rawRequest(server.baseUrl + url)).status).toBe(200);
  expect((await rawRequest(`${server.baseUrl}${url}x`)).status).toBe(403);
  for (const header of ['referer', 'user-agent', 'x-forwarded-for', 'cookie', 'authorization'])
    await rawRequest(`${server.baseUrl}/healthz`, {
      headers: { [header]: `https://a/?token=${client.token}` },
    });
  await client.call('base', '/login/logout.do');

  expect(sign).toHaveLength(43);
  expect(lines.length).toBeGreaterThan(5);
  const log = lines.join('');
  for (const each of [...secrets, password, sign]) expect(log).not.toContain(each);
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'atrium'`.execute(
    server.db,
  );
  expect(tables.length).toBeGreaterThan(20);
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.raw(name)}`.execute(server.db);
    const text = JSON.stringify(rows);
    for (const each of [...secrets, password, sign])
      expect([name, text.includes(each)]).toEqual([name, false]);
  }
});
