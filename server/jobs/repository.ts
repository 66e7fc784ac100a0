import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { LocalText } from '../../src/schemas/text.ts';
import type { Database, JobState } from '../db/database.ts';

/** What a job is about: the module, and its title for people. */
export interface JobSubject {
  readonly module: string;
  readonly title: LocalText;
}

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
  { about, ...job }: { id: string; kind: string; owner: string; about: JobSubject | undefined },
): Promise<void> {
  const subject = about === undefined ? null : JSON.stringify(about);
  await db
    .insertInto('atrium.job')
    .values({ ...job, about: subject })
    .execute();
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

/** Whether a job of a kind that somebody asked for about a module waits or runs, and is still wanted; of those that are told of. */
export async function hasOpenJob(
  db: Kysely<Database>,
  { kind, owner, module }: { kind: string; owner: string; module: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('atrium.job')
    .select('id')
    .where('kind', '=', kind)
    .where('owner', '=', owner)
    .where('state', 'in', ['queued', 'running'])
    .where('cancel', '=', false)
    .where(sql`about ->> 'module'`, '=', module)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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

/** Ends a job that has not ended; one that was cancelled is never done. */
export async function endJob(
  db: Kysely<Database>,
  id: string,
  end: { state: 'done' | 'failed' | 'cancelled'; result?: unknown; total?: number; msg?: LocalText },
): Promise<void> {
  if (end.state === 'done' && (await concludeJob(db, id, { result: end.result, total: end.total ?? 0 })))
    return;
  await db
    .updateTable('atrium.job')
    .set({
      state: end.state === 'done' ? 'cancelled' : end.state,
      msg: end.msg === undefined ? null : JSON.stringify(end.msg),
      seen_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .execute();
}

/** Ends a running job as done. @returns whether it was still wanted */
export async function concludeJob(
  db: Kysely<Database>,
  id: string,
  { result, total }: { result: unknown; total: number },
): Promise<boolean> {
  const row = await db
    .updateTable('atrium.job')
    .set({
      state: 'done',
      result: result === undefined ? null : JSON.stringify(result),
      done: total,
      total,
      seen_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('cancel', '=', false)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Asks a job of somebody to end: at once where it waits, at its next step where it runs. */
export async function cancelJob(db: Kysely<Database>, id: string, owner: string): Promise<void> {
  await sql`update atrium.job set cancel = true,
      state = case when state = 'queued' then 'cancelled' else state end
    where id = ${id} and owner = ${owner} and state in ('queued', 'running')`.execute(db);
}

/** A job as its owner finds it again. */
export interface JobListEntry extends Omit<JobEntry, 'result'> {
  readonly id: string;
  readonly kind: string;
  readonly about: JobSubject;
}

/** The jobs of somebody that run, or ended within the last minutes, the oldest first; of those that are told of. */
export async function listJobs(
  db: Kysely<Database>,
  owner: string,
  minutes: number,
): Promise<readonly JobListEntry[]> {
  const rows = await db
    .selectFrom('atrium.job')
    .select(['id', 'kind', 'about', 'state', 'done', 'total', 'msg'])
    .where('owner', '=', owner)
    .where('about', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['queued', 'running']),
        eb('seen_at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.reverse().flatMap(({ about, ...row }) => (about === null ? [] : [{ ...row, about }]));
}

const MOST_LISTED = 20;
