import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements: readonly string[] = [
  `create table atrium.credential (
    id text primary key,
    name text not null,
    module_code text not null,
    origin text not null,
    header text not null,
    value_sealed bytea not null,
    revision integer not null default 1,
    updated_by text not null,
    updated_at timestamptz not null default now()
  )`,
];

/** What configured HTTP interfaces log in with: each for one module and one origin. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
