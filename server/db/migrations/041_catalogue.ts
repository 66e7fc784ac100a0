import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * What the catalogues show of a document beside itself: its titles, a drawing of it, and who names whom, kept with each save and
 * publication (`documents/catalogue.ts`). No role is called as grants call all who design (`DESIGNERS`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table atrium.resource add column thumbnail text`.execute(db);
  // Kept, since a catalogue is sorted and searched by them: read out of the documents, each would be unpacked for it.
  for (const [column, language] of [
    ['title_zh', 'zhCN'],
    ['title_en', 'enUS'],
  ] as const)
    await sql`alter table atrium.resource add column ${sql.raw(column)} text generated always as (
      coalesce(case jsonb_typeof(schema -> 'title') when 'object' then schema -> 'title' ->> ${sql.lit(language)}
        else schema ->> 'title' end, name)) stored`.execute(db);
  await sql`create table atrium.document_reference (
    kind text not null,
    id text not null,
    state text not null check (state in ('draft', 'published')),
    named_kind text not null,
    named_id text not null,
    primary key (kind, id, state, named_kind, named_id),
    foreign key (kind, id) references atrium.resource (kind, id) on delete cascade
  )`.execute(db);
  await sql`create index document_reference_named on atrium.document_reference (named_kind, named_id)`.execute(
    db,
  );
  await sql`alter table atrium.role add constraint role_no_sign check (left(groupid, 1) <> '@') not valid`.execute(
    db,
  );
}
