import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';

/** Origins of the sites that are registered and not disabled, each once, in their order. */
export async function registeredOrigins(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('atrium.app_key')
    .select('domains')
    .where('status', '=', 'active')
    .execute();
  const origins = rows.flatMap(({ domains }) => domains.map(({ origin }) => origin));
  return [
    ...new Set(origins.filter((origin) => URL.canParse(origin)).map((origin) => new URL(origin).origin)),
  ].sort();
}
