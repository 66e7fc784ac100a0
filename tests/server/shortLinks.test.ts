import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let student: ApiClient;

beforeAll(async () => {
  server = await startTestServer({
    seed: seedPeople,
    config: { publicUrl: 'https://campus.example.edu' },
  });
  student = await server.login('student');
});

afterAll(() => server.close());

const shorten = (url: unknown, client = student) =>
  client.call('interface', '/rest/http/util/getShortUrl.htm', { url });

/** Where a short address leads, on the server of the test. */
async function leadsTo(shortUrl: string): Promise<string | null> {
  const answer = await fetch(server.baseUrl + new URL(shortUrl).pathname, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  return answer.headers.get('location');
}

const urlIn = ({ result }: { result?: unknown }): string => (result as { shortUrl: string }).shortUrl;

test('a page has one short address, which leads to it with its parameters', async () => {
  const page = '/mgr/student-list?college=math&q=%E5%AD%A6#top';
  const first = urlIn(await shorten(page));
  expect(first).toMatch(/^https:\/\/campus\.example\.edu\/s\/[\w-]{8}$/);
  expect(urlIn(await shorten(`https://campus.example.edu${page}`))).toBe(first);
  expect(await leadsTo(first)).toBe(page);
  expect(urlIn(await shorten('/home'))).not.toBe(first);
});

test.each([
  ['another site', 'https://evil.example/home'],
  ['another site by its name alone', '//evil.example/home'],
  ['another site behind two slashes', 'https://campus.example.edu//evil.example'],
  ['another site behind a dot', '/.//evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a name before the site', 'https://campus.example.edu@evil.example'],
  ['nothing', ''],
  ['no text', 7],
  ['more than an address', `/${'a'.repeat(2_001)}`],
  ['a token', '/app/news?token=cp_x'],
  ['a ticket', '/user/login?ticket=ST-1'],
])('%s is not made short', async (_what, url) => {
  expect(await shorten(url)).toMatchObject({ msgState: 2 });
});

test('it is for who is logged in, and an address that nobody made leads to nothing', async () => {
  expect(await shorten('/home', server.api)).toMatchObject({ msgState: 0 });
  expect(await leadsTo('https://campus.example.edu/s/none')).toBe('/404');
});
