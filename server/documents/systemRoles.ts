import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';

/**
 * The roles of a system: those that its menus let in, as it is designed and as users have it, and those that design it.
 * Whoever designs the system may give rights to these and to no others.
 * @param system null: the administrators' documents, which have none
 */
export async function rolesOf(db: Kysely<Database>, system: string | null): Promise<ReadonlySet<string>> {
  if (system === null) return new Set();
  const { rows } = await sql<{ role: string }>`
    with documents as (
      select r.schema from atrium.resource r where r.kind = 'system' and r.id = ${system}
      union all
      select v.schema from atrium.resource r join atrium.resource_version v
        on v.kind = r.kind and v.id = r.id and v.version = r.published_version
      where r.kind = 'system' and r.id = ${system}
    )
    select distinct granted #>> '{}' as role
    from documents, jsonb_path_query(schema, 'strict $.**.grants[*].role') granted
    union
    select role from atrium.design_right where system = ${system}`.execute(db);
  return new Set(rows.map(({ role }) => role));
}
