import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';

/** Which roles are whose: those that menus of a system let in, as it is designed and as users have it, and those that design it. */
const ROLES_OF_SYSTEMS = sql<{ system: string; role: string }>`
  select documents.id as system, granted #>> '{}' as role
  from (
    select r.id, r.schema from atrium.resource r where r.kind = 'system'
    union all
    select r.id, v.schema from atrium.resource r join atrium.resource_version v
      on v.kind = r.kind and v.id = r.id and v.version = r.published_version
    where r.kind = 'system'
  ) documents, jsonb_path_query(documents.schema::jsonb, 'strict $.**.grants[*].role') granted
  union
  select system, role from atrium.design_right`;

/**
 * The roles of a system. Whoever designs the system may give rights to these and to no others.
 * @param system null: the administrators' documents, which have none
 */
export async function rolesOf(db: Kysely<Database>, system: string | null): Promise<ReadonlySet<string>> {
  if (system === null) return new Set();
  const { rows } = await sql<{ role: string }>`
    select role from (${ROLES_OF_SYSTEMS}) roles where system = ${system}`.execute(db);
  return new Set(rows.map(({ role }) => role));
}

/** The systems of which a role is one of the roles; `ALL_SYSTEMS`, of which it may design everything, is no system. */
export async function systemsOf(db: Kysely<Database>, role: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ system: string }>`
    select system from (${ROLES_OF_SYSTEMS}) roles where role = ${role}`.execute(db);
  return new Set(rows.map(({ system }) => system));
}
