import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { JobDefinition } from './definition.ts';

/** Notes how often recurring jobs are due; one that is new is due at once. */
export async function keepSchedule(
  db: Kysely<Database>,
  definitions: readonly Pick<JobDefinition, 'name' | 'every'>[],
): Promise<void> {
  const recurring = definitions.filter(({ every }) => every !== undefined);
  const names = recurring.map(({ name }) => name);
  const seconds = recurring.map(({ every }) => every ?? 0);
  await sql`insert into atrium.schedule (name, every)
    select name, make_interval(secs => seconds) from unnest(${names}::text[], ${seconds}::int[]) as asked(name, seconds)
    on conflict (name) do update set every = excluded.every`.execute(db);
}

/**
 * Adds the recurring jobs that are due, each once whatever processes look at the clock. One that still waits or runs is
 * not added again, and what was due while no process ran is added once.
 */
export async function addDueJobs(
  db: Kysely<Database>,
  definitions: readonly Pick<JobDefinition, 'name' | 'every'>[],
): Promise<void> {
  const names = definitions.map(({ name }) => name);
  await sql`
    with due as (
      update atrium.schedule set due_at = now() + every where due_at <= now() and name = any(${names}::text[])
      returning name
    )
    insert into atrium.job (id, name, key) select gen_random_uuid()::text, name, 'every ' || name from due
    on conflict (key) where state in ('queued', 'running') and not cancel do nothing`.execute(db);
}
