import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements: readonly string[] = [
  `create table atrium.chat_account (
    id text primary key,
    platform integer not null check (platform in (1, 3, 5)),
    platform_user_id text not null,
    user_id text not null references atrium.user_account (id) on delete cascade,
    revision integer not null default 1,
    created_by text not null default 'system',
    created_at timestamptz not null default now(),
    updated_by text not null default 'system',
    updated_at timestamptz not null default now(),
    constraint chat_account_person unique (platform, platform_user_id)
  )`,
  'create index chat_account_user_id on atrium.chat_account (user_id)',
  // Codes that were asked about, by their hash.
  `create table atrium.chat_code (
    hash bytea primary key,
    expires_at timestamptz not null
  )`,
  'create index chat_code_expires_at on atrium.chat_code (expires_at)',
];

/** Which people of chat apps are which accounts, and the codes that they came with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
