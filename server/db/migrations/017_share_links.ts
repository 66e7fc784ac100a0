import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements: readonly string[] = [
  `create table atrium.share_link (
    id text primary key,
    token_hash bytea not null unique,
    kind text not null,
    resource_id text not null,
    version text not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    created_by text not null,
    created_at timestamptz not null default now()
  )`,
  'create index share_link_resource on atrium.share_link (kind, resource_id)',
];

/** Links by which somebody without a role reads one resource. Of the token only a digest is kept, as of all others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
