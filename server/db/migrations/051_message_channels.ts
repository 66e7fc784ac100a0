import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** How people are told outside of their inbox, announcements, and which jobs their owners have been told of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table atrium.user_account add column email text not null default ''`.execute(db);
  await sql`create table atrium.message_delivery (
    message text not null references atrium.message (id) on delete cascade,
    channel text not null check (channel in ('sms', 'chat', 'email')),
    -- waiting; sending: in the hands of a process, and not begun again; sent; failed; needless: read meanwhile.
    state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'needless')),
    due_at timestamptz not null,
    tries integer not null default 0,
    primary key (message, channel)
  )`.execute(db);
  await sql`create index message_delivery_due on atrium.message_delivery (due_at, message)
    where state = 'waiting'`.execute(db);
  await sql`create table atrium.announcement (
    id text primary key,
    title text not null,
    title_en text not null default '',
    content text not null,
    content_en text not null default '',
    everybody boolean not null default true,
    -- Whom it is for where that is not everybody, as the widget of recipients keeps people, departments and roles.
    recipients jsonb,
    state text not null default 'draft' check (state in ('draft', 'sending', 'sent')),
    -- The last account that has it, in the order of their ids.
    told_until text not null default '',
    told integer not null default 0,
    sent_at timestamptz,
    revision integer not null default 1,
    created_by text not null default 'system',
    created_at timestamptz not null default now(),
    updated_by text not null default 'system',
    updated_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index message_read on atrium.message (read_at) where read_at is not null`.execute(db);
  // Whether its owner has seen that it ended, or was told: null as long as neither is so.
  await sql`alter table atrium.job add column told_at timestamptz`.execute(db);
  await sql`update atrium.job set told_at = now() where state in ('done', 'failed')`.execute(db);
  await sql`create index job_untold on atrium.job (seen_at)
    where state in ('done', 'failed') and told_at is null and about is not null`.execute(db);
}
