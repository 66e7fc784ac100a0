-- The platform's tables, as the migrations up to 035_durable_jobs left them (folded.ts). Forward only: a change is a new
-- migration. Views, functions and triggers over them are files of their own (../backOffice), but for what keeps the
-- audit, which shall never be without.

create schema if not exists data;

-- People, and what they may do.

create table atrium.user_account (
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
  created_at timestamptz not null default now(),
  revision integer not null default 1,
  created_by text not null default 'system',
  updated_by text not null default 'system',
  updated_at timestamptz not null default now(),
  -- False for accounts that people made themselves, until an administrator has looked at them.
  verified boolean not null default true
);
create unique index user_account_login_name on atrium.user_account (lower(login_name));
create index user_account_phone on atrium.user_account (phone) where phone <> '';

create table atrium.role (
  groupid text primary key,
  name jsonb not null,
  is_admin boolean not null default false,
  sort integer not null default 0,
  revision integer not null default 1,
  created_by text not null default 'system',
  updated_by text not null default 'system',
  updated_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

create table atrium.user_role (
  user_id text not null references atrium.user_account (id) on delete cascade,
  groupid text not null references atrium.role (groupid),
  sort integer not null default 0,
  primary key (user_id, groupid)
);
create index user_role_groupid on atrium.user_role (groupid);

create table atrium.department (
  id text primary key,
  parent text references atrium.department (id),
  name text not null,
  sort integer not null default 0,
  revision integer not null default 1,
  created_by text not null default 'system',
  updated_by text not null default 'system',
  updated_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

create table atrium.label (
  id text primary key,
  name jsonb not null,
  sort integer not null default 0,
  revision integer not null default 1,
  created_by text not null default 'system',
  created_at timestamptz not null default now(),
  updated_by text not null default 'system',
  updated_at timestamptz not null default now()
);

create table atrium.user_label (
  user_id text not null references atrium.user_account (id) on delete cascade,
  label text not null references atrium.label (id),
  primary key (user_id, label)
);
create index user_label_label on atrium.user_label (label);

-- Who is logged in, and by what.

create table atrium.session (
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
);
create index session_user_id on atrium.session (user_id);
create index session_absolute_at on atrium.session (absolute_at);

-- One live code for a phone and a purpose: a new one takes the place of the one before.
create table atrium.message_code (
  phone text not null,
  scene text not null check (scene in ('login', 'register', 'reset')),
  code_hash bytea not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  primary key (phone, scene)
);
create index message_code_expires_at on atrium.message_code (expires_at);

-- Tickets that a phone confirms for the browser that shows them.
create table atrium.scan_ticket (
  id text primary key,
  browser_hash bytea not null,
  state text not null default 'waiting' check (state in ('waiting', 'scanned', 'confirmed', 'cancelled')),
  user_id text references atrium.user_account (id) on delete cascade,
  expires_at timestamptz not null
);
create index scan_ticket_expires_at on atrium.scan_ticket (expires_at);

create table atrium.chat_account (
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
);
create index chat_account_user_id on atrium.chat_account (user_id);

-- Codes that were asked about, by their hash.
create table atrium.chat_code (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index chat_code_expires_at on atrium.chat_code (expires_at);

-- What calls go by.

create table atrium.app_key (
  key text primary key,
  name text not null unique,
  secret text,
  created_at timestamptz not null default now(),
  revision integer not null default 1,
  created_by text not null default 'system',
  updated_by text not null default 'system',
  updated_at timestamptz not null default now(),
  domains jsonb not null default '[]',
  status text not null default 'active'
);

create table atrium.seen_sign (
  token_hash bytea not null,
  sign text not null,
  seen_at timestamptz not null default now(),
  primary key (token_hash, sign)
);
create index seen_sign_seen_at on atrium.seen_sign (seen_at);

create table atrium.idempotency (
  actor text not null,
  request_id text not null,
  fingerprint text not null,
  answer text,
  at timestamptz not null default now(),
  -- What was refused although it may have been done answers a repeat of its request id as it did the first.
  refusal jsonb,
  primary key (actor, request_id)
);
create index idempotency_at on atrium.idempotency (at);

create table atrium.rate_limit (
  key text primary key,
  level double precision not null,
  updated_at timestamptz not null default now()
);
create index rate_limit_updated_at on atrium.rate_limit (updated_at);

create table atrium.audit (
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
);
create index audit_at on atrium.audit (at);
create function atrium.refuse_audit_change() returns trigger language plpgsql as $$
    begin raise exception 'audit rows are never changed'; end $$;
create trigger audit_append_only before update or delete or truncate on atrium.audit
  for each statement execute function atrium.refuse_audit_change();

-- Documents.

create table atrium.resource (
  kind text not null,
  id text not null check (id ~ '^[a-z][a-z0-9-]{1,63}$'),
  name text not null,
  schema jsonb not null,
  revision integer not null default 1,
  published_version integer,
  updated_at timestamptz not null default now(),
  updated_by text not null,
  -- Documents that come with the product are replaced by each release, and changed by nobody else.
  origin text not null default 'own' check (origin in ('own', 'product')),
  primary key (kind, id)
);

create table atrium.resource_version (
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
);

-- How far the numbers of removed resources were: a resource that gets the id anew counts on from there. Versions are
-- kept parsed by their number, by servers and browsers alike, so that a number never comes to mean something else.
create table atrium.removed_resource (
  kind text not null,
  id text not null,
  version integer not null,
  revision integer not null,
  primary key (kind, id)
);

-- Links by which somebody without a role reads one resource. Of the token only a digest is kept, as of all others.
create table atrium.share_link (
  id text primary key,
  token_hash bytea not null unique,
  kind text not null,
  resource_id text not null,
  version text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_by text not null,
  created_at timestamptz not null default now()
);
create index share_link_resource on atrium.share_link (kind, resource_id);

-- Short addresses of pages of this portal.
create table atrium.short_link (
  code text primary key,
  path text not null unique,
  created_by text not null,
  created_at timestamptz not null default now()
);

-- What belongs to the project.

create table atrium.setting (
  key text primary key,
  value jsonb not null,
  revision integer not null default 1,
  created_by text not null default 'system',
  updated_by text not null default 'system',
  updated_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
insert into atrium.setting (key, value) values ('container', '{}');

create table atrium.dictionary (
  code text primary key,
  name jsonb not null,
  revision integer not null default 1,
  created_by text not null default 'system',
  created_at timestamptz not null default now(),
  updated_by text not null default 'system',
  updated_at timestamptz not null default now()
);

create table atrium.dictionary_item (
  dictionary text not null references atrium.dictionary (code) on delete cascade,
  value text not null,
  label_zh text not null,
  label_en text not null,
  color text not null default '',
  parent text,
  sort integer not null default 0,
  primary key (dictionary, value)
);

-- Texts that stand in the place of the product's.
create table atrium.project_text (
  id text primary key,
  project_id text not null,
  key text not null,
  zh_cn text not null,
  en_us text not null,
  revision integer not null default 1,
  created_by text not null default 'system',
  created_at timestamptz not null default now(),
  updated_by text not null default 'system',
  updated_at timestamptz not null default now(),
  constraint project_text_key unique (project_id, key)
);

create table atrium.custom_config (
  id text primary key,
  code text not null constraint custom_config_code unique,
  name jsonb not null,
  kind text not null check (kind in ('text', 'number', 'bool')),
  value jsonb not null,
  remark text,
  revision integer not null default 1,
  created_by text not null default 'system',
  created_at timestamptz not null default now(),
  updated_by text not null default 'system',
  updated_at timestamptz not null default now()
);

-- What people keep for themselves.

create table atrium.user_setting (
  user_id text not null references atrium.user_account (id) on delete cascade,
  key text not null,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, key)
);

create table atrium.list_view (
  id text primary key,
  list text not null,
  owner text not null references atrium.user_account (id) on delete cascade,
  name text not null,
  state jsonb not null,
  scope text not null check (scope in ('own', 'shared', 'role')),
  roles text[] not null default '{}',
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint list_view_name unique (owner, list, name)
);
create index list_view_list on atrium.list_view (list);

create table atrium.default_view (
  user_id text not null references atrium.user_account (id) on delete cascade,
  list text not null,
  view text not null references atrium.list_view (id) on delete cascade,
  primary key (user_id, list)
);
create index default_view_view on atrium.default_view (view);

create table atrium.draft (
  user_id text not null references atrium.user_account (id) on delete cascade,
  kind text not null,
  form text not null,
  record text not null,
  data jsonb not null,
  revision integer,
  updated_at timestamptz not null default now(),
  primary key (user_id, kind, form, record)
);
create index draft_updated_at on atrium.draft (updated_at);

-- Records: their files, and how far the serial numbers of each form's field are, for each series of its pattern.

create table atrium.stored_file (
  id text primary key,
  name text not null,
  size integer not null,
  type text not null,
  owner text not null,
  purpose text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  -- The record that names it (`student/<id>`); until one does, it is whoever uploaded it who has it.
  record text
);
create index stored_file_expires_at on atrium.stored_file (expires_at);
create index stored_file_record on atrium.stored_file (record) where record is not null;
create index stored_file_owner on atrium.stored_file (owner, purpose);

create table atrium.serial_count (
  form text not null,
  field text not null,
  series text not null,
  count bigint not null check (count > 0),
  primary key (form, field, series)
);

-- Jobs are rows that any process takes: what is to be done, when, how often it was tried and in which run it is.

create table atrium.job (
  id text primary key,
  name text not null,
  -- Work of the platform's own is asked for by nobody.
  owner text,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  done integer not null default 0,
  total integer not null default 0,
  result jsonb,
  msg jsonb,
  cancel boolean not null default false,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- So that its owner finds it again without having kept its id.
  about jsonb,
  payload jsonb not null default '{}',
  run_at timestamptz not null default now(),
  key text,
  tries integer not null default 0,
  run text
);
create index job_seen_at on atrium.job (seen_at);
create index job_owner on atrium.job (owner, created_at);
create index job_due on atrium.job (run_at) where state = 'queued';
create unique index job_key on atrium.job (key) where state in ('queued', 'running') and not cancel;

create table atrium.schedule (
  name text primary key,
  every interval not null,
  due_at timestamptz not null default now()
);

-- Databases that administrators register, what configured HTTP interfaces log in with (each for one module and one
-- origin), and the interfaces.

create table atrium.registered_database (
  id text primary key,
  name text not null,
  kind text not null check (kind in ('postgres', 'mysql')),
  host text not null,
  port integer not null check (port between 1 and 65535),
  database_name text not null,
  user_name text not null,
  tls boolean not null,
  password_sealed bytea not null,
  writable boolean not null,
  state text not null check (state in ('active', 'disabled')),
  revision integer not null default 1,
  updated_by text not null,
  updated_at timestamptz not null default now()
);

create table atrium.credential (
  id text primary key,
  name text not null,
  module_code text not null,
  origin text not null,
  header text not null,
  value_sealed bytea not null,
  revision integer not null default 1,
  updated_by text not null,
  updated_at timestamptz not null default now()
);

-- Numbers never come back, also where an interface is removed and made anew: caches go by them.
create sequence atrium.interface_version_number as integer;

create table atrium.interface (
  module_code text not null,
  url text not null,
  definition jsonb not null,
  revision integer not null default nextval('atrium.interface_version_number'),
  published_version integer,
  updated_by text not null,
  updated_at timestamptz not null default now(),
  primary key (module_code, url)
);

create table atrium.interface_version (
  version integer primary key default nextval('atrium.interface_version_number'),
  module_code text not null,
  url text not null,
  definition jsonb not null,
  published_by text not null,
  published_at timestamptz not null default now(),
  foreign key (module_code, url) references atrium.interface on delete cascade
);
create index interface_version_of on atrium.interface_version (module_code, url);
