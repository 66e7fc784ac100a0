import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements: readonly string[] = [
  `create table atrium.short_link (
    code text primary key,
    path text not null unique,
    created_by text not null,
    created_at timestamptz not null default now()
  )`,
];

/** Short addresses of pages of this portal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
