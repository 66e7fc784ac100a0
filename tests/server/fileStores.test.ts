import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeExpiredFiles } from '../../server/files/service.ts';
import { openStorage } from '../../server/storage/openStorage.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { seedPeople } from '../support/people.ts';
import { startS3Server } from '../support/s3Server.ts';
import type { S3Server } from '../support/s3Server.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { envelopeParts, filePart, parts, PDF, postParts, sendFile, upload } from '../support/uploads.ts';

// What is kept of files, on the disk and in a bucket: the same over HTTP.

let s3: S3Server;

beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 300, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

describe.each(['disk', 'bucket'])('on the %s', (where) => {
  let server: TestServer;
  let student: ApiClient;
  const onDisk = (): string => path.join(server.platform.config.dataDir, 'files');
  const kept = (): string[] =>
    (where === 'disk' ? (existsSync(onDisk()) ? readdirSync(onDisk()) : []) : [...s3.objects.keys()]).sort();
  const content = (key: string): Buffer | undefined =>
    where === 'disk' ? readFileSync(path.join(onDisk(), key)) : s3.objects.get(key);

  beforeAll(async () => {
    server = await startTestServer({
      config: { s3: where === 'disk' ? undefined : s3.settings },
      seed: seedPeople,
    });
    student = await server.login('student');
  });
  afterAll(() => server.close());

  const get = (id: string, headers: Record<string, string> = {}, query = '') =>
    fetch(`${server.baseUrl}/files/${id}${query}`, { headers: { token: student.token, ...headers } });

  test('an upload is kept under its id, and nothing of it elsewhere', async () => {
    const { id } = await upload(student, '../证明.pdf');
    expect(kept()).toContain(id);
    expect(content(id)).toEqual(PDF);
    expect(readdirSync(path.join(server.platform.config.dataDir, 'incoming'))).toEqual([]);
    if (where === 'bucket') expect(existsSync(onDisk())).toBe(false);
  });

  test('a larger one is the same when it comes back', async () => {
    const large = Buffer.alloc(3 * 1024 * 1024 + 7, 'campus');
    const { id } = await upload(student, 'a.bin', large);
    expect(Buffer.from(await (await get(id)).arrayBuffer()).equals(large)).toBe(true);
  });

  test('what is refused is not kept', async () => {
    const before = kept();
    const wrong = parts(...envelopeParts(student, {}, { sign: '0'.repeat(32) }), filePart('a.pdf', PDF));
    expect((await postParts(student, wrong)).code).toBe('SIGN_INVALID');
    await expect.poll(kept).toEqual(before);
  });

  test('a range is read alone, and only added to the same content', async () => {
    const { id } = await upload(student, 'a.txt', '0123456789');
    s3.asked.length = 0;
    const part = await get(id, { range: 'bytes=2-5' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 2-5/10',
      '2345',
    ]);
    if (where === 'bucket') expect(s3.asked).toEqual([`GET ${id} bytes=2-5`]);
    const etag = part.headers.get('etag') ?? '';
    const more = { range: 'bytes=6-' };
    expect(await (await get(id, { ...more, 'if-range': etag })).text()).toBe('6789');
    expect((await get(id, { ...more, 'if-range': '"other"' })).status).toBe(200);
    expect((await get(id, { range: 'bytes=10-' })).status).toBe(416);
    const known = await get(id, { 'if-none-match': etag });
    expect([known.status, await known.text()]).toEqual([304, '']);
    expect((await get(id, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('a thumbnail is kept beside its file, made once, and gone with it', async () => {
    const { id } = await upload(student, 'a.png', await picture());
    const first = await get(id, {}, '?size=128');
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 128, height: 64 });
    const own = (): string[] => kept().filter((key) => key.startsWith(id));
    expect(own()).toEqual([id, `${id}.128`]);
    expect(content(`${id}.128`)).toEqual(bytes);
    const etag = first.headers.get('etag') ?? '';
    expect((await get(id)).headers.get('etag')).not.toBe(etag);
    expect((await get(id, { 'if-none-match': etag }, '?size=128')).status).toBe(304);
    const part = await get(id, { range: 'bytes=1-3', 'if-range': etag }, '?size=128');
    expect(part.headers.get('content-range')).toBe(`bytes 1-3/${String(bytes.length)}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(1, 4));
    await sql`update atrium.stored_file set expires_at = now() - interval '1 second' where id = ${id}`.execute(
      server.db,
    );
    await removeExpiredFiles(server.platform, server.db);
    expect(own()).toEqual([]);
  });

  test('a file whose content is gone is answered like none', async () => {
    const { id } = await upload(student, 'a.png', await picture());
    await server.platform.files.remove(id);
    expect((await get(id)).status).toBe(404);
    expect((await get(id, {}, '?size=128')).status).toBe(404);
    expect(kept().filter((key) => key.startsWith(id))).toEqual([]);
  });
});

describe('a bucket', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ config: { s3: s3.settings }, seed: seedPeople });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    s3.down = false;
  });

  test('that does not answer is told apart from a file that is gone, and leaves no row', async () => {
    const student = await server.login('student');
    const { id } = await upload(student, 'a.pdf');
    s3.down = true;
    const answer = await sendFile(student, 'b.pdf', PDF);
    expect(answer).toMatchObject({ msgState: 9, http: 503, code: 'STORAGE_UNAVAILABLE' });
    expect(answer.text).not.toContain('campus');
    expect(answer.text).not.toContain(s3.settings.endpoint);
    const got = await fetch(`${server.baseUrl}/files/${id}`, { headers: { token: student.token } });
    expect(got.status).toBe(503);
    const { rows } = await sql`select 1 from atrium.stored_file where name = 'b.pdf'`.execute(server.db);
    expect(rows).toEqual([]);
    s3.down = false;
    expect((await sendFile(student, 'b.pdf', PDF)).msgState).toBe(1);
  });

  test('is tried at the start, and leaves nothing of that', async () => {
    const before = [...s3.objects.keys()];
    const storage = await openStorage({ s3: s3.settings, dataDir: '/none' });
    storage.close();
    expect([...s3.objects.keys()]).toEqual(before);
  });

  test.each([
    ['another secret', { secret: 'wrong' }, 'SignatureDoesNotMatch told'],
    ['no such bucket', { bucket: 'other' }, 'NoSuchBucket told'],
    ['nobody there', { endpoint: 'http://127.0.0.1:1' }, 'ECONNREFUSED'],
  ])('that cannot be used is refused at the start: %s', async (_why, over, said) => {
    const settings = { ...s3.settings, ...over };
    const opened = openStorage({ s3: settings, dataDir: '/none' });
    await expect(opened).rejects.toMatchObject({ name: 'ConfigError' });
    const message = await opened.catch((error: unknown) => String(error));
    expect(message).toContain(`S3_BUCKET ${settings.bucket} at ${settings.endpoint ?? ''} cannot be used`);
    expect(message).toContain(said);
    expect(message).not.toContain(settings.secret);
  });
});
