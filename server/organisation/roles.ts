import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';

/** Those of some ids that are roles. */
export async function knownRoles(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('atrium.role')
    .select('groupid')
    .where('groupid', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ groupid }) => groupid));
}
