import { readdirSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FILE_ID } from '../../src/schemas/wire/file.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { PDF, sendFile, upload } from '../support/uploads.ts';

// Uploads that are meant to do something: by their name on this machine, by their content in a browser.

let server: TestServer;
let student: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPeople });
  student = await server.login('student');
});
afterAll(() => server.close());

const get = (address: string) =>
  fetch(server.baseUrl + address, { headers: { token: student.token, 'sec-fetch-dest': 'document' } });

/** Every file and folder below the data folder. */
const tree = (): string[] =>
  readdirSync(server.platform.config.dataDir, { recursive: true }).map(String).sort();

test.each([
  '../../a',
  '..\\..\\a',
  '/etc/x',
  'C:\\windows\\x',
  'a\u0000.png',
  `${'长'.repeat(300)}.png`,
  'a\u202egnp.exe',
  '....//....//a',
  '%2e%2e%2fa',
  'CON',
  '.htaccess',
  'files/../../a',
  '~/.ssh/id_rsa',
  '`id`.png',
  '$(id).png',
])('a file called %j is kept under its id, and nothing else is written', async (name) => {
  const before = tree();
  const answer = await sendFile(student, name, PDF);
  // A name that no multipart header may hold is refused; it is never half taken.
  const added = tree().filter((each) => !before.includes(each));
  if (answer.msgState !== 1) {
    expect([answer.msgState, added.filter((each) => each.includes('/'))]).toEqual([2, []]);
    return;
  }
  const { id } = answer.result as { id: string };
  expect(id).toMatch(new RegExp(FILE_ID));
  expect(added.filter((each) => each !== 'files' && each !== 'incoming')).toEqual([`files/${id}`]);
});

test.each([
  ['quotes', 'a"; filename*=UTF-8\'\'evil.html; x=".png'],
  ['markup', '<script>alert(1)</script>.png'],
  ['an end of a line', 'a%0d%0aset-cookie: x=1.png'],
  ['signs of other scripts', '学生’名单 é.pdf'],
])('a name with %s adds nothing to the header of a download', async (_what, name) => {
  const { id, name: kept } = await upload(student, name.replaceAll('"', '%22'), PDF);
  const { headers } = await get(`/files/${id}`);
  const disposition = headers.get('content-disposition') ?? '';
  expect(disposition).toMatch(/^attachment; filename="[^"\\]*"; filename\*=UTF-8''[\w.!~%-]+$/);
  expect(decodeURIComponent(disposition.split("''").at(-1) ?? '')).toBe(kept);
  expect([headers.get('set-cookie'), headers.get('content-type')]).toEqual([null, 'application/pdf']);
});

const HTML = '<!doctype html><html><script>parent.x=1</script></html>';
const gif = Buffer.concat([
  Buffer.from('GIF89a/*\u0001\u0000\u0080\u0000\u0000', 'latin1'),
  Buffer.from('*/=1;alert(1)'),
]);
const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 200, height: 200, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

test.each<[string, string, () => string | Buffer | Promise<Buffer>]>([
  ['a page called an image', 'a.png', () => HTML],
  ['a page after a byte order mark', 'a.png', () => `\ufeff${HTML}`],
  ['a page in UTF-16', 'a.html', () => Buffer.from(`\ufeff${HTML}`, 'utf16le')],
  [
    'a drawing with a script',
    'a.svg',
    () => '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>',
  ],
  [
    'a drawing with a declaration',
    'a.svg',
    () => '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
  ],
  ['a page in XHTML', 'a.xhtml', () => '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['a style sheet in XML', 'a.xml', () => '<?xml-stylesheet href="#"?><xsl:stylesheet version="1.0"/>'],
  ['a script', 'a.js', () => 'alert(1)'],
  ['an image that is a script too', 'a.gif', () => gif],
  [
    'an image with a page behind it',
    'a.png',
    async () => Buffer.concat([await picture(), Buffer.from(HTML)]),
  ],
  ['a document with a script', 'a.pdf', () => `${PDF.toString()}<</S/JavaScript/JS(app.alert(1))>>`],
  ['a page for saving', 'a.mhtml', () => `MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${HTML}`],
  ['an application of Flash', 'a.swf', () => Buffer.concat([Buffer.from('FWS\u0009'), Buffer.alloc(30)])],
  ['something packed', 'a.gz', () => deflateRawSync(HTML)],
])('%s is a download that runs nothing', async (_what, name, content) => {
  const { id, type } = await upload(student, name, await content());
  expect(type).not.toMatch(/html|svg|xml|javascript|ecmascript|flash|css/);
  for (const headers of [{}, { range: 'bytes=1-' }]) {
    const answer = await fetch(`${server.baseUrl}/files/${id}`, {
      headers: { token: student.token, ...headers },
    });
    await answer.arrayBuffer();
    expect([200, 206]).toContain(answer.status);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
});

test('a thumbnail holds nothing of what was hidden in the image', async () => {
  const { id } = await upload(student, 'a.png', Buffer.concat([await picture(), Buffer.from(HTML)]));
  const answer = await get(`/files/${id}?size=128`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([answer.status, bytes.includes('script')]).toEqual([200, false]);
  expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a drawing is never drawn by this server, whatever it says it is', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>';
  for (const content of [svg, `<?xml version="1.0"?>${svg}`]) {
    const { id } = await upload(student, 'a.png', content);
    expect((await get(`/files/${id}?size=128`)).status).toBe(415);
  }
});
