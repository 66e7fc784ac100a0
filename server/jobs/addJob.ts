import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Static, TObject } from 'typebox';
import type { Database } from '../db/database.ts';
import type { JobDefinition } from './definition.ts';
import type { JobSubject } from './repository.ts';

/** Tells all processes that there is work. */
export const JOBS_CHANNEL = 'atrium_jobs';

export interface JobOptions {
  /** Of jobs with one key one waits or runs; a further one is not added. */
  readonly key?: string;
  /** Absent: at once. */
  readonly runAt?: Date;
  /** User id: the only one who sees the job. Absent: nobody does, and nothing is kept of it once it is done. */
  readonly owner?: string;
  /** What it is about, as its owner is told who comes back to it; absent: nobody comes back to it. */
  readonly about?: JobSubject;
}

/**
 * Adds a job, which any process begins once it is committed.
 * @param db the transaction of whoever asks: rolled back, there is no job
 * @returns its id; undefined where one with its key waits or runs
 */
export async function addJob<S extends TObject>(
  db: Kysely<Database>,
  { name }: Pick<JobDefinition<S>, 'name' | 'payload'>,
  payload: Static<S>,
  { key, runAt, owner, about }: JobOptions = {},
): Promise<string | undefined> {
  const subject = about === undefined ? null : JSON.stringify(about);
  const { rows } = await sql<{ id: string }>`
    with added as (
      insert into atrium.job (id, name, payload, key, run_at, owner, about)
      values (${randomUUID()}, ${name}, ${JSON.stringify(payload)}::jsonb, ${key ?? null},
        coalesce(${runAt ?? null}::timestamptz, now()), ${owner ?? null}, ${subject}::jsonb)
      on conflict (key) where state in ('queued', 'running') and not cancel do nothing
      returning id
    )
    select id, pg_notify(${JOBS_CHANNEL}, '') from added`.execute(db);
  return rows[0]?.id;
}

/** Cancels the job with a key, if one waits or runs: it ends at once where it waits, at its next step where it runs. */
export async function cancelByKey(db: Kysely<Database>, key: string): Promise<void> {
  await sql`update atrium.job set cancel = true,
      state = case when state = 'queued' then 'cancelled' else state end,
      payload = case when state = 'queued' then '{}' else payload end
    where key = ${key} and state in ('queued', 'running') and not cancel`.execute(db);
}
