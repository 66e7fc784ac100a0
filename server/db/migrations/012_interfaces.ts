import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements: readonly string[] = [
  `create table atrium.registered_database (
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
  )`,
  // Numbers never come back, also where an interface is removed and made anew: caches go by them.
  'create sequence atrium.interface_version_number as integer',
  `create table atrium.interface (
    module_code text not null,
    url text not null,
    definition jsonb not null,
    revision integer not null default nextval('atrium.interface_version_number'),
    published_version integer,
    updated_by text not null,
    updated_at timestamptz not null default now(),
    primary key (module_code, url)
  )`,
  `create table atrium.interface_version (
    version integer primary key default nextval('atrium.interface_version_number'),
    module_code text not null,
    url text not null,
    definition jsonb not null,
    published_by text not null,
    published_at timestamptz not null default now(),
    foreign key (module_code, url) references atrium.interface on delete cascade
  )`,
  'create index interface_version_of on atrium.interface_version (module_code, url)',
];

/** Databases that administrators register, and the interfaces that are configured over them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
