import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { publishForm, pupilForm } from '../support/pupils.ts';
import { seedPeople } from '../support/people.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { PDF, upload } from '../support/uploads.ts';

// Addresses that are almost those of a call or a file: whoever reads one as the right one, and another as a wrong one,
// lets somebody past a guard. Sent by a caller who may do everything, byte for byte.

let server: TestServer;
let admin: ApiClient;
let file: string;

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPeople(platform);
      await publishForm(platform, pupilForm);
    },
  });
  admin = await server.login('admin');
  file = (await upload(admin, 'a.pdf', PDF)).id;
});
afterAll(() => server.close());

const CALL = '/api/interface/rest/http/pupil/list.htm';
const post = (address: string) =>
  rawRequest(server.baseUrl + address, {
    method: 'POST',
    headers: { token: admin.token, 'content-type': 'application/json' },
    body: JSON.stringify(admin.seal({})),
  });
const get = (address: string) => rawRequest(server.baseUrl + address, { headers: { token: admin.token } });

test('the right address is answered', async () => {
  const { status, text } = await post(CALL);
  expect([status, (JSON.parse(text) as { msgState: number }).msgState]).toEqual([200, 1]);
});

test.each([
  `/${CALL}`,
  CALL.replace('/rest', '//rest'),
  CALL.replace('/rest', '/./rest'),
  CALL.replace('/rest', '/x/../rest'),
  CALL.replace('/rest', '/%2e%2e/interface/rest'),
  CALL.replace('/http/', '%2Fhttp%2F'),
  CALL.replace('/http/', '\\http\\'),
  CALL.replace('/api', '/API'),
  CALL.replace('list.htm', 'LIST.HTM'),
  CALL.replace('list', 'l%69st%20'),
  `${CALL}/`,
  `${CALL};x=1`,
  `${CALL}%00`,
  `${CALL}%0a`,
  `${CALL}.json`,
  `${CALL}%3fa=b`,
  `${CALL}%23`,
  CALL.replace('pupil', 'pupil%2f..%2fpupil'),
  CALL.replace('pupil', 'pupil%00'),
  CALL.replace('pupil', 'PUPIL'),
  CALL.replace('pupil', '..'),
])('%s is no call', async (address) => {
  const { status, text } = await post(address);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(text).not.toMatch(/"msgState":[01],/);
  expect(text).not.toContain('"list"');
});

test('a call is posted, and nothing else', async () => {
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
    const { status, text } = await rawRequest(server.baseUrl + CALL, {
      method,
      headers: { token: admin.token },
    });
    expect([method, status >= 400 && status < 500, text.includes('"list"')]).toEqual([method, true, false]);
  }
});

test.each([
  (id: string) => `//files/${id}`,
  (id: string) => `/files//${id}`,
  (id: string) => `/FILES/${id}`,
  (id: string) => `/files/${id}/`,
  (id: string) => `/files/${id};x`,
  (id: string) => `/files/${id}%00`,
  (id: string) => `/files/${id}.128`,
  (id: string) => `/files/${id.toUpperCase()}`,
  (id: string) => `/files/./${id}`,
  (id: string) => `/files/..%2ffiles%2f${id}`,
  (id: string) => `/files/%2e%2e%2ffiles%2f${id}`,
  (id: string) => `/files/..%5cfiles%5c${id}`,
  () => '/files/..%2f..%2f..%2f..%2fetc%2fpasswd',
  () => '/files/../../../../etc/passwd',
  () => '/files/%c0%ae%c0%ae%c0%afetc%c0%afpasswd',
  () => '/files/%2fetc%2fpasswd',
  () => '/files/..%2fsecrets.json',
  () => '/files/',
  () => '/files',
])('file %# under a wrong address is not there', async (addressOf) => {
  const address = addressOf(file);
  expect((await get(`/files/${file}`)).status).toBe(200);
  const { status, headers, text } = await get(address);
  // What is no address of a file may be one of the portal, which is not built here.
  expect(status).toBeGreaterThanOrEqual(400);
  expect(text).not.toContain('%PDF');
  expect(text).not.toContain('root:');
  expect(headers['content-disposition']).toBeUndefined();
});
