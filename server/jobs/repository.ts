import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { LocalText } from '../../src/schemas/text.ts';
import type { Database, JobState } from '../db/database.ts';

/** A job as its owner sees it. */
export interface JobEntry {
  readonly state: JobState;
  readonly done: number;
  readonly total: number;
  readonly result: unknown;
  readonly msg: LocalText | null;
}

/** Notes a job that waits for its turn. */
export async function insertJob(
  db: Kysely<Database>,
  job: { id: string; kind: string; owner: string },
): Promise<void> {
  await db.insertInto('atrium.job').values(job).execute();
}

/** A job of somebody. */
export async function findJob(
  db: Kysely<Database>,
  id: string,
  owner: string,
): Promise<JobEntry | undefined> {
  return db
    .selectFrom('atrium.job')
    .select(['state', 'done', 'total', 'result', 'msg'])
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst();
}

/** Begins a queued job. @returns its state before; undefined where no such job is committed yet */
export async function claimJob(db: Kysely<Database>, id: string): Promise<JobState | undefined> {
  const { rows } = await sql<{ state: JobState }>`
    with before as (select id, state from atrium.job where id = ${id} for update),
      begun as (
        update atrium.job as job set state = 'running', seen_at = now() from before
        where job.id = before.id and before.state = 'queued'
      )
    select state from before`.execute(db);
  return rows[0]?.state;
}

/** Notes how far a running job is. @returns whether it may go on: nobody has cancelled it */
export async function noteProgress(
  db: Kysely<Database>,
  id: string,
  { done, total }: { done: number; total: number },
): Promise<boolean> {
  const row = await db
    .updateTable('atrium.job')
    .set({ done, total, seen_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('cancel')
    .executeTakeFirst();
  return row?.cancel === false;
}

/** Ends a job that has not ended. */
export async function endJob(
  db: Kysely<Database>,
  id: string,
  end: { state: 'done' | 'failed' | 'cancelled'; result?: unknown; msg?: LocalText },
): Promise<void> {
  await db
    .updateTable('atrium.job')
    .set({
      state: end.state,
      result: end.result === undefined ? null : JSON.stringify(end.result),
      msg: end.msg === undefined ? null : JSON.stringify(end.msg),
      seen_at: sql<Date>`now()`,
      ...(end.state === 'done' ? { done: sql<number>`total` } : {}),
    })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .execute();
}

/** Asks a job of somebody to end: at once where it waits, at its next step where it runs. */
export async function cancelJob(db: Kysely<Database>, id: string, owner: string): Promise<void> {
  await sql`update atrium.job set cancel = true,
      state = case when state = 'queued' then 'cancelled' else state end
    where id = ${id} and owner = ${owner} and state in ('queued', 'running')`.execute(db);
}
