import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What people keep for themselves: settings, saved views of lists, drafts of records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const owner = 'text not null references atrium.user_account (id) on delete cascade';

const statements = [
  `create table atrium.user_setting (
    user_id ${owner},
    key text not null,
    value jsonb not null,
    updated_at timestamptz not null default now(),
    primary key (user_id, key)
  )`,
  `create table atrium.list_view (
    id text primary key,
    list text not null,
    owner ${owner},
    name text not null,
    state jsonb not null,
    scope text not null check (scope in ('own', 'shared', 'role')),
    roles text[] not null default '{}',
    revision integer not null default 1,
    updated_at timestamptz not null default now(),
    constraint list_view_name unique (owner, list, name)
  )`,
  'create index list_view_list on atrium.list_view (list)',
  `create table atrium.default_view (
    user_id ${owner},
    list text not null,
    view text not null references atrium.list_view (id) on delete cascade,
    primary key (user_id, list)
  )`,
  'create index default_view_view on atrium.default_view (view)',
  `create table atrium.draft (
    user_id ${owner},
    kind text not null,
    form text not null,
    record text not null,
    data jsonb not null,
    revision integer,
    updated_at timestamptz not null default now(),
    primary key (user_id, kind, form, record)
  )`,
  'create index draft_updated_at on atrium.draft (updated_at)',
];
