import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { LocalText } from '../../src/schemas/text.ts';
import type { Database } from '../db/database.ts';
import { JOBS_CHANNEL } from './addJob.ts';
import { triesOf } from './definition.ts';
import type { JobDefinition } from './definition.ts';

/** Seconds without a word of its process after which a running job is taken over; it gives one twice a second. */
const LOST_AFTER = 30;

/** What the owner of a job is told whose processes died over it. */
export const LOST_MESSAGE: LocalText = {
  zhCN: '任务多次中断，没有完成，请重新提交',
  enUS: 'This was interrupted again and again and did not finish; please try again',
};

/** A job in the hands of this process. Whoever takes it over begins another run, and this one can write nothing more. */
export interface JobRun {
  readonly id: string;
  readonly run: string;
}

export interface TakenJob extends JobRun {
  readonly name: string;
  readonly payload: unknown;
  readonly owner: string | null;
  /** Runs that were begun, with this one. */
  readonly tries: number;
}

/** Takes the job of the given kinds that is due longest; of processes that take at once each gets another one. */
export async function takeJob(db: Kysely<Database>, names: readonly string[]): Promise<TakenJob | undefined> {
  const { rows } = await sql<TakenJob>`
    with due as (
      select id from atrium.job where state = 'queued' and run_at <= now() and name = any(${[...names]}::text[])
      order by run_at, created_at limit 1 for update skip locked
    )
    update atrium.job as job set state = 'running', run = ${randomUUID()}, tries = tries + 1, seen_at = now()
    from due where job.id = due.id
    returning job.id, job.run, job.name, job.payload, job.owner, job.tries`.execute(db);
  return rows[0];
}

/** Notes how far a running job is. @returns whether it may go on: nobody has cancelled it, or taken it over */
export async function noteProgress(
  db: Kysely<Database>,
  { id, run }: JobRun,
  { done, total }: { done: number; total: number },
): Promise<boolean> {
  const row = await db
    .updateTable('atrium.job')
    .set({ done, total, seen_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('run', '=', run)
    .where('state', '=', 'running')
    .returning('cancel')
    .executeTakeFirst();
  return row?.cancel === false;
}

/** Ends a running job as done. @returns whether it was still wanted, and this run's to end */
export async function concludeJob(
  db: Kysely<Database>,
  { id, run }: JobRun,
  { result, total }: { result: unknown; total: number },
): Promise<boolean> {
  const row = await db
    .updateTable('atrium.job')
    .set({
      state: 'done',
      payload: '{}',
      result: result === undefined ? null : JSON.stringify(result),
      done: total,
      total,
      seen_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('run', '=', run)
    .where('state', '=', 'running')
    .where('cancel', '=', false)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a running job that came to nothing; what it was told is forgotten. */
export async function endJob(
  db: Kysely<Database>,
  { id, run }: JobRun,
  end: { state: 'failed'; msg: LocalText } | { state: 'cancelled' },
): Promise<void> {
  await db
    .updateTable('atrium.job')
    .set({
      state: end.state,
      payload: '{}',
      msg: end.state === 'failed' ? JSON.stringify(end.msg) : null,
      seen_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('run', '=', run)
    .where('state', '=', 'running')
    .execute();
}

/** Removes a job that is done and that nobody asks for. */
export async function forgetJob(db: Kysely<Database>, id: string): Promise<void> {
  await sql`delete from atrium.job where id = ${id} and owner is null and state = 'done'`.execute(db);
}

/** Lets a running job wait for its next try. @param seconds pause before it */
export function retryJob(db: Kysely<Database>, job: JobRun, seconds: number): Promise<void> {
  return putBack(db, job, sql`run_at = now() + make_interval(secs => ${seconds})`);
}

/** Gives a running job back unfinished, for another process to begin at once; the run counts as none. */
export async function giveBackJob(db: Kysely<Database>, job: JobRun): Promise<void> {
  await putBack(db, job, sql`tries = tries - 1, run_at = now()`);
  await sql`select pg_notify(${JOBS_CHANNEL}, '')`.execute(db);
}

async function putBack(db: Kysely<Database>, { id, run }: JobRun, how: RawBuilder<unknown>): Promise<void> {
  await sql`update atrium.job set ${how}, run = null, done = 0, seen_at = now(),
      state = case when cancel then 'cancelled' else 'queued' end
    where id = ${id} and run = ${run} and state = 'running'`.execute(db);
}

/** Puts the jobs of processes that died back in the queue; those that died too often have failed. */
export async function takeOverLost(
  db: Kysely<Database>,
  definitions: readonly JobDefinition[],
): Promise<void> {
  const names = definitions.map(({ name }) => name);
  const tries = definitions.map(triesOf);
  await sql`
    with lost as (
      select id, name from atrium.job
      where state = 'running' and seen_at < now() - make_interval(secs => ${LOST_AFTER})
      for update skip locked
    ), next as (
      select lost.id, case when job.cancel then 'cancelled' when job.tries >= known.most then 'failed' else 'queued' end as state
      from lost join atrium.job as job on job.id = lost.id
        join unnest(${names}::text[], ${tries}::int[]) as known(name, most) on known.name = lost.name
    )
    update atrium.job as job set state = next.state, run = null, done = 0, run_at = now(), seen_at = now(),
      payload = case when next.state = 'queued' then job.payload else '{}' end,
      msg = case when next.state = 'failed' then ${JSON.stringify(LOST_MESSAGE)}::jsonb end
    from next where job.id = next.id`.execute(db);
}
