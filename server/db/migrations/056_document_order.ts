import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const TABLES = ['resource', 'resource_version', 'removed_document', 'removed_version'] as const;
const LANGUAGES = [
  ['title_zh', 'zhCN'],
  ['title_en', 'enUS'],
] as const;

/**
 * Documents keep the order in which their members were written, which `jsonb` does not: the fields of a Formily schema stand
 * in that order. What the database could not read as `jsonb` (U+0000, halves of signs) is refused as before. Of documents
 * that are there already the order is lost.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // They are made of the column, whose type then cannot be changed.
  for (const [column] of LANGUAGES)
    await sql`alter table atrium.resource drop column ${sql.raw(column)}`.execute(db);
  for (const table of TABLES)
    await sql`alter table ${sql.table(`atrium.${table}`)} alter column schema type json using schema::json,
      add constraint ${sql.raw(`${table}_schema_is_read`)} check (schema::jsonb is not null)`.execute(db);
  for (const [column, language] of LANGUAGES)
    await sql`alter table atrium.resource add column ${sql.raw(column)} text generated always as (
      coalesce(case json_typeof(schema -> 'title') when 'object' then schema -> 'title' ->> ${sql.lit(language)}
        else schema ->> 'title' end, name)) stored`.execute(db);
}
