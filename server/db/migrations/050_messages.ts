import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What people are told, and how each of them wants to be told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table atrium.message (
    id text primary key,
    user_id text not null references atrium.user_account (id) on delete cascade,
    kind text not null,
    title jsonb not null,
    content jsonb not null,
    -- Path of the portal that it leads to.
    link text,
    -- Of two with one key a person has one: what tells them twice tells them once.
    key text,
    created_at timestamptz not null default now(),
    read_at timestamptz
  )`.execute(db);
  await sql`create index message_user on atrium.message (user_id, created_at desc, id)`.execute(db);
  await sql`create index message_unread on atrium.message (user_id, kind) where read_at is null`.execute(db);
  await sql`create unique index message_key on atrium.message (user_id, key) where key is not null`.execute(
    db,
  );
  await sql`create index message_age on atrium.message (created_at)`.execute(db);
  await sql`create table atrium.message_setting (
    user_id text primary key references atrium.user_account (id) on delete cascade,
    -- Channels by kind; a kind that is missing is told as usual.
    channels jsonb not null default '{}',
    -- Local times between which nothing but the inbox tells; null: none.
    quiet_from text,
    quiet_to text,
    revision integer not null default 1
  )`.execute(db);
}
