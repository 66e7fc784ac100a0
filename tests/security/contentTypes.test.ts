import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { findCalls } from '../support/calls.ts';
import { seedPeople } from '../support/people.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { envelopeParts, parts } from '../support/uploads.ts';

// A right payload under a type that is not its own: what is read under one type must not be checked under another.

let server: TestServer;
let admin: ApiClient;
let addresses: readonly string[];

beforeAll(async () => {
  server = await startTestServer({ seed: seedPeople });
  admin = await server.login('admin');
  addresses = [...(await findCalls(server)).keys()].map((address) => address.replaceAll(/:\w+/g, 'none'));
});
afterAll(() => server.close());

const post = async (address: string, headers: Record<string, string>, body: string) => {
  const sent = await rawRequest(server.baseUrl + address, {
    method: 'POST',
    headers: { token: admin.token, ...headers },
    body,
  });
  const { msgState, code } = JSON.parse(sent.text) as { msgState: number; code: string };
  return { ...sent, msgState, code };
};
const json = (param: object = {}): string => JSON.stringify(admin.seal(param));
const isRefused = ({ status, msgState }: { status: number; msgState: number }): boolean =>
  (status === 415 || status === 400) && msgState === 2;

test.each([
  ['application/json\ta'],
  ['application/json a'],
  ['application/jsonx'],
  ['application/json,text/plain'],
  ['application/vnd.api+json'],
  ['text/json'],
  ['text/plain'],
  ['text/plain; application/json'],
  ['text/html'],
  ['application/xml'],
  ['application/octet-stream'],
  ['application/json/../xml'],
  ['*/*'],
  [''],
])('no call takes JSON as %j', async (type) => {
  const taken: string[] = [];
  for (const address of addresses) {
    const answer = await post(address, { 'content-type': type }, json());
    if (!isRefused(answer)) taken.push(`${address} ${String(answer.status)}`);
  }
  expect(taken).toEqual([]);
});

test('nor without any type', async () => {
  const taken: string[] = [];
  for (const address of addresses) if (!isRefused(await post(address, {}, json()))) taken.push(address);
  expect(taken).toEqual([]);
});

test('no call but the upload takes parts', async () => {
  const type = { 'content-type': 'multipart/form-data; boundary=edge' };
  const body = parts(...envelopeParts(admin)).toString('latin1');
  const taken: string[] = [];
  for (const address of addresses.filter((each) => each !== '/files/upload'))
    if (!isRefused(await post(address, type, body))) taken.push(address);
  expect(taken).toEqual([]);
});

test.each([
  ['form', 'application/x-www-form-urlencoded', json],
  ['JSON', 'application/json', () => new URLSearchParams({ ...admin.seal({}) }).toString()],
])('what is told to be a %s and is not, is none', async (_name, type, body) => {
  expect(await post('/api/base/user/info.do', { 'content-type': type }, body())).toMatchObject({
    status: 400,
    msgState: 2,
  });
});

test.each(['gzip', 'br', 'deflate', 'identity, gzip'])('no body comes packed as %s', async (encoding) => {
  const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
  expect(isRefused(await post('/api/base/user/info.do', headers, '\u001f\u008b'))).toBe(true);
});

describe('the upload', () => {
  const contents = (): number => {
    const { dataDir } = server.platform.config;
    return readdirSync(dataDir, { recursive: true })
      .map((name) => String(name).split(path.sep))
      .filter(([folder, name]) => (folder === 'files' || folder === 'incoming') && name !== undefined).length;
  };
  const rows = async (): Promise<number> =>
    Number(
      (await sql<{ n: string }>`select count(*) as n from atrium.stored_file`.execute(server.db)).rows[0]?.n,
    );

  test.each([
    [
      'application/json',
      () => JSON.stringify({ ...admin.seal({}), files: { f: { filepath: '/etc/passwd' } } }),
    ],
    ['application/json', () => JSON.stringify({ ...admin.seal({}), file: { path: '/etc/passwd', size: 1 } })],
    [
      'application/x-www-form-urlencoded',
      () => new URLSearchParams({ ...admin.seal({}), 'file[filepath]': '/etc/passwd' }).toString(),
    ],
    ['multipart/form-data', () => parts(...envelopeParts(admin)).toString()],
    ['multipart/form-data; boundary=', () => parts(...envelopeParts(admin)).toString()],
    ['multipart/form-data; boundary=other', () => parts(...envelopeParts(admin)).toString()],
    ['multipart/mixed; boundary=edge', () => parts(...envelopeParts(admin)).toString()],
    [
      'multipart/form-data; boundary=edge',
      () => parts(...envelopeParts(admin), ['name="file"', '/etc/passwd']).toString(),
    ],
    [
      'multipart/form-data; boundary=edge',
      () => parts(...envelopeParts(admin), ['name="filepath"', '/etc/passwd']).toString(),
    ],
    [
      'multipart/form-data; boundary=edge',
      () => parts(...envelopeParts(admin), ['name="__proto__"; filename="a"', 'x']).toString(),
    ],
  ])('as %s takes no file but one that arrives (%#)', async (type, body) => {
    const before = [contents(), await rows()];
    const answer = await post('/files/upload', { 'content-type': type }, body());
    expect([isRefused(answer), answer.text.includes('root:')]).toEqual([true, false]);
    expect([contents(), await rows()]).toEqual(before);
  });
});
