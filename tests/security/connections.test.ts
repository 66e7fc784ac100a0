import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { seedPupils } from '../support/pupils.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// Who holds the server without asking it anything, and who asks it nothing but nonsense.

const MOST = 30;
const LOGIN = '/api/base/login/login.do';
const CONTAINER = '/container/info.do';

const lines: string[] = [];
let server: TestServer;
let teacher: ApiClient;

beforeAll(async () => {
  server = await startTestServer({
    seed: seedPupils,
    config: {
      rateLimitScale: 1,
      trustProxy: 1,
      requestTimeout: 1_000,
      maxConnections: MOST,
      maxConnectionsPerAddress: MOST,
    },
    log: new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString('utf8'));
        done();
      },
    }),
  });
  teacher = await server.login('teacher');
});

afterAll(() => server.close());

const port = (): number => Number(new URL(server.baseUrl).port);

function open(text: string): { socket: Socket; closed: Promise<string> } {
  const socket = connect(port(), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)));
  socket.write(text);
  return { socket, closed };
}

const head = (path: string, length: number, ...more: readonly string[]): string =>
  [
    `POST ${path} HTTP/1.1`,
    'host: a',
    'content-type: application/json',
    `content-length: ${length}`,
    ...more,
    '',
    '',
  ].join('\r\n');

test('HEAD of an event stream is answered as GET is, and opens none', async () => {
  const url = `${server.baseUrl}/api/interface/changes?modules=pupil`;
  const headers = { token: teacher.token };
  for (let time = 0; time < 15; time += 1) {
    const answer = await rawRequest(url, { method: 'HEAD', headers });
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(answer.headers['content-type']).toContain('text/event-stream');
  }
  expect((await rawRequest(url, { method: 'HEAD' })).status).toBe(401);
  const stream = await fetch(url, { headers });
  expect(stream.status).toBe(200);
  await stream.body?.cancel();
});

test('a body that comes in drops is cut off when its time is over', async () => {
  const { socket, closed } = open(head(LOGIN, 1_000));
  const drops = setInterval(() => socket.write(' '), 50);
  expect(await closed).toContain('408');
  clearInterval(drops);
});

test('a body whose sender leaves is no fault of the server', async () => {
  lines.length = 0;
  const paths = [LOGIN, '/api/interface/rest/http/pupil/list.htm'];
  for (const path of paths) {
    const { socket, closed } = open(`${head(path, 1_000, `token: ${teacher.token}`)}{"a":`);
    await expect.poll(() => server.platform.limits.bodies.count).toBeGreaterThan(0);
    socket.destroy();
    await closed;
    await expect.poll(() => server.platform.limits.bodies.count).toBe(0);
  }
  const upload = `POST /files/upload HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\ntoken: ${teacher.token}\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc`;
  const { socket, closed } = open(upload);
  // The parser's own word that it has begun.
  await expect.poll(() => lines.some((line) => line.includes('multipart'))).toBe(true);
  socket.destroy();
  await closed;
  await expect.poll(() => lines.filter((line) => line.includes('BODY_INCOMPLETE')).length).toBe(3);
  // From 50 on they are errors.
  const faults = lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50);
  expect(faults).toEqual([]);
});

test('broken envelopes of one address share 60 a minute; others are free, and so is what is not broken', async () => {
  const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
  const flooded = '203.0.113.1';
  const broken: readonly (() => Promise<{ code?: string }>)[] = [
    () => server.api.send('base', CONTAINER, {}, from(flooded)),
    () => server.api.send('base', CONTAINER, server.api.seal({}, { sign: 'x' }), from(flooded)),
    () => server.api.send('base', CONTAINER, server.api.seal({}, { appKey: 'x' }), from(flooded)),
    () => server.api.send('base', CONTAINER, server.api.seal({}, { timestamp: '1' }), from(flooded)),
    () => teacher.send('base', '/user/info.do', teacher.seal({}, { sign: 'x' }), from(flooded)),
  ];
  const sent = Array.from({ length: 90 }, (_, n) => broken[n % broken.length]!);
  const codes: (string | undefined)[] = [];
  for (const send of sent) codes.push((await send()).code);
  expect(codes.slice(0, 60)).not.toContain('TOO_MANY_TRIES');
  expect(codes).toContain('TOO_MANY_TRIES');
  const refused = await server.api.send('base', CONTAINER, { pad: 'x'.repeat(20_000) }, from(flooded));
  expect(refused).toMatchObject({ http: 429, msgState: 6, code: 'TOO_MANY_TRIES' });
  expect(refused.retryAfter).toBeGreaterThan(0);
  const others = await server.api.send('base', CONTAINER, {}, from('203.0.113.2'));
  expect(others).toMatchObject({ msgState: 2, code: 'ENVELOPE_INVALID' });
  expect(await server.api.call('base', CONTAINER, {}, from(flooded))).toMatchObject({ msgState: 1 });
  expect(await teacher.call('base', '/user/info.do', {}, from(flooded))).toMatchObject({ msgState: 1 });
});

test('without a live token no call takes more than 64 KiB, however it is sent', async () => {
  const large = { a: 'x'.repeat(64 * 1024) };
  for (const client of [server.api, server.api.withToken('cp_dead')]) {
    const answer = await client.call('base', '/user/info.do', large);
    expect(answer).toMatchObject({ http: 413, code: 'BODY_TOO_LARGE' });
  }
  expect(await teacher.call('base', '/login/login.do', large)).toMatchObject({ http: 413 });
  expect(await teacher.call('manager', '/resource/check.do', large)).toMatchObject({ http: 413 });
  expect(await teacher.call('base', '/user/info.do', large)).toMatchObject({ code: 'INPUT_INVALID' });
  const chunks = `10000\r\n${'x'.repeat(0x10000)}\r\n1\r\nx\r\n`;
  const chunked = `POST ${LOGIN} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`;
  expect(await open(chunked + chunks).closed).toContain('BODY_TOO_LARGE');
});

test('an address holds so many connections, and the next is closed', async () => {
  const direct = await startTestServer({ config: { maxConnectionsPerAddress: 3 } });
  try {
    const { port: other } = new URL(direct.baseUrl);
    const sockets = Array.from({ length: 6 }, () => connect(Number(other), '127.0.0.1'));
    let closed = 0;
    for (const socket of sockets) {
      socket.on('error', () => undefined);
      socket.once('close', () => (closed += 1));
    }
    await expect.poll(() => closed).toBe(3);
    for (const socket of sockets) socket.destroy();
  } finally {
    await direct.close();
  }
});
