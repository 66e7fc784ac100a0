import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { LocalText } from '../../src/schemas/text.ts';
import type { Database } from '../db/database.ts';
import type { JobState } from '../db/jobTables.ts';

/** What a job is about: the module, and its title for people. */
export interface JobSubject {
  readonly module: string;
  readonly title: LocalText;
  /** The id of the request that asked for it: who left before the answer finds it by that. */
  readonly requestId?: string;
  /** The appKey of the registered site in whose frame it was asked for: there nobody is told of others. */
  readonly site?: string;
}

/**
 * Who asks for a job: its owner, and where they are bound to a registered site, of the jobs of that site alone. One that is
 * about nothing is in no list, and is found by whoever was told its id.
 */
export interface JobReader {
  readonly owner: string;
  readonly site?: string | undefined;
}

const isTold = ({ owner, site }: JobReader): RawBuilder<boolean> =>
  site === undefined
    ? sql<boolean>`owner = ${owner}`
    : sql<boolean>`owner = ${owner} and (about is null or about ->> 'site' = ${site})`;

/** A job as its owner sees it. */
export interface JobEntry {
  readonly state: JobState;
  readonly done: number;
  readonly total: number;
  readonly result: unknown;
  readonly msg: LocalText | null;
}

/** A job of somebody. */
export async function findJob(
  db: Kysely<Database>,
  id: string,
  reader: JobReader,
): Promise<JobEntry | undefined> {
  return db
    .selectFrom('atrium.job')
    .select(['state', 'done', 'total', 'result', 'msg'])
    .where('id', '=', id)
    .where(isTold(reader))
    .executeTakeFirst();
}

/** Notes that an owner has seen that their jobs have ended: nobody need tell them any more. */
export async function noteSeenEnded(
  db: Kysely<Database>,
  owner: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('atrium.job')
    .set({ told_at: sql<Date>`now()` })
    .where('id', 'in', [...ids])
    .where('owner', '=', owner)
    .where('state', 'in', ['done', 'failed'])
    .where('told_at', 'is', null)
    .execute();
}

/** A job that ended, of which nobody has told its owner yet. */
export interface UntoldJob {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly about: JobSubject;
  readonly state: 'done' | 'failed';
  readonly result: unknown;
  readonly msg: LocalText | null;
}

/** Takes jobs that ended some time ago and whose owners have not asked for them since; each is taken once. */
export async function takeUntold(
  db: Kysely<Database>,
  { seconds, most }: { readonly seconds: number; readonly most: number },
): Promise<readonly UntoldJob[]> {
  const { rows } = await sql<UntoldJob>`
    with untold as (
      select id from atrium.job
      where state in ('done', 'failed') and told_at is null and about is not null and owner is not null
        and seen_at < now() - make_interval(secs => ${seconds})
      order by seen_at limit ${most} for update skip locked
    )
    update atrium.job as job set told_at = now() from untold where job.id = untold.id
    returning job.id, job.name, job.owner, job.about, job.state, job.result, job.msg`.execute(db);
  return rows;
}

/** Whether a job with a key waits or runs, and is still wanted. */
export async function hasOpenJob(db: Kysely<Database>, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('atrium.job')
    .select('id')
    .where('key', '=', key)
    .where('state', 'in', ['queued', 'running'])
    .where('cancel', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

/** Asks a job of somebody to end: at once where it waits, at its next step where it runs. */
export async function cancelJob(db: Kysely<Database>, id: string, owner: string): Promise<void> {
  await sql`update atrium.job set cancel = true,
      state = case when state = 'queued' then 'cancelled' else state end,
      payload = case when state = 'queued' then '{}' else payload end
    where id = ${id} and owner = ${owner} and state in ('queued', 'running')`.execute(db);
}

/** A job as its owner finds it again. */
export interface JobListEntry extends Omit<JobEntry, 'result'> {
  readonly id: string;
  readonly name: string;
  readonly about: JobSubject;
}

/** The jobs of somebody that run, or ended within the last minutes, the oldest first; of those that are told of. */
export async function listJobs(
  db: Kysely<Database>,
  reader: JobReader,
  minutes: number,
): Promise<readonly JobListEntry[]> {
  const rows = await db
    .selectFrom('atrium.job')
    .select(['id', 'name', 'about', 'state', 'done', 'total', 'msg'])
    .where(isTold(reader))
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
