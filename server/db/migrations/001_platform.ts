import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The platform's tables. Forward only: a change is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'create schema if not exists data',
  `create table atrium.user_account (
    id text primary key,
    login_name text not null,
    password_hash text not null,
    real_name text not null,
    nick_name text not null default '',
    head_image text not null default '',
    sex text not null default '',
    college text not null default '',
    college_name text not null default '',
    phone text not null default '',
    department text,
    status text not null default 'active' check (status in ('active', 'disabled')),
    auth_version integer not null default 1,
    is_demo boolean not null default false,
    created_at timestamptz not null default now()
  )`,
  'create unique index user_account_login_name on atrium.user_account (lower(login_name))',
  `create table atrium.role (
    groupid text primary key,
    name jsonb not null,
    is_admin boolean not null default false,
    sort integer not null default 0
  )`,
  `create table atrium.user_role (
    user_id text not null references atrium.user_account (id) on delete cascade,
    groupid text not null references atrium.role (groupid),
    sort integer not null default 0,
    primary key (user_id, groupid)
  )`,
  'create index user_role_groupid on atrium.user_role (groupid)',
  `create table atrium.session (
    token_hash bytea primary key,
    user_id text references atrium.user_account (id) on delete cascade,
    kind text not null check (kind in ('web', 'embed', 'share', 'visitor')),
    login_type text not null,
    auth_version integer not null,
    issued_at timestamptz not null default now(),
    seen_at timestamptz not null default now(),
    absolute_at timestamptz not null,
    ip text not null,
    device text not null,
    revoked_at timestamptz
  )`,
  'create index session_user_id on atrium.session (user_id)',
  'create index session_absolute_at on atrium.session (absolute_at)',
  `create table atrium.seen_sign (
    token_hash bytea not null,
    sign text not null,
    seen_at timestamptz not null default now(),
    primary key (token_hash, sign)
  )`,
  'create index seen_sign_seen_at on atrium.seen_sign (seen_at)',
  `create table atrium.idempotency (
    actor text not null,
    request_id text not null,
    fingerprint text not null,
    answer text,
    at timestamptz not null default now(),
    primary key (actor, request_id)
  )`,
  'create index idempotency_at on atrium.idempotency (at)',
  `create table atrium.resource (
    kind text not null,
    id text not null check (id ~ '^[a-z][a-z0-9-]{1,63}$'),
    name text not null,
    schema jsonb not null,
    revision integer not null default 1,
    published_version integer,
    updated_at timestamptz not null default now(),
    updated_by text not null,
    primary key (kind, id)
  )`,
  `create table atrium.resource_version (
    kind text not null,
    id text not null,
    version integer not null,
    revision integer not null,
    name text not null,
    schema jsonb not null,
    published_at timestamptz not null default now(),
    published_by text not null,
    primary key (kind, id, version),
    foreign key (kind, id) references atrium.resource (kind, id) on delete cascade
  )`,
  'create table atrium.dictionary (code text primary key, name jsonb not null)',
  `create table atrium.dictionary_item (
    dictionary text not null references atrium.dictionary (code) on delete cascade,
    value text not null,
    label_zh text not null,
    label_en text not null,
    color text not null default '',
    parent text,
    sort integer not null default 0,
    primary key (dictionary, value)
  )`,
  `create table atrium.department (
    id text primary key,
    parent text references atrium.department (id),
    name text not null,
    sort integer not null default 0
  )`,
  `create table atrium.stored_file (
    id text primary key,
    name text not null,
    size integer not null,
    type text not null,
    owner text not null,
    purpose text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz
  )`,
  'create index stored_file_expires_at on atrium.stored_file (expires_at)',
  `create table atrium.audit (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    actor text not null,
    ip text not null,
    action text not null,
    resource text not null,
    before jsonb not null,
    after jsonb not null,
    result text not null,
    request_id text not null
  )`,
  'create index audit_at on atrium.audit (at)',
  `create function atrium.refuse_audit_change() returns trigger language plpgsql as $$
    begin raise exception 'audit rows are never changed'; end $$`,
  `create trigger audit_append_only before update or delete or truncate on atrium.audit
    for each statement execute function atrium.refuse_audit_change()`,
  `create table atrium.app_key (
    key text primary key,
    name text not null unique,
    secret text,
    created_at timestamptz not null default now()
  )`,
  'create table atrium.setting (key text primary key, value jsonb not null)',
  `create table atrium.rate_limit (
    key text primary key,
    level double precision not null,
    updated_at timestamptz not null default now()
  )`,
  'create index rate_limit_updated_at on atrium.rate_limit (updated_at)',
];
