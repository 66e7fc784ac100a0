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
        jsonb_path_query(r.schema::jsonb, '$.**.people[*].value') as person
      where r.kind = 'flow'
    ) as named left join atrium.user_account u on u.id = named.id`.execute(db);
  const managers = await readManagers(db);
  const idsOf = (wanted: string): readonly string[] =>
    rows.flatMap(({ kind, id }) => (kind === wanted ? id : []));
  return {
    groups: new Set(rows.map(({ kind, id }) => `${kind} ${id}`)),
    labels: new Set(idsOf('known label')),
    hasHeads: idsOf('head').length > 0,
    accounts: new Map(
      rows.flatMap(({ kind, id, state }) => (kind === 'account' ? [[id, stateOf(state)] as const] : [])),
    ),
    managers,
  };
}

/** Roles of the accounts, labels and departments (with those below) that working documents of flows name as managers. */
async function readManagers(db: Kysely<Database>): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ name: string; roles: readonly string[] }>`
    with recursive flow as (
      select schema::jsonb #> '{settings,managers}' as managers from atrium.resource where kind = 'flow'
    ), named as (
      select 'account' as kind, each #>> '{}' as id from flow, jsonb_path_query(managers, '$.people[*].value') as each
      union select 'label', each #>> '{}' from flow, jsonb_path_query(managers, '$.labels[*]') as each
      union select 'department', each #>> '{}' from flow, jsonb_path_query(managers, '$.departments[*]') as each
    ), below as (
      select id as top, id from named where kind = 'department'
      union select below.top, d.id from atrium.department d join below on d.parent = below.id
    ), member as (
      select kind, id, id as user_id from named where kind = 'account'
      union select n.kind, n.id, l.user_id from named n join atrium.user_label l on l.label = n.id where n.kind = 'label'
      union select 'department', below.top, u.id from below join atrium.user_account u on u.department = below.id
    )
    select n.kind || ' ' || n.id as name,
      coalesce(array_agg(distinct r.groupid) filter (where r.groupid is not null), '{}') as roles
    from named n left join member m on m.kind = n.kind and m.id = n.id
      left join atrium.user_account u on u.id = m.user_id and u.status = 'active'
      left join atrium.user_role r on r.user_id = u.id
    group by n.kind, n.id`.execute(db);
  return new Map(rows.map(({ name, roles }) => [name, roles]));
}

const stateOf = (status: string | null): 'enabled' | 'disabled' | 'gone' =>
  status === null ? 'gone' : status === 'active' ? 'enabled' : 'disabled';
