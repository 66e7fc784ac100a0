import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeExpiredFiles } from '../../server/files/service.ts';
import type { FileValue } from '../../src/schemas/wire/file.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { envelopeParts, filePart, parts, PDF, PNG, postParts, sendFile, upload } from '../support/uploads.ts';

// Uploads over HTTP: what is taken in, of whom, and how long it stays.

const LIMIT = 64 * 1024;

let server: TestServer;
let student: ApiClient;
let teacher: ApiClient;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({
    config: { uploadLimit: LIMIT, uploadQuota: 4 * LIMIT },
    seed: seedPeople,
  });
  admin = await server.login('admin');
  student = await server.login('student');
  teacher = await server.login('teacher');
});
afterAll(() => server.close());

const stored = (): string[] => readdirSync(path.join(server.platform.config.dataDir, 'files'));
const get = (address: string, token = '') =>
  fetch(server.baseUrl + address, { headers: token ? { token } : {} });
const link = (client: ApiClient, id: string) => client.call('file', '/link.do', { id });
const row = (id: string) =>
  server.db.selectFrom('atrium.stored_file').selectAll().where('id', '=', id).executeTakeFirst();

describe('an upload', () => {
  test('is kept, and told with its type, its size and a link', async () => {
    const answer = await sendFile(student, '证明 (1).pdf', PDF);
    expect(answer).toMatchObject({
      msgState: 1,
      result: { name: '证明 (1).pdf', size: PDF.length, type: 'application/pdf' },
    });
    const { id, url } = answer.result as FileValue & { url: string };
    const got = await get(url);
    expect(Buffer.from(await got.arrayBuffer())).toEqual(PDF);
    expect(got.headers.get('content-disposition')).toContain('attachment');
    expect(await row(id)).toMatchObject({ owner: 'u-student', purpose: 'attachment', record: null });
    expect((await get(`/files/${id}`, student.token)).status).toBe(200);
    expect((await get(`/files/${id}`, admin.token)).status).toBe(404);
    const audits = await server.db
      .selectFrom('atrium.audit')
      .select(['action', 'actor'])
      .where('resource', '=', `file/${id}`)
      .execute();
    expect(audits[0]).toEqual({ action: 'file.upload', actor: 'u-student' });
  });

  test.each([
    ['a.png', PNG, 'image/png'],
    ['page.png', '<!doctype html><script>alert(1)</script>', 'text/plain'],
    [
      'a.svg',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>',
      'application/octet-stream',
    ],
    ['a.txt', '你好\n', 'text/plain'],
    ['a.txt', Buffer.from([0x41, 0x00, 0x80, 0x42]), 'application/octet-stream'],
    ['a.exe', Buffer.from('MZ\u0000\u0000\u0000'), 'application/octet-stream'],
  ])('%s is of the type of its content', async (name, content, type) => {
    expect((await upload(student, name, content)).type).toBe(type);
  });

  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\\\fakepath\\\\a.pdf', 'a.pdf'],
    ['photo\u202egpj.exe', 'photogpj.exe'],
    ['', 'file'],
    ['..', 'file'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
  ])('called %j is called %j', async (sent, kept) => {
    expect((await upload(student, sent)).name).toBe(kept);
  });

  test('takes its parts in any order', async () => {
    const answer = await postParts(student, parts(filePart('a.pdf', PDF), ...envelopeParts(student)));
    expect(answer.msgState).toBe(1);
  });

  test.each<[string, () => Promise<ApiAnswer>, object]>([
    ['without a token', () => sendFile(server.api, 'a.pdf', PDF), { msgState: 0, code: 'TOKEN_MISSING' }],
    [
      'with a dead token',
      () => sendFile(student.withToken('x_y'), 'a.pdf', PDF),
      { msgState: 0, code: 'TOKEN_EXPIRED' },
    ],
    [
      'with a wrong sign',
      () =>
        postParts(
          student,
          parts(...envelopeParts(student, {}, { sign: '0'.repeat(32) }), filePart('a.pdf', PDF)),
        ),
      { msgState: 2, code: 'SIGN_INVALID' },
    ],
    [
      'without an envelope',
      () => postParts(student, parts(filePart('a.pdf', PDF))),
      { msgState: 2, code: 'ENVELOPE_INVALID' },
    ],
    [
      'without a file',
      () => postParts(student, parts(...envelopeParts(student))),
      { msgState: 2, code: 'FILE_MISSING' },
    ],
    ['of an empty file', () => sendFile(student, 'a.pdf', ''), { msgState: 2, code: 'FILE_MISSING' }],
    [
      'of two files',
      () =>
        postParts(student, parts(...envelopeParts(student), filePart('a.pdf', PDF), filePart('b.pdf', PDF))),
      { msgState: 2 },
    ],
    [
      'in another part',
      () => postParts(student, parts(...envelopeParts(student), ['name="files[]"; filename="a.pdf"', PDF])),
      { msgState: 2, code: 'REQUEST_MALFORMED' },
    ],
    [
      'with a part twice',
      () =>
        postParts(
          student,
          parts(...envelopeParts(student), ...envelopeParts(student), filePart('a.pdf', PDF)),
        ),
      { msgState: 2 },
    ],
    [
      'with a payload of its own',
      () => postParts(student, parts(...envelopeParts(student, { id: 'x' }), filePart('a.pdf', PDF))),
      { msgState: 2, code: 'INPUT_INVALID' },
    ],
    [
      'that is cut off',
      () => postParts(student, parts(...envelopeParts(student), filePart('a.pdf', PDF)).subarray(0, -30)),
      { msgState: 2 },
    ],
    [
      'of JSON that names a path',
      () =>
        student.post(
          '/files/upload',
          JSON.stringify({ ...student.seal({}), files: [{ filepath: '/etc/passwd' }] }),
          {
            'content-type': 'application/json',
          },
        ),
      { msgState: 2, code: 'CONTENT_TYPE_UNSUPPORTED' },
    ],
    [
      'larger than the limit',
      () => sendFile(student, 'a.bin', Buffer.alloc(LIMIT + 1)),
      { msgState: 2, http: 413, code: 'FILE_TOO_LARGE' },
    ],
  ])('%s is refused, and nothing of it stays', async (_name, run, expected) => {
    const before = stored().sort();
    expect(await run()).toMatchObject(expected);
    await expect.poll(() => stored().sort()).toEqual(before);
  });

  test('sent again as it was is refused, and nothing of it stays', async () => {
    const body = parts(...envelopeParts(student), filePart('a.pdf', PDF));
    expect((await postParts(student, body)).msgState).toBe(1);
    const before = stored().sort();
    expect(await postParts(student, body)).toMatchObject({ msgState: 5, code: 'REPLAY' });
    await expect.poll(() => stored().sort()).toEqual(before);
  });

  test('beyond the quota is refused, of several at once too', async () => {
    const content = Buffer.alloc(LIMIT);
    for (let n = 0; n < 2; n += 1) await upload(teacher, 'a.bin', content);
    const answers = await Promise.all(Array.from({ length: 4 }, () => sendFile(teacher, 'a.bin', content)));
    expect(answers.map(({ code }) => code ?? 'ok').sort()).toEqual([
      'QUOTA_USED_UP',
      'QUOTA_USED_UP',
      'ok',
      'ok',
    ]);
    await sql`delete from atrium.stored_file where owner = 'u-teacher'`.execute(server.db);
  });

  test('that no record names goes after a day', async () => {
    const { id } = await upload(student, 'a.pdf');
    const { expires_at: end } = (await row(id)) ?? {};
    expect(Number(end) - Date.now()).toBeGreaterThan(23 * 3600_000);
    await sql`update atrium.stored_file set expires_at = now() - interval '1 second' where id = ${id}`.execute(
      server.db,
    );
    expect((await link(student, id)).msgState).toBe(4);
    await removeExpiredFiles(server.platform, server.db);
    expect(stored()).not.toContain(id);
  });
});
