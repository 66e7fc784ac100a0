import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { startCallCount } from '../support/callCount.ts';
import type { CallCount } from '../support/callCount.ts';
import { seedPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// A body in chunks of one byte each costs the server a hundred times what the same bytes cost in one piece.

/** Calls of functions in this process, in which the server runs: a piece that it reads makes seventy. */
const MOST_CALLS = 4_000_000;

const LOGIN = '/api/base/login/login.do';
const LIST = '/api/interface/rest/http/pupil/list.htm';
const UPLOAD = 'multipart/form-data; boundary=x';
const FILE_PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';

let server: TestServer;
let teacher: ApiClient;
let calls: CallCount;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPupils });
  teacher = await server.login('teacher');
  calls = await startCallCount();
});
afterAll(async () => {
  await calls.stop();
  await server.close();
});

/** Sends a request over a connection of its own, which the server may close when it likes. */
function sendRaw(bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(new URL(server.baseUrl).port), '127.0.0.1');
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    // A server that has answered may cut off what it does not want.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
    socket.write(bytes);
  });
}

const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;
const inChunks = (text: string, size: number): string =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, n) =>
    chunk(text.slice(n * size, (n + 1) * size)),
  ).join('');

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly type?: string;
  readonly token?: string;
  readonly more?: string;
}

const bytesOf = (
  { method = 'POST', path, type = 'application/json', token = '', more = '' }: Sent,
  chunks: string,
) =>
  Buffer.from(
    `${method} ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ntransfer-encoding: chunked\r\n${
      token === '' ? '' : `token: ${token}\r\n`
    }${more}\r\n${chunks}0\r\n\r\n`,
  );

const crumbs = chunk('x').repeat(300_000);

test.each<[what: string, sent: Omit<Sent, 'token'>, begins: string, isTeacher: boolean]>([
  ['a public call', { path: LOGIN }, '', false],
  ['a call by who may send more', { path: LIST }, '', true],
  ['a content type of no call', { path: LOGIN, type: 'text/plain' }, '', false],
  ['an address that is none', { path: '/api/nowhere' }, '', false],
  ['a GET', { method: 'GET', path: '/healthz' }, '', false],
  ['a file', { method: 'GET', path: '/files/00000000-0000-4000-8000-000000000000' }, '', false],
  ['an upload of nobody', { path: '/files/upload', type: UPLOAD }, '', false],
  ['an upload', { path: '/files/upload', type: UPLOAD }, chunk(FILE_PART), true],
])('%s in crumbs is cut off', async (_what, sent, begins, isTeacher) => {
  const bytes = bytesOf({ ...sent, token: isTeacher ? teacher.token : '' }, begins + crumbs);
  const cost = await calls.during(() => sendRaw(bytes));
  expect(cost).toBeLessThan(MOST_CALLS);
  await expect.poll(() => server.platform.limits.bodies.count + server.platform.limits.uploads.count).toBe(0);
});

test('a body in chunks of the usual kind is taken', async () => {
  const body = JSON.stringify(teacher.seal({ where: { testRule: 'every', conditionList: [] }, limit: 1 }));
  const sent = { path: LIST, token: teacher.token };
  const answer = await sendRaw(bytesOf({ ...sent, more: 'connection: close\r\n' }, inChunks(body, 16)));
  expect(answer).toContain('"msgState":1');
});
