import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { THUMBNAIL_SIZES } from '../../src/schemas/wire/file.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { FileValue } from '../../src/schemas/wire/file.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { pngBomb } from '../support/bombs.ts';
import { seedPeople } from '../support/people.ts';
import { publishForm } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { PDF, upload } from '../support/uploads.ts';

// Small copies of uploaded images: how they look, who may see them, and what they cost.

const album: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'album',
  name: '相册',
  fields: [
    { type: 'image-upload', id: 'photos', name: 'photos', title: { zhCN: '照片', enUS: 'Photos' } },
    { type: 'image-upload', id: 'inner', name: 'inner', title: { zhCN: '内部', enUS: 'Inner' } },
  ],
  grants: [
    { roles: ['student'], actions: ['detail', 'add'], read: '*', write: '*' },
    { roles: ['counsellor'], actions: ['detail'], read: ['photos'] },
  ],
};

let server: TestServer;
let student: ApiClient;
let teacher: ApiClient;

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPeople(platform);
      await publishForm(platform, album);
    },
  });
  [student, teacher] = [await server.login('student'), await server.login('teacher')];
});
afterAll(() => server.close());

const get = (address: string, token = '') =>
  fetch(server.baseUrl + address, { headers: token ? { token } : {} });
const link = (client: ApiClient, id: string, size?: unknown) =>
  client.call('file', '/link.do', size === undefined ? { id } : { id, size });
const urlOf = async (client: ApiClient, id: string, size?: number): Promise<string> =>
  ((await link(client, id, size)).result as { url: string }).url;
const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

/** A photo as phones write them: lying, with the way to turn it, the place and the camera beside it. */
const photo = (): Promise<Buffer> =>
  plain(400, 200)
    .composite([
      { input: { create: { width: 100, height: 200, channels: 3, background: 'red' } }, left: 0, top: 0 },
    ])
    .withExif({
      IFD0: { Make: 'CAMERA-OF-SOMEBODY' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 14/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test('a photo is small, upright, and tells neither place nor camera', async () => {
  const content = await photo();
  expect(await sharp(content).metadata()).toMatchObject({ width: 400, orientation: 6 });
  expect(content.includes('CAMERA-OF-SOMEBODY')).toBe(true);
  const { id } = await upload(student, '照片.jpg', content);
  const answer = await get(await urlOf(student, id, 128));
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('照片.webp'));
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const small = await bytesOf(answer);
  const seen = await sharp(small).metadata();
  expect(seen).toMatchObject({ width: 64, height: 128 });
  expect([seen.exif, seen.xmp, seen.orientation]).toEqual([undefined, undefined, undefined]);
  expect(small.includes('CAMERA-OF-SOMEBODY')).toBe(false);
  // What was at the left of the lying picture is at the top.
  const { data } = await sharp(small).raw().toBuffer({ resolveWithObject: true });
  expect([(data[0] ?? 0) > 200, (data.at(-3) ?? 255) < 50]).toEqual([true, true]);
});

test('no size makes an image larger than it is', async () => {
  const { id } = await upload(student, 'a.png', await plain(200, 90).png().toBuffer());
  const widths = await Promise.all(
    THUMBNAIL_SIZES.map(async (size) => {
      const answer = await get(await urlOf(student, id, size));
      return (await sharp(await bytesOf(answer)).metadata()).width;
    }),
  );
  expect(widths).toEqual([128, 200, 200]);
});

test.each([
  ['transparent.png', (image: Sharp) => image.ensureAlpha(0).png()],
  ['a.webp', (image: Sharp) => image.webp()],
  ['a.gif', (image: Sharp) => image.gif()],
  ['a.avif', (image: Sharp) => image.avif({ effort: 0 })],
])('%s is made small', async (name, as) => {
  const { id } = await upload(student, name, await as(plain(300, 300)).toBuffer());
  const answer = await get(await urlOf(student, id, 128));
  expect(answer.status).toBe(200);
  const { width, hasAlpha } = await sharp(await bytesOf(answer)).metadata();
  expect([width, hasAlpha]).toEqual([128, name.startsWith('transparent')]);
});

test('a link opens the size that it was made for, and nothing else', async () => {
  const { id } = await upload(student, 'a.png', await plain(300, 300).png().toBuffer());
  const [small, whole] = [await urlOf(student, id, 128), await urlOf(student, id)];
  expect(small).toContain('size=128');
  const others = [
    small.replace('size=128', 'size=1024'),
    small.replace('&size=128', '').replace('size=128&', ''),
    `${whole}&size=128`,
  ];
  for (const address of others) {
    expect(address).not.toBe(small);
    expect((await get(address)).status).toBe(403);
  }
  for (const wrong of [`${small}&size=128`, `${whole}&size=64`, `${whole}&size=`, `${whole}&size=1e3`])
    expect((await get(wrong)).status).toBe(400);
  expect((await get(small)).status).toBe(200);
  for (const size of [0, 64, '128', 4096, [128]])
    expect((await link(student, id, size)).code).toBe('INPUT_INVALID');
});

test('the rights are those of the file', async () => {
  const image = await plain(300, 300).png().toBuffer();
  const [shown, inner] = [await upload(student, 'a.png', image), await upload(student, 'b.png', image)];
  expect((await link(teacher, shown.id, 128)).msgState).toBe(4);
  const data = { photos: [shown], inner: [inner] };
  const added = await student.call('interface', '/rest/http/album/add.htm', { data });
  expect(added.msgState).toBe(1);
  expect((await get(await urlOf(teacher, shown.id, 128))).status).toBe(200);
  expect((await link(teacher, inner.id, 128)).msgState).toBe(4);
  expect((await get(`/files/${inner.id}?size=128`, teacher.token)).status).toBe(404);
  expect((await get(`/files/${inner.id}?size=128`)).status).toBe(401);
  expect((await get(`/files/${inner.id}?size=128`, student.token)).status).toBe(200);
});

test('a file of another kind says that it is no image', async () => {
  const { id } = await upload(student, 'a.png', PDF);
  expect(await link(student, id, 128)).toMatchObject({ msgState: 2, http: 415, code: 'NO_THUMBNAIL' });
  expect((await get(`/files/${id}?size=128`, student.token)).status).toBe(415);
});

test('what only begins like an image says so too, and is tried once', async () => {
  const broken = (await plain(300, 300).png().toBuffer()).subarray(0, 60);
  const { id, type } = await upload(student, 'a.png', broken);
  expect(type).toBe('image/png');
  const put = vi.spyOn(server.platform.files, 'put');
  for (let time = 0; time < 2; time += 1)
    expect((await get(`/files/${id}?size=128`, student.token)).status).toBe(415);
  expect(put).toHaveBeenCalledTimes(1);
  put.mockRestore();
  expect((await get(`/files/${id}`, student.token)).status).toBe(200);
});

test('a bomb of 30,000 by 30,000 pixels is not opened', async () => {
  const bomb = await pngBomb(30_000);
  expect(bomb.length).toBeLessThan(200 * 1024);
  const { id } = await upload(student, 'a.png', bomb);
  const address = await urlOf(student, id, 1024);
  const before = process.memoryUsage.rss();
  const answer = await get(address);
  expect(await answer.json()).toMatchObject({ code: 'NO_THUMBNAIL' });
  expect(process.memoryUsage.rss() - before).toBeLessThan(50 * 1024 * 1024);
});

test('many who ask at once get one and the same, made once, while others are answered', async () => {
  const file: FileValue = await upload(student, 'a.jpg', await plain(6000, 6000).jpeg().toBuffer());
  const put = vi.spyOn(server.platform.files, 'put');
  const address = await urlOf(student, file.id, 384);
  const asked = Array.from({ length: 20 }, () => get(address).then(bytesOf));
  expect((await fetch(`${server.baseUrl}/healthz`)).status).toBe(200);
  const all = await Promise.all(asked);
  expect(new Set(all.map((each) => each.toString('base64'))).size).toBe(1);
  expect(put).toHaveBeenCalledTimes(1);
  put.mockRestore();
});

test('two are made at a time; the others wait their turn', async () => {
  let [now, most] = [0, 0];
  const { files, thumbnails } = server.platform;
  const content = await plain(1500, 1500).png().toBuffer();
  const uploads: FileValue[] = [];
  for (let n = 0; n < 6; n += 1) uploads.push(await upload(student, 'a.png', content));
  const read = files.read.bind(files);
  const reads = vi.spyOn(files, 'read').mockImplementation((key) => {
    if (!key.includes('.')) most = Math.max(most, (now += 1));
    return read(key);
  });
  const put = files.put.bind(files);
  const puts = vi.spyOn(files, 'put').mockImplementation((key, made) => {
    now -= 1;
    return put(key, made);
  });
  const asked = uploads.map((file) => thumbnails.get({ ...file, owner: '' }, 128));
  expect((await Promise.all(asked)).every(({ byteLength }) => byteLength > 0)).toBe(true);
  expect(most).toBe(2);
  reads.mockRestore();
  puts.mockRestore();
});
