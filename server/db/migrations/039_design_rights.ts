import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Who designs which systems, and whose the documents are (`docs/decisions/design-rights.md`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table atrium.design_right (
    id text primary key,
    role text not null references atrium.role (groupid) on delete cascade,
    system text not null,
    rights text[] not null,
    revision integer not null default 1,
    created_by text not null,
    created_at timestamptz not null default now(),
    updated_by text not null,
    updated_at timestamptz not null default now(),
    unique (role, system)
  )`.execute(db);
  for (const table of ['resource', 'removed_document'])
    await sql`alter table atrium.${sql.raw(table)}
      add column system text,
      add column shared boolean not null default false,
      add column tags text[] not null default '{}'`.execute(db);
  // A system is its own; whose the others are is for administrators to say.
  await sql`update atrium.resource set system = id where kind = 'system' and origin = 'own'`.execute(db);
  await sql`update atrium.removed_document set system = document where kind = 'system'`.execute(db);
  await sql`create index resource_system on atrium.resource (system)`.execute(db);
}
