import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { OrganisationFacts } from '../../src/documents/check/documentSet.ts';
import type { Database } from '../db/database.ts';

/**
 * What checks of flows know of the people here: groups that have members, heads, and the accounts that working documents
 * of flows name. Read as a whole, since each document that is checked may name any of them.
 */
export async function readOrganisation(db: Kysely<Database>): Promise<OrganisationFacts> {
  const { rows } = await sql<{ kind: string; id: string; state: string | null }>`
    select distinct 'role' as kind, m.groupid as id, null as state from atrium.user_role m
      join atrium.user_account u on u.id = m.user_id where u.status = 'active'
    union all
    select distinct 'label', l.label, null from atrium.user_label l
      join atrium.user_account u on u.id = l.user_id where u.status = 'active'
    union all
    select distinct 'department', department, null from atrium.user_account
      where status = 'active' and department is not null
    union all
    select 'known label', id, null from atrium.label
    union all
    select 'head', id, null from atrium.department where head is not null
    union all
    select 'account', named.id, u.status from (
      select distinct person #>> '{}' as id from atrium.resource r,
        jsonb_path_query(r.schema, '$.**.people[*].value') as person
      where r.kind = 'flow'
    ) as named left join atrium.user_account u on u.id = named.id`.execute(db);
  const idsOf = (wanted: string): readonly string[] =>
    rows.flatMap(({ kind, id }) => (kind === wanted ? id : []));
  return {
    groups: new Set(rows.map(({ kind, id }) => `${kind} ${id}`)),
    labels: new Set(idsOf('known label')),
    hasHeads: idsOf('head').length > 0,
    accounts: new Map(
      rows.flatMap(({ kind, id, state }) => (kind === 'account' ? [[id, stateOf(state)] as const] : [])),
    ),
  };
}

const stateOf = (status: string | null): 'enabled' | 'disabled' | 'gone' =>
  status === null ? 'gone' : status === 'active' ? 'enabled' : 'disabled';
