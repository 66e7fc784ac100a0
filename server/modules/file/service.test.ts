import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer } from '../../../tests/support/server.ts';
import type { TestServer } from '../../../tests/support/server.ts';
import { removeExpiredFiles, storeFile } from './service.ts';
import { storageOf } from './storage.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

test('a content that cannot be deleted keeps no other from it, and is tried again', async () => {
  const { db, platform } = server;
  const file = { name: 'a', type: 'text/plain', content: Buffer.from('a'), owner: 'x', purpose: 'export' };
  for (let at = 0; at < 3; at += 1) {
    await storeFile(platform, db, { ...file, expiresAt: new Date(0) });
  }
  const remove = vi.spyOn(storageOf(platform), 'delete').mockRejectedValueOnce(new Error('disk'));
  await expect(removeExpiredFiles(platform, db)).rejects.toThrow(AggregateError);
  expect(remove).toHaveBeenCalledTimes(3);
  await removeExpiredFiles(platform, db);
  expect(remove).toHaveBeenCalledTimes(4);
  expect(remove.mock.calls[3]).toEqual(remove.mock.calls[0]);
  await removeExpiredFiles(platform, db);
  expect(remove).toHaveBeenCalledTimes(4);
});
