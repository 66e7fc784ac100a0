import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../../server/config/config.ts';
import { openDatabase } from '../../server/db/pool.ts';
import type { DatabaseHandle } from '../../server/db/pool.ts';
import { loadPlatform } from '../../server/platform/platform.ts';
import { createApiClient } from '../support/apiClient.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { createMigratedDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';
import { insertPupils, seedPupils } from '../support/pupils.ts';
import { startServerProcess } from '../support/serverProcess.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { finishedJob } from '../support/sheets.ts';

// An export whose process is killed over it, and another process that makes its file.

const SLOW = 120_000;
const COUNT = 5_001;
const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-jobs-'));
const processes: ServerProcess[] = [];
let database: TestDatabase;
let handle: DatabaseHandle;

const env = () => ({ DATABASE_URL: database.url, DATA_DIR: folder, PORT: '0', RATE_LIMIT_SCALE: '0' });

async function start(): Promise<{ server: ServerProcess; admin: ApiClient; url: string }> {
  const server = startServerProcess(env());
  processes.push(server);
  await server.until('Atrium is ready');
  const url = /Atrium is ready: (\S+)/.exec(server.printed())?.[1] ?? '';
  const { appKey } = (await (await fetch(`${url}/config.json`)).json()) as { appKey: string };
  return { server, url, admin: await createApiClient(url, appKey).login('admin') };
}

beforeAll(async () => {
  database = await createMigratedDatabase();
  handle = openDatabase({ connectionString: database.url, max: 3 }, () => undefined);
  const platform = await loadPlatform(readConfig(env(), []), handle, {});
  await seedPupils(platform);
  const pupils = Array.from({ length: COUNT }, (_, index) => ({
    id: `p${String(index)}`,
    values: { studentNo: `S${String(10_000 + index)}`, name: '王芳' },
  }));
  await insertPupils(platform, pupils);
  platform.files.close();
}, SLOW);

afterAll(async () => {
  for (const { child, ended } of processes) {
    child.kill('SIGKILL');
    await ended;
  }
  await handle.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
}, SLOW);

test(
  'a job of a killed process is done by the next one, and what the first kept is nothing',
  async () => {
    const first = await start();
    // However fast the file is made, it cannot be kept before the process is killed.
    const kept = await handle.db.startTransaction().execute();
    await sql`lock table atrium.stored_file in share mode`.execute(kept);
    const param = { format: 'csv', fields: ['studentNo'] };
    const { result } = await first.admin.call('interface', '/rest/http/pupil/exportRows.htm', param);
    const { jobId } = result as { jobId: string };
    const job = () => first.admin.call('manager', '/job/get.do', { jobId });
    await vi.waitFor(async () => expect((await job()).result).toMatchObject({ state: 'running' }), SLOW / 4);
    first.server.child.kill('SIGKILL');
    expect(await first.server.ended).toBe('SIGKILL');
    await kept.rollback().execute();

    const second = await start();
    // Half a minute without a word of its process, without waiting for it.
    await handle.db
      .updateTable('atrium.job')
      .set({ seen_at: new Date(Date.now() - 31_000) })
      .where('id', '=', jobId)
      .execute();
    const done = await finishedJob(second.admin, jobId);
    expect(done).toMatchObject({ state: 'done', done: COUNT, total: COUNT });
    const { url } = done.result as { url: string };
    const text = await (await fetch(second.url + url)).text();
    expect(text.trim().split('\r\n')).toHaveLength(COUNT + 1);
    const files = await handle.db.selectFrom('atrium.stored_file').select('id').execute();
    expect(files).toHaveLength(1);
  },
  SLOW,
);
