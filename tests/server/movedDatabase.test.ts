import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../server/config/config.ts';
import type { ServerConfig } from '../../server/config/config.ts';
import { openDatabase } from '../../server/db/pool.ts';
import type { DatabaseHandle } from '../../server/db/pool.ts';
import { loadPlatform } from '../../server/platform/platform.ts';
import { loadSecrets } from '../../server/security/loadSecrets.ts';
import { createApiClient } from '../support/apiClient.ts';
import { createMigratedDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';
import { seedPeople } from '../support/people.ts';
import { startServerProcess } from '../support/serverProcess.ts';

// A database that was used as the embedded one, its secrets in a data folder, and is then named by DATABASE_URL: what a
// dump that was restored elsewhere is, byte for byte.

const SLOW = 120_000;
let folder: string;
let database: TestDatabase;
let handle: DatabaseHandle;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-moved-'));
  database = await createMigratedDatabase();
  handle = openDatabase({ connectionString: database.url, max: 3 }, () => undefined);
});
afterEach(async () => {
  await handle.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const configOf = (name: string, kind: 'embedded' | 'external'): ServerConfig => ({
  ...readConfig({ PORT: '0', DATA_DIR: path.join(folder, name) }, []),
  databaseUrl: kind === 'external' ? database.url : undefined,
});
const load = (name: string, kind: 'embedded' | 'external') => loadSecrets(configOf(name, kind), handle.db);
const settings = (...keys: string[]) =>
  handle.db.deleteFrom('atrium.setting').where('key', 'in', keys).execute();
/** People with passwords, as an embedded installation in the folder `old` leaves them. */
async function useEmbedded(): Promise<Awaited<ReturnType<typeof load>>> {
  const platform = await loadPlatform(configOf('old', 'embedded'), handle, {});
  await seedPeople(platform);
  platform.files.close();
  return platform.secrets;
}

test(
  'a server on a copy refuses to start without the secrets, and with the old data folder lets people in',
  async () => {
    await useEmbedded();
    const start = (name: string) =>
      startServerProcess({ DATABASE_URL: database.url, DATA_DIR: path.join(folder, name), PORT: '0' });
    const stranger = start('new');
    expect(await stranger.ended).toBe(1);
    expect(stranger.printed()).toMatch(
      /ERROR The database of DATABASE_URL holds accounts whose secrets are neither in it nor in .*new\/secrets\.json: nobody could log in\. .*set DATA_DIR/,
    );
    const moved = start('old');
    try {
      await moved.until('Atrium is ready');
      const url = /Atrium is ready: (\S+)/.exec(moved.printed())?.[1] ?? '';
      const { appKey } = (await (await fetch(`${url}/config.json`)).json()) as { appKey: string };
      const admin = await createApiClient(url, appKey).login('admin');
      expect(await admin.call('base', '/user/info.do')).toMatchObject({ msgState: 1 });
    } finally {
      moved.child.kill('SIGTERM');
      await moved.ended;
    }
  },
  SLOW,
);

test('the secrets go with the database, there and back', async () => {
  const secrets = await useEmbedded();
  expect(await load('old', 'external')).toEqual(secrets);
  // From now on they are in it: other servers need no folder.
  expect(await load('second', 'external')).toEqual(secrets);
  expect(existsSync(path.join(folder, 'second', 'secrets.json'))).toBe(false);
  expect(await load('back', 'embedded')).toEqual(secrets);
  expect(await load('back', 'embedded')).toEqual(secrets);
});

test('a copy made before there was a key check value adopts what the data folder has', async () => {
  const secrets = await useEmbedded();
  await settings('secrets-check');
  await expect(load('new', 'external')).rejects.toThrow('holds accounts whose secrets are neither');
  expect(await load('old', 'external')).toEqual(secrets);
});

test('the secrets of another installation are taken for nothing', async () => {
  await useEmbedded();
  const check = handle.db.selectFrom('atrium.setting').selectAll().where('key', '=', 'secrets-check');
  const own = await check.executeTakeFirstOrThrow();
  await settings('secrets-check');
  await handle.db.deleteFrom('atrium.user_role').execute();
  const people = await handle.db.deleteFrom('atrium.user_account').returningAll().execute();
  // A new database beside an old folder has secrets of its own.
  const fresh = await load('old', 'external');
  await settings('secrets', 'secrets-check');
  expect(fresh).not.toEqual(await load('other', 'embedded'));
  await settings('secrets-check');
  await handle.db
    .insertInto('atrium.setting')
    .values({ ...own, value: JSON.stringify(own.value) })
    .execute();
  await handle.db.insertInto('atrium.user_account').values(people).execute();
  await expect(load('other', 'external')).rejects.toThrow('holds accounts whose secrets are neither');
  await expect(load('other', 'embedded')).rejects.toThrow('was used with other secrets');
});
