import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { LocalText } from '../../src/schemas/text.ts';
import type { Database } from '../db/database.ts';
import type { JobState } from '../db/jobTables.ts';

/** What a job is about: the module, and its title for people. */
export interface JobSubject {
  readonly module: string;
  readonly title: LocalText;
  /** The id of the request that asked for it: who left before the answer finds it by that. */
  readonly requestId?: string;
}

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
  owner: string,
): Promise<JobEntry | undefined> {
  return db
    .selectFrom('atrium.job')
    .select(['state', 'done', 'total', 'result', 'msg'])
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst();
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
  owner: string,
  minutes: number,
): Promise<readonly JobListEntry[]> {
  const rows = await db
    .selectFrom('atrium.job')
    .select(['id', 'name', 'about', 'state', 'done', 'total', 'msg'])
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
