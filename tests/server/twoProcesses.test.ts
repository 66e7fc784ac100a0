import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SystemDocument } from '../../src/schemas/documents/index.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import { createApiClient } from '../support/apiClient.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { createTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';
import { startServerProcess } from '../support/serverProcess.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// Two processes of the product behind one PostgreSQL: whoever is let in by one is known to the other, and what changes
// at one holds at the other with its next call.

const SLOW = 120_000;
const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-two-'));
let database: TestDatabase;
const processes: ServerProcess[] = [];
/** A client of each process, without a token. */
let clients: readonly [ApiClient, ApiClient];

/** Starts one on the database, and waits until it answers. */
async function start(name: string): Promise<ApiClient> {
  const env = { DATABASE_URL: database.url, DATA_DIR: path.join(folder, name), PORT: '0' };
  const server = startServerProcess({ ...env, ATRIUM_DEMO: '1', RATE_LIMIT_SCALE: '0' });
  processes.push(server);
  await server.until('Demo accounts');
  const url = /Atrium is ready: (\S+)/.exec(server.printed())?.[1] ?? '';
  const { appKey } = (await (await fetch(`${url}/config.json`)).json()) as { appKey: string };
  return createApiClient(url, appKey);
}

beforeAll(async () => {
  database = await createTestDatabase();
  // The first one makes the tables and the demo, which the second one finds.
  clients = [await start('one'), await start('two')];
}, SLOW);

afterAll(async () => {
  for (const { child, ended } of processes) {
    child.kill('SIGTERM');
    await ended;
  }
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
}, SLOW);

/** The same person at both processes, by one token. */
async function person(loginName: string): Promise<readonly [ApiClient, ApiClient]> {
  const one = await clients[0].login(loginName);
  return [one, clients[1].withToken(one.token)];
}

const leave = (client: ApiClient, action: string, param: object = {}): Promise<ApiAnswer> =>
  client.call('interface', `/rest/http/leave/${action}.htm`, param);

test('a session is served by either, call by call, and over at both at once', async () => {
  const [one, two] = await person('teacher');
  for (const client of [two, one, two]) {
    expect(await client.call('base', '/user/info.do')).toMatchObject({ msgState: 1 });
    expect(await client.call('manager', '/createSystem/sysTypes.do')).toMatchObject({ msgState: 1 });
  }
  expect(await two.call('base', '/login/logout.do')).toMatchObject({ msgState: 1 });
  expect(await one.call('base', '/user/info.do')).toMatchObject({ msgState: 0 });
});

/** Leaves that no flow holds. */
const free = {
  testRule: 'every',
  conditionList: [{ bindKey: 'flowInstance', type: 'text', judgeType: 'empty' }],
};

test('what is written at one is there at the other, once, and its revision counts at both', async () => {
  const [one, two] = await person('teacher');
  const listed = await leave(one, 'list', { limit: 1, where: free });
  const { id, revision } = (listed.list as ModuleRecord[])[0]!;
  const change = { id, revision, data: { reason: '两个进程' }, requestId: crypto.randomUUID() };
  const [first, again] = await Promise.all([leave(one, 'update', change), leave(two, 'update', change)]);
  expect(first).toMatchObject({ msgState: 1, result: { reason: '两个进程', revision: revision + 1 } });
  expect(again.result).toEqual(first.result);
  const late = await leave(two, 'update', { id, revision, data: { reason: '晚了' } });
  expect(late).toMatchObject({ msgState: 5, code: 'REVISION_CONFLICT' });
});

test('a menu that is taken away at one is gone at the other with its next call', async () => {
  const [, teacher] = await person('teacher');
  const [admin] = await person('admin');
  expect(await leave(teacher, 'list')).toMatchObject({ msgState: 1 });
  const at = { kind: 'system', version: 'draft' };
  for (const id of ['student-affairs', 'campus-services']) {
    const read = await admin.call('manager', '/resource/get.do', { ...at, id });
    const { revision, name, schema } = read.result as {
      revision: number;
      name: string;
      schema: SystemDocument;
    };
    const menus = JSON.parse(
      JSON.stringify(schema.menus).replaceAll('"role":"counsellor"', '"role":"administrator"'),
    ) as SystemDocument['menus'];
    const change = { kind: 'system', id, name, schema: { ...schema, menus }, revision };
    const saved = await admin.call('manager', '/resource/save.do', change);
    const draft = { kind: 'system', id, revision: (saved.result as { revision: number }).revision };
    expect(await admin.call('manager', '/resource/publish.do', draft)).toMatchObject({ msgState: 1 });
  }
  expect(await leave(teacher, 'list')).toMatchObject({ msgState: 3 });
  expect(await teacher.call('manager', '/createSystem/sysTypes.do')).toMatchObject({ total: 0 });
});

test('an account that is disabled at one is out at the other with its next call', async () => {
  const [, student] = await person('student');
  const [admin] = await person('admin');
  expect(await student.call('base', '/user/info.do')).toMatchObject({ msgState: 1 });
  const users = await admin.call('interface', '/rest/http/platform-user/list.htm', {
    where: {
      testRule: 'every',
      conditionList: [{ bindKey: 'loginName', type: 'text', judgeType: 'equal', value: 'student' }],
    },
  });
  const { id, revision } = (users.list as ModuleRecord[])[0]!;
  const disabled = { id, revision, data: { status: 'disabled' } };
  const answer = await admin.call('interface', '/rest/http/platform-user/update.htm', disabled);
  expect(answer).toMatchObject({ msgState: 1 });
  expect(await student.call('base', '/user/info.do')).toMatchObject({ msgState: 0 });
});
