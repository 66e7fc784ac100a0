import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { courseList } from '../support/interfaces.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { startUpstream } from '../support/upstream.ts';
import type { Upstream } from '../support/upstream.ts';

// What who configures is told of a service that does not answer as its interface says.

let upstream: Upstream;
let server: TestServer;
let admin: ApiClient;

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

const inputs = [{ name: 'term', type: 'text' }];
const service = (http: object, rest: object = {}): Record<string, unknown> => {
  const { sql, ...definition } = courseList();
  expect(sql).toBeDefined();
  const whole = { method: 'GET', origin: upstream.origin, path: '/courses', ...http };
  return { ...definition, kind: 'http', http: whole, ...rest };
};

test.each([
  [503, 'data.items', '{}', { code: 'status', status: 503, says: '{}' }],
  [200, 'data.items', 'no JSON', { code: 'noJson', says: 'no JSON' }],
  [200, '', '<p>\n\u0000 不是\u202e', { code: 'noJson', says: '<p> 不是' }],
  [200, '', '', { code: 'noJson' }],
  [200, '', '{"data":{"items":[{"id":1}],"tags":["a"]},"a.b":[]}', { code: 'noList', lists: ['data.items'] }],
  [200, 'nowhere', '[{"id":1}]', { code: 'noList', lists: [''] }],
  [200, 'nowhere', '"text"', { code: 'noList', lists: [] }],
])('a try says what does not fit: %i, %s, %s', async (status, rows, text, fault) => {
  upstream.answer = (response) => void response.writeHead(status).end(text);
  const tried = await admin.call('manager', '/interface/test.do', { definition: service({ rows }) });
  expect(tried).toMatchObject({ result: { ok: false, reason: 'refused' } });
  expect((tried.result as { fault: unknown }).fault).toEqual(fault);
});

test('one result of a list is its first row', async () => {
  upstream.answer = (response) => void response.end('[{"id":1,"name":"a"},{"id":2}]');
  const definition = service({}, { answers: 'result' });
  expect(await admin.call('manager', '/interface/test.do', { definition })).toMatchObject({
    result: { ok: true, total: 1, rows: [{ id: 1, name: 'a' }] },
  });
});

test('an input that a path has to have is asked for at its place in a try', async () => {
  const definition = service({ path: '/of/{term}' }, { inputs });
  expect(await admin.call('manager', '/interface/test.do', { definition })).toMatchObject({
    msgState: 2,
    errors: [{ path: 'inputs.term', code: 'REQUIRED' }],
  });
});
