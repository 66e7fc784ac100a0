import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer } from '../../tests/support/server.ts';
import type { TestServer } from '../../tests/support/server.ts';
import { removeExpiredFiles, storeFile } from './service.ts';
import { THUMBNAIL_SIZES } from '../../src/schemas/wire/file.ts';

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
  const each = 1 + THUMBNAIL_SIZES.length;
  const remove = vi.spyOn(platform.files, 'remove').mockRejectedValueOnce(new Error('disk'));
  await expect(removeExpiredFiles(platform, db)).rejects.toThrow(AggregateError);
  expect(remove).toHaveBeenCalledTimes(1 + 2 * each);
  await removeExpiredFiles(platform, db);
  expect(remove).toHaveBeenCalledTimes(1 + 3 * each);
  expect(remove.mock.calls[1 + 2 * each]).toEqual(remove.mock.calls[0]);
  await removeExpiredFiles(platform, db);
  expect(remove).toHaveBeenCalledTimes(1 + 3 * each);
});
