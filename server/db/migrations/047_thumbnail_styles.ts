import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** How a drawing was made: where another release draws otherwise, it is made anew (`documents/catalogue.ts`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table atrium.resource add column thumbnail_style text`.execute(db);
}
