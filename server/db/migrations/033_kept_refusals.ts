import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What was refused although it may have been done answers a repeat of its request id as it did the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table atrium.idempotency add column refusal jsonb`.execute(db);
}
