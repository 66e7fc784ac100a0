import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What a job is about, so that its owner finds it again without having kept its id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table atrium.job add column about jsonb').execute(db);
  await sql.raw('create index job_owner on atrium.job (owner, created_at)').execute(db);
}
