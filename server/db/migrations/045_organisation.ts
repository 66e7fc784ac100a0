import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Who heads departments, which days are worked, and whose accounts have just gone (`docs/decisions/organisation.md`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table atrium.department
    add column head text references atrium.user_account (id) on delete set null`.execute(db);
  await sql`create index department_head on atrium.department (head) where head is not null`.execute(db);
  await sql`create table atrium.department_deputy (
    department text not null references atrium.department (id) on delete cascade,
    user_id text not null references atrium.user_account (id) on delete cascade,
    sort integer not null default 0,
    primary key (department, user_id)
  )`.execute(db);
  await sql`create index department_deputy_user on atrium.department_deputy (user_id)`.execute(db);
  await sql`create index user_account_department on atrium.user_account (department)
    where department is not null`.execute(db);
  await sql`create table atrium.calendar_day (
    id text primary key,
    date date not null unique,
    kind text not null check (kind in ('work', 'rest')),
    name text not null default '',
    revision integer not null default 1,
    created_by text not null default 'system',
    created_at timestamptz not null default now(),
    updated_by text not null default 'system',
    updated_at timestamptz not null default now()
  )`.execute(db);
  // Raised with every change of the days, so that whoever has read them asks for one number.
  await sql`create table atrium.calendar_revision (
    one boolean primary key default true check (one),
    revision bigint not null default 0
  )`.execute(db);
  await sql`insert into atrium.calendar_revision default values`.execute(db);
  await sql`create table atrium.account_left (
    user_id text primary key,
    left_at timestamptz not null default now()
  )`.execute(db);
}
