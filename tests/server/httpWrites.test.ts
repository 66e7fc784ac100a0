import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { auditOf } from '../support/audit.ts';
import { courseList, publish } from '../support/interfaces.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { startUpstream } from '../support/upstream.ts';
import type { Upstream } from '../support/upstream.ts';

// Interfaces by which a service of others writes: what it has done cannot be taken back.

let upstream: Upstream;
let server: TestServer;
let admin: ApiClient;
let calls = 0;

beforeAll(async () => {
  upstream = await startUpstream();
  const config = { interfaceOrigins: [upstream.origin], interfaceNetworks: ['127.0.0.1'] };
  server = await startTestServer({ seed: seedPeople, config });
  admin = await server.login('admin');
});
afterAll(async () => {
  await server.close();
  await upstream.close();
});

const book = (over: object = {}): Record<string, unknown> => {
  const { sql, ...definition } = courseList({
    interfaceUrl: 'book',
    answers: 'result',
    outputs: [],
    roles: ['administrator'],
  });
  expect(sql).toBeDefined();
  const http = { method: 'POST', origin: upstream.origin, path: '/bookings' };
  return { ...definition, kind: 'http', http, writes: true, ...over };
};
const call = (requestId: string): Promise<ApiAnswer> =>
  admin.call('interface', '/rest/http/teaching/book.htm', { requestId });
const answer = (status: number, body = ''): void => {
  calls = 0;
  upstream.answer = (response) => {
    calls += 1;
    response.writeHead(status).end(body);
  };
};

beforeEach(async () => {
  await server.db.deleteFrom('atrium.interface').execute();
});

test.each([204, 200])(
  'a write that is answered %i and nothing is done, once for one request id',
  async (status) => {
    await publish(admin, book());
    answer(status);
    const id = `empty-${String(status)}`;
    expect(await call(id)).toMatchObject({ msgState: 1, result: { row: null } });
    expect(await call(id)).toMatchObject({ msgState: 1 });
    expect(calls).toBe(1);
  },
);

test.each(['OK', '"done"', '[1,2]'])('a write that declares no outputs takes %s for done', async (body) => {
  await publish(admin, book());
  answer(200, body);
  expect(await call(`says-${String(body.length)}`)).toMatchObject({ msgState: 1, result: { row: null } });
});

test('a write is called by POST, and has a name that can be seen', async () => {
  const http = { method: 'GET', origin: upstream.origin, path: '/bookings' };
  expect(await admin.call('manager', '/interface/save.do', { definition: book({ http }) })).toMatchObject({
    errors: [{ path: 'definition.writes', code: 'WRITES_BY_POST' }],
  });
  expect(
    await admin.call('manager', '/interface/save.do', { definition: book({ name: '  ' }) }),
  ).toMatchObject({ errors: [{ path: 'definition.name' }] });
});

test('a write that fails there may have been done: it stands in the audit', async () => {
  await publish(admin, book({ interfaceUrl: 'book' }));
  answer(500, '{}');
  expect(await call('failing')).toMatchObject({ http: 502, code: 'INTERFACE_FAILED' });
  expect(await auditOf(server, 'teaching/book')).toContainEqual(
    expect.objectContaining({ action: 'interface.call', actor: 'u-admin', result: 'INTERFACE_FAILED' }),
  );
});

test('what may have been done is not begun again for its request id', async () => {
  await publish(admin, book({ deadline: 300 }));
  answer(500, '{}');
  const first = await call('again');
  expect(await call('again')).toMatchObject({ http: 502, code: 'INTERFACE_FAILED', msg: first.msg });
  expect(calls).toBe(1);
  // Two at once: the second waits for what became of the first.
  calls = 0;
  upstream.answer = () => {
    calls += 1;
  };
  const slow = await Promise.all([call('slowly'), call('slowly')]);
  expect(slow.map(({ code, msg }) => [code, msg])).toEqual([
    ['TIMEOUT', '处理超时，操作可能已经生效，请先核对再决定是否重试'],
    ['TIMEOUT', '处理超时，操作可能已经生效，请先核对再决定是否重试'],
  ]);
  expect(calls).toBe(1);
  answer(204);
  expect(await call('another')).toMatchObject({ msgState: 1 });
});

test('a write that is cut off may have been done, and one that reached nobody was not', async () => {
  await publish(admin, book());
  calls = 0;
  upstream.answer = (response) => {
    calls += 1;
    response.socket?.destroy();
  };
  const cut = { msg: '操作没有得到确认，可能已经生效，请先核对再决定是否重试' };
  expect(await call('cut')).toMatchObject(cut);
  expect(await call('cut')).toMatchObject(cut);
  expect(calls).toBe(1);
  // Nobody listens there.
  const away = 'http://127.0.0.1:9';
  const origins = server.platform.config.interfaceOrigins as string[];
  origins.push(away);
  await publish(admin, book({ http: { method: 'POST', origin: away, path: '/bookings' } }));
  expect(await call('away')).toMatchObject({ code: 'SOURCE_UNAVAILABLE', msg: '数据源暂不可用，请稍后再试' });
  origins.pop();
  answer(204);
  await publish(admin, book());
  expect(await call('away')).toMatchObject({ msgState: 1 });
});

test('nobody is told to try again what takes too long, and may be done', async () => {
  await publish(admin, book({ deadline: 300 }));
  upstream.answer = () => undefined;
  expect(await call('slow')).toMatchObject({
    code: 'TIMEOUT',
    msg: '处理超时，操作可能已经生效，请先核对再决定是否重试',
  });
});

test('writes that wait for the service leave connections to everybody else', async () => {
  await publish(admin, book());
  const held: (() => void)[] = [];
  let release = false;
  upstream.answer = (response) => {
    const end = (): void => void response.writeHead(204).end();
    if (release) end();
    else held.push(end);
  };
  const waiting = Array.from({ length: 25 }, (_none, at) => call(`many-${String(at)}`));
  await expect.poll(() => held.length).toBeGreaterThan(0);
  // One after the other, so that those that wait have all begun to.
  for (let round = 0; round < 10; round += 1)
    expect(await admin.call('manager', '/interface/list.do', {})).toMatchObject({ msgState: 1 });
  release = true;
  for (const end of held) end();
  const done = await Promise.all(waiting);
  expect(done.filter(({ msgState }) => msgState === 1).length).toBeGreaterThan(0);
});
