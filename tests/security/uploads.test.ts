import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../src/schemas/wire/answer.ts';
import type { LoginResponse } from '../../src/schemas/wire/session.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { seedPeople } from '../support/people.ts';
import { pupilForm, publishForm } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { envelopeParts, filePart, parts, PDF, sendFile, upload } from '../support/uploads.ts';

// Uploads cost a connection, a disk and time: who may not upload is told so before any of a file was sent, and who may
// has few of them under way.

const LIMIT = 1024 * 1024;
const AT_ONCE = 4;

let server: TestServer;
let student: ApiClient;
let teacher: ApiClient;
let tokens: Readonly<Record<string, string>>;

beforeAll(async () => {
  server = await startTestServer({
    config: { uploadLimit: LIMIT, uploadQuota: 3 * LIMIT },
    seed: async (platform) => {
      await seedPeople(platform);
      await publishForm(platform, pupilForm);
    },
  });
  [student, teacher] = [await server.login('student'), await server.login('teacher')];
  const admin = await server.login('admin');
  const visitor = await server.api.call('base', '/login/skipLogin.do', { visitor: true });
  const expiresAt = new Date(Date.now() + 3600_000).toISOString();
  const shared = { kind: 'form', id: 'pupil', version: 'published', expiresAt };
  const link = (await admin.call('manager', '/resource/share.do', shared)).result as { url: string };
  tokens = {
    nobody: '',
    'a dead token': 'x_y',
    'a visitor': (visitor.result as LoginResponse).token.join('_'),
    'a share link': new URL(link.url, server.baseUrl).searchParams.get('token') ?? '',
    'a user without a role': (await server.login('nobody')).token,
    student: student.token,
  };
});
afterAll(() => server.close());

interface Begun {
  readonly outgoing: ClientRequest;
  readonly answer: Promise<Answer & { readonly closes: boolean }>;
}

/** Begins an upload: its headers go out, and nothing else until the test writes it. */
function begin(token: string, headers: Record<string, string | number> = {}): Begun {
  const outgoing = request(`${server.baseUrl}/files/upload`, {
    method: 'POST',
    agent: false,
    headers: { token, 'content-type': 'multipart/form-data; boundary=edge', ...headers },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve).once('error', reject);
  }).then(async (incoming) => {
    const chunks: Uint8Array[] = [];
    // The answer is whole before the connection ends.
    const length = Number(incoming.headers['content-length']);
    for await (const chunk of incoming as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      if (Buffer.concat(chunks).length >= length) break;
    }
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Answer;
    return { ...body, closes: incoming.headers.connection === 'close' };
  });
  // One that the test cuts off gets none.
  answer.catch(() => undefined);
  outgoing.flushHeaders();
  return { outgoing, answer };
}

describe('is told by the headers alone, before any of a file was sent, and hears it:', () => {
  test.each<[string, object, Record<string, string | number>?]>([
    ['nobody', { msgState: 0, code: 'TOKEN_MISSING' }],
    ['a dead token', { msgState: 0, code: 'TOKEN_EXPIRED' }],
    ['a visitor', { msgState: 3, code: 'FORBIDDEN' }],
    ['a share link', { msgState: 3, code: 'SHARED_PAGE_ONLY' }],
    ['a user without a role', { msgState: 3, code: 'NO_ROLE' }],
    ['student', { msgState: 2, code: 'CONTENT_TYPE_UNSUPPORTED' }, { 'content-type': 'application/json' }],
    ['student', { msgState: 2, code: 'FILE_TOO_LARGE' }, { 'content-length': 2 * LIMIT }],
  ])('%s, %j', async (who, expected, headers) => {
    const { outgoing, answer } = begin(tokens[who] ?? '', headers);
    expect(await answer).toMatchObject({ ...expected, closes: true });
    outgoing.destroy();
  });

  test('whose space is used up', async () => {
    for (let n = 0; n < 3; n += 1) await upload(teacher, 'a.bin', Buffer.alloc(LIMIT));
    const { outgoing, answer } = begin(teacher.token);
    expect(await answer).toMatchObject({ msgState: 2, code: 'QUOTA_USED_UP' });
    outgoing.destroy();
  });

  test('also who sends the whole file first and listens then', async () => {
    const file = parts(...envelopeParts(student), filePart('a.bin', Buffer.alloc(LIMIT)));
    const answer = await fetch(`${server.baseUrl}/files/upload`, {
      method: 'POST',
      headers: { token: tokens['a visitor'] ?? '', 'content-type': 'multipart/form-data; boundary=edge' },
      body: new Uint8Array(file),
    });
    expect([answer.status, ((await answer.json()) as Answer).code]).toEqual([403, 'FORBIDDEN']);
  });
});

describe(`of one account ${String(AT_ONCE)} are under way at once, and a place is free again`, () => {
  const refused = { msgState: 6, code: 'TOO_MANY_TRIES', retryAfter: 1, closes: true };
  const whole = (): Buffer => parts(...envelopeParts(student), filePart('a.pdf', PDF));

  test.each<[string, (one: Begun) => Promise<unknown>]>([
    [
      'after one that was cut off',
      ({ outgoing, answer }) => {
        outgoing.destroy();
        return answer.catch(() => undefined);
      },
    ],
    [
      'after one that came to nothing',
      ({ outgoing, answer }) => {
        outgoing.end('--edge\r\nno part\r\n--edge--\r\n');
        return answer;
      },
    ],
    [
      'after one that was taken',
      ({ outgoing, answer }) => {
        outgoing.end(whole());
        return answer;
      },
    ],
  ])('%s', async (_how, finish) => {
    const begun = Array.from({ length: AT_ONCE + 1 }, () => begin(student.token));
    const first = await Promise.race(
      begun.map(({ answer }, index) => answer.then((told) => ({ index, told }))),
    );
    expect(first.told).toMatchObject(refused);
    const running = begun.filter((_each, index) => index !== first.index);
    expect(await sendFile(student, 'a.pdf', PDF)).toMatchObject({ code: 'TOO_MANY_TRIES' });
    const admin = await server.login('admin');
    expect(await sendFile(admin, 'a.pdf', PDF)).toMatchObject({ msgState: 1 });
    await finish(running[0]!);
    await expect.poll(async () => (await sendFile(student, 'a.pdf', PDF)).msgState).toBe(1);
    for (const { outgoing, answer } of begun) {
      outgoing.destroy();
      await answer.catch(() => undefined);
    }
    // All places are free again before the next test takes them.
    await expect
      .poll(async () => {
        const all = Array.from({ length: AT_ONCE }, () => sendFile(student, 'a.pdf', PDF));
        return (await Promise.all(all)).map(({ msgState }) => msgState);
      })
      .toEqual(Array(AT_ONCE).fill(1));
  });
});
