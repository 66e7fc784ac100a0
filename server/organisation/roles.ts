import type { Kysely } from 'kysely';
import type { LocalText } from '../../src/schemas/text.ts';
import type { Database } from '../db/database.ts';

/** A role as it is called. */
export interface NamedRole {
  readonly groupid: string;
  readonly name: LocalText;
  readonly isAdmin: boolean;
}

/** All roles, in their order. */
export async function allRoles(db: Kysely<Database>): Promise<readonly NamedRole[]> {
  const rows = await db
    .selectFrom('atrium.role')
    .select(['groupid', 'name', 'is_admin as isAdmin'])
    .orderBy('sort')
    .orderBy('groupid')
    .execute();
  return rows;
}

/** Whether somebody who is active has a role. */
export async function hasRole(db: Kysely<Database>, userId: string, role: string): Promise<boolean> {
  const found = await db
    .selectFrom('atrium.user_role as m')
    .innerJoin('atrium.user_account as u', 'u.id', 'm.user_id')
    .select('m.user_id')
    .where('m.user_id', '=', userId)
    .where('m.groupid', '=', role)
    .where('u.status', '=', 'active')
    .executeTakeFirst();
  return found !== undefined;
}

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
