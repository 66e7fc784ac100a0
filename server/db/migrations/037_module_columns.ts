import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Whose each column of a form's table is (`docs/decisions/field-identity.md`), what is removed and may come back, and
 * what is said of a version. Which columns there are already is noted when their form is published next.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table atrium.module_column (
    form text not null,
    "column" text not null,
    node_id text not null,
    code text not null,
    type text not null,
    state text not null check (state in ('live', 'retired', 'kept')),
    since timestamptz not null default now(),
    node jsonb,
    storage jsonb not null default '{}',
    primary key (form, "column")
  )`.execute(db);
  await sql`create unique index module_column_live on atrium.module_column (form, node_id)
    where state = 'live'`.execute(db);
  await sql`create index module_column_gone on atrium.module_column (since) where state <> 'live'`.execute(
    db,
  );
  await sql`create table atrium.removed_document (
    id text primary key,
    kind text not null,
    document text not null,
    name text not null,
    schema jsonb not null,
    removed_at timestamptz not null default now(),
    removed_by text not null,
    kept jsonb
  )`.execute(db);
  await sql`create index removed_document_at on atrium.removed_document (removed_at)`.execute(db);
  await sql`create table atrium.removed_version (
    removed text not null references atrium.removed_document (id) on delete cascade,
    version integer not null,
    revision integer not null,
    name text not null,
    schema jsonb not null,
    published_at timestamptz not null,
    published_by text not null,
    note text,
    primary key (removed, version)
  )`.execute(db);
  await sql`alter table atrium.resource_version add column note text`.execute(db);
}
