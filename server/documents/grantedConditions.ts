import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { RuleSetOrReference } from '../../src/schemas/condition.ts';
import type { Database } from '../db/database.ts';
import { besidePublished } from './besidePublished.ts';
import type { FindRules } from './grantedRights.ts';

/**
 * Whether the grants of a form name a condition, be it by way of conditions that name it: who changes its rules changes
 * which records somebody reaches. Forms and conditions count as they are designed, as users have them, and in the bin, out
 * of which they come back.
 */
export async function isGranted(db: Kysely<Database>, condition: string): Promise<boolean> {
  const { rows } = await sql<{ granted: boolean }>`
    with recursive documents as (
      select r.kind, r.id, r.schema from atrium.resource r where r.kind in ('form', 'condition')
      union all
      select r.kind, r.id, v.schema from atrium.resource r join atrium.resource_version v
        on v.kind = r.kind and v.id = r.id and v.version = r.published_version
      where r.kind in ('form', 'condition')
      union all
      select d.kind, d.document, d.schema from atrium.removed_document d where d.kind in ('form', 'condition')
    ), granted as (
      select named #>> '{}' as id
      from documents, jsonb_path_query(schema::jsonb, '$.grants[*].rows.condition') named where kind = 'form'
      union
      select d.schema #>> '{rules,condition}' from documents d join granted g on d.id = g.id
      where d.kind = 'condition' and d.schema #>> '{rules,condition}' is not null
    )
    select exists (select from granted where id = ${condition}) as granted`.execute(db);
  return rows[0]?.granted ?? false;
}

/** The rules of all conditions, as users have them, and else as they are designed. */
export async function readRules(db: Kysely<Database>): Promise<FindRules> {
  const rows = await besidePublished(db)
    .select('r.id')
    .select(sql<RuleSetOrReference>`coalesce(v.schema, r.schema) -> 'rules'`.as('rules'))
    .where('r.kind', '=', 'condition')
    .execute();
  const byId = new Map(rows.map(({ id, rules }) => [id, rules]));
  return (id) => byId.get(id);
}
