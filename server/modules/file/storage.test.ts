import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer } from '../../../tests/support/server.ts';
import type { TestServer } from '../../../tests/support/server.ts';
import { storeFile } from './service.ts';
import { storageOf } from './storage.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

test('a range is answered without reading the whole file', async () => {
  const { baseUrl, db, platform } = server;
  const { fileId, url } = await storeFile(platform, db, {
    name: 'a.txt',
    type: 'text/plain',
    content: Buffer.from('0123456789'),
    owner: 'x',
    purpose: 'export',
    expiresAt: new Date(Date.now() + 60_000),
  });
  const whole = vi.spyOn(storageOf(platform), 'getBytes');
  const address = `${baseUrl}/files/${fileId}?${url.split('?')[1] ?? ''}`;
  const answer = await fetch(address, { headers: { range: 'bytes=2-5' } });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-length')).toBe('4');
  expect(await answer.text()).toBe('2345');
  expect(whole).not.toHaveBeenCalled();
});
