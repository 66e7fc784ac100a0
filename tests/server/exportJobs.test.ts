import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Type } from 'typebox';
import { addJob } from '../../server/jobs/addJob.ts';
import { defineJob } from '../../server/jobs/definition.ts';
import type { JobContext } from '../../server/jobs/definition.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { insertPupils, seedPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

const COUNT = 5_001;
const PATH = '/rest/http/pupil/exportRows.htm';
let server: TestServer;
let admin: ApiClient;

type Work = (job: JobContext) => Promise<unknown>;
const works = new Map<string, Work>();
/** Does what a test says. */
const testJob = defineJob({
  name: 'test',
  lane: 'long',
  tries: 1,
  payload: Type.Object({ work: Type.String() }),
  run: (work) => works.get(work.payload.work)!(work),
});
async function startWork(work: Work, db = server.db): Promise<string> {
  const name = String(works.size);
  works.set(name, work);
  return (await addJob(db, testJob, { work: name }, { owner: 'u-admin' }))!;
}

beforeAll(async () => {
  server = await startTestServer({
    jobs: [testJob],
    seed: async (platform) => {
      await seedPupils(platform);
      const pupils = Array.from({ length: COUNT }, (_, index) => ({
        id: `p${String(index)}`,
        values: { studentNo: `S${String(10_000 + index)}`, name: `名${String(index)}` },
      }));
      await insertPupils(platform, pupils);
    },
  });
  admin = await server.login('admin');
});
afterAll(() => server.close());

interface Job {
  readonly state: string;
  readonly done: number;
  readonly total: number;
  readonly msg?: string;
  readonly result?: { readonly url: string };
}
const jobOf = async (jobId: string): Promise<Job> =>
  (await admin.call('manager', '/job/get.do', { jobId })).result as Job;
const start = async (param: object): Promise<{ jobId?: string; url?: string }> =>
  (await admin.call('interface', PATH, { format: 'csv', fields: ['studentNo'], ...param })).result as object;
const ended = (jobId: string): Promise<Job> =>
  vi.waitFor(
    async () => {
      const job = await jobOf(jobId);
      expect(['done', 'failed', 'cancelled']).toContain(job.state);
      return job;
    },
    { timeout: 30_000, interval: 100 },
  );

test('more rows than a call makes a file of are a job with a file as its result', async () => {
  const { jobId, url } = await start({ sort: [{ field: 'studentNo', order: 'asc' }] });
  expect(url).toBeUndefined();
  const job = await ended(jobId!);
  expect(job).toMatchObject({ state: 'done', total: COUNT, done: COUNT });
  const text = await (await fetch(server.baseUrl + job.result!.url)).text();
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(COUNT + 1);
  expect(new Set(lines).size).toBe(COUNT + 1);
  expect(lines.slice(1).toSorted()).toEqual(lines.slice(1));
});

test('fewer are a file at once', async () => {
  const where = {
    testRule: 'every',
    conditionList: [{ bindKey: 'studentNo', type: 'text', judgeType: 'notEqual', value: 'S10000' }],
  };
  const { jobId, url } = await start({ where });
  expect(jobId).toBeUndefined();
  expect(url).toMatch(/^\/files\//);
});

test('one that is cancelled while it waits never begins', async () => {
  const ends: (() => void)[] = [];
  const others = await Promise.all(
    [1, 2].map(() => startWork(() => new Promise<void>((resolve) => ends.push(resolve)))),
  );
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  const { jobId } = await start({});
  expect(await jobOf(jobId!)).toMatchObject({ state: 'queued', done: 0 });
  await admin.call('manager', '/job/cancel.do', { jobId });
  ends.forEach((end) => end());
  expect(await ended(jobId!)).toMatchObject({ state: 'cancelled' });
  for (const other of others) expect(await ended(other)).toMatchObject({ state: 'done' });
});

test('one that is cancelled while its file is made keeps nothing of it', async () => {
  // However fast the file is made, it cannot be kept before the cancel has come.
  const kept = await server.db.startTransaction().execute();
  await sql`lock table atrium.stored_file in share mode`.execute(kept);
  const files = () => server.db.selectFrom('atrium.stored_file').select('id').execute();
  const before = await files();
  const { jobId } = await start({ format: 'xlsx', fields: undefined });
  await vi.waitFor(async () => expect((await jobOf(jobId!)).done).toBeGreaterThan(COUNT / 4), {
    timeout: 30_000,
    interval: 5,
  });
  await admin.call('manager', '/job/cancel.do', { jobId });
  await kept.rollback().execute();
  expect(await ended(jobId!)).toMatchObject({ state: 'cancelled' });
  expect(await files()).toEqual(before);
});

test('one that is cancelled is told so whatever it does, and is never done', async () => {
  const aborted = vi.fn();
  const jobId = await startWork(
    ({ signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          aborted();
          resolve('made all the same');
        });
      }),
  );
  await vi.waitFor(async () => expect((await jobOf(jobId)).state).toBe('running'));
  await admin.call('manager', '/job/cancel.do', { jobId });
  const job = await ended(jobId);
  expect(job).toMatchObject({ state: 'cancelled' });
  expect(job).not.toHaveProperty('result');
  expect(aborted).toHaveBeenCalledOnce();
});

test('one that has concluded its last write is done, and a cancel comes too late', async () => {
  let go = (): void => undefined;
  const late = new Promise<void>((resolve) => (go = resolve));
  const jobId = await startWork(async (job) => {
    await server.db.transaction().execute((trx) => job.conclude(trx, 'kept'));
    await late;
  });
  await vi.waitFor(async () => expect((await jobOf(jobId)).state).toBe('done'));
  await admin.call('manager', '/job/cancel.do', { jobId });
  go();
  expect(await jobOf(jobId)).toMatchObject({ state: 'done', result: 'kept' });
});

test('are found again by their owner alone, with what they are about', async () => {
  const { jobId } = await start({});
  await ended(jobId!);
  const untold = await startWork(() => Promise.resolve());
  await ended(untold);
  const { list } = await admin.call('manager', '/job/list.do', {});
  const found = list as { jobId: string }[];
  expect(found.find((job) => job.jobId === jobId)).toEqual({
    ...{ jobId, kind: 'exportRows', module: 'pupil', title: '学生', state: 'done' },
    ...{ done: COUNT, total: COUNT },
  });
  expect(found.map((job) => job.jobId)).not.toContain(untold);
  const teacher = await server.login('teacher');
  expect((await teacher.call('manager', '/job/list.do', {})).list).toEqual([]);
  await server.db
    .updateTable('atrium.job')
    .set({ seen_at: new Date(Date.now() - 11 * 60_000) })
    .where('id', '=', jobId!)
    .execute();
  const later = (await admin.call('manager', '/job/list.do', {})).list as { jobId: string }[];
  expect(later.map((job) => job.jobId)).not.toContain(jobId);
});

test('one that fails tells what a person may know', async () => {
  const jobId = await startWork(() => Promise.reject(new Error('secret path')));
  expect((await ended(jobId)).msg).toBe('系统出现错误，请稍后再试');
});

test('one whose account was disabled, or lost the role, is not done for it', async () => {
  const ends: (() => void)[] = [];
  await Promise.all([1, 2].map(() => startWork(() => new Promise<void>((resolve) => ends.push(resolve)))));
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  const { jobId } = await start({});
  const change = (status: 'active' | 'disabled') =>
    server.db.updateTable('atrium.user_account').set({ status }).where('id', '=', 'u-admin').execute();
  await change('disabled');
  ends.forEach((end) => end());
  const row = server.db.selectFrom('atrium.job').select(['state', 'msg']).where('id', '=', jobId!);
  await vi.waitFor(async () => {
    expect(await row.executeTakeFirstOrThrow()).toMatchObject({
      state: 'failed',
      msg: { zhCN: '提交该任务的账号已停用，或不再有当时的角色，任务没有执行' },
    });
  }, 10_000);
  await change('active');
});
