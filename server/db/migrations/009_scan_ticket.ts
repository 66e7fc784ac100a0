import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements: readonly string[] = [
  `create table atrium.scan_ticket (
    id text primary key,
    browser_hash bytea not null,
    state text not null default 'waiting' check (state in ('waiting', 'scanned', 'confirmed', 'cancelled')),
    user_id text references atrium.user_account (id) on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index scan_ticket_expires_at on atrium.scan_ticket (expires_at)',
];

/** Tickets that a phone confirms for the browser that shows them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
