import { sql } from 'kysely';
import { pino } from 'pino';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addJob, cancelByKey, JOBS_CHANNEL } from '../../server/jobs/addJob.ts';
import { defineJob } from '../../server/jobs/definition.ts';
import type { JobServices, JobWork } from '../../server/jobs/definition.ts';
import { JobWorker } from '../../server/jobs/JobWorker.ts';
import { takeJob } from '../../server/jobs/queue.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// Rows that any process takes: here two workers on one database, which know of each other by nothing else.

let server: TestServer;
const payload = Type.Object({ name: Type.String() });
type Work = (work: JobWork<{ name: string }>) => Promise<unknown>;
let work: Work;
const errand = defineJob({ name: 'errand', payload, tries: 3, run: (job) => work(job) });
const hourly = defineJob({
  name: 'hourly',
  payload: Type.Object({}),
  every: 3_600,
  run: () => Promise.resolve(rounds()),
});
const rounds = vi.fn();

const another = (): JobWorker<JobServices> =>
  new JobWorker({
    platform: server.platform,
    notifications: server.notifications,
    log: pino({ level: 'silent' }),
    definitions: [errand, hourly],
  });

beforeAll(async () => {
  server = await startTestServer({ jobs: [errand, hourly] });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('atrium.job').execute();
});

const add = (name: string, options: Parameters<typeof addJob>[3] = { owner: 'u-admin' }, db = server.db) =>
  addJob(db, errand, { name }, options);
async function row(id: string | undefined) {
  const { rows } = await sql<{ state: string; tries: number; pause: number; payload: unknown }>`
    select state, tries, payload, round(extract(epoch from run_at - now()))::int as pause
    from atrium.job where id = ${id ?? ''}`.execute(server.db);
  return rows[0];
}
const until = (id: string | undefined, state: object) =>
  vi.waitFor(async () => expect(await row(id)).toMatchObject(state), { timeout: 10_000, interval: 20 });
/** Lets a job that waits be due, and tells of it. */
async function due(id: string | undefined): Promise<void> {
  await sql`update atrium.job set run_at = now() where id = ${id ?? ''}`.execute(server.db);
  await sql`select pg_notify(${JOBS_CHANNEL}, '')`.execute(server.db);
}
/** The time at which a process that died was last heard of. */
async function lost(id: string | undefined): Promise<void> {
  await sql`update atrium.job set run = 'of a dead process', state = 'running', tries = tries + 1,
    seen_at = now() - interval '31 seconds' where id = ${id ?? ''}`.execute(server.db);
  await sql`select pg_notify(${JOBS_CHANNEL}, '')`.execute(server.db);
}
const tomorrow = () => new Date(Date.now() + 24 * 3_600_000);

test('one that is added in a transaction begins with its commit, and never where that is rolled back', async () => {
  const begun: string[] = [];
  work = ({ payload: { name } }) => Promise.resolve(begun.push(name));
  const trx = await server.db.startTransaction().execute();
  await add('rolled back', {}, trx);
  await trx.rollback().execute();
  const kept = await server.db.startTransaction().execute();
  const id = await add('committed', { owner: 'u-admin' }, kept);
  expect(await row(id)).toBeUndefined();
  await kept.commit().execute();
  await until(id, { state: 'done', payload: {} });
  expect(begun).toEqual(['committed']);
});

test('of one key one waits or runs; cancelled by its key it never begins, and the key is free', async () => {
  work = () => Promise.resolve();
  const first = await add('first', { key: 'k', runAt: tomorrow(), owner: 'u-admin' });
  expect(await add('second', { key: 'k' })).toBeUndefined();
  await cancelByKey(server.db, 'k');
  expect(await row(first)).toMatchObject({ state: 'cancelled', payload: {} });
  const third = await add('third', { key: 'k', owner: 'u-admin' });
  await until(third, { state: 'done' });
});

test('one that fails is tried again after growing pauses, then it has failed; a refusal is final', async () => {
  work = () => Promise.reject(new Error('the gateway is away'));
  const id = await add('unlucky');
  await until(id, { state: 'queued', tries: 1, pause: 5 });
  await due(id);
  await until(id, { state: 'queued', tries: 2, pause: 20 });
  await due(id);
  await until(id, { state: 'failed', tries: 3 });
  const stale = await sql<{
    id: string;
  }>`insert into atrium.job (id, name, payload) values ('stale', 'errand', '{}')
    returning id`.execute(server.db);
  await due(stale.rows[0]?.id);
  await until('stale', { state: 'queued', tries: 1 });
});

test('one whose process died is taken over, and what that process still does counts for nothing', async () => {
  const held: JobWork<{ name: string }>[] = [];
  let go = (): void => undefined;
  work = async (job) => {
    held.push(job);
    if (held.length === 1) await new Promise<void>((resolve) => (go = resolve));
    return held.length;
  };
  const id = await add('orphan');
  await vi.waitFor(() => expect(held).toHaveLength(1));
  // Its process is not dead, only silent: the other run ends the job, and the first learns of it.
  await lost(id);
  await until(id, { state: 'done' });
  expect(held).toHaveLength(2);
  await expect(server.db.transaction().execute((trx) => held[0]!.conclude(trx, 'late'))).rejects.toThrow();
  go();
  const deadly = await add('deadly', { runAt: tomorrow(), owner: 'u-admin' });
  await sql`update atrium.job set tries = 2 where id = ${deadly ?? ''}`.execute(server.db);
  await lost(deadly);
  await until(deadly, { state: 'failed', payload: {} });
});

test('a server that stops gives back what runs, and another begins it again', async () => {
  const signals: AbortSignal[] = [];
  work = ({ signal }) => {
    signals.push(signal);
    if (signals.length > 1) return Promise.resolve();
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('stopped')));
    });
  };
  const id = await add('moved');
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  await server.worker.stop();
  expect(await row(id)).toMatchObject({ state: 'queued', tries: 0 });
  const other = another();
  await other.start();
  await until(id, { state: 'done', tries: 1 });
  await other.stop();
});

test('a recurring one is due once, whatever processes look at the clock, and leaves no row', async () => {
  const workers = [another(), another()];
  rounds.mockClear();
  await server.db
    .updateTable('atrium.schedule')
    .set({ due_at: sql<Date>`now()` })
    .execute();
  await Promise.all(workers.map((worker) => worker.start()));
  await vi.waitFor(() => expect(rounds).toHaveBeenCalled(), 10_000);
  await vi.waitFor(async () => {
    expect(await server.db.selectFrom('atrium.job').select('id').execute()).toEqual([]);
  }, 10_000);
  workers.forEach((worker) => worker.look());
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(rounds).toHaveBeenCalledOnce();
});

test('of many that take at once each gets another one', async () => {
  // Of a kind that no worker knows.
  await sql`insert into atrium.job (id, name) select n::text, 'race' from generate_series(1, 200) n`.execute(
    server.db,
  );
  const taken: string[] = [];
  const takeAll = async (): Promise<void> => {
    for (let job = await takeJob(server.db, ['race']); job; job = await takeJob(server.db, ['race']))
      taken.push(job.id);
  };
  await Promise.all(Array.from({ length: 8 }, takeAll));
  expect(new Set(taken).size).toBe(200);
  expect(taken).toHaveLength(200);
});
