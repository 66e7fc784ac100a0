import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Who stands in for whom in flows, while they are away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table atrium.flow_delegation (
    id text primary key,
    from_user text not null references atrium.user_account (id) on delete cascade,
    to_user text not null references atrium.user_account (id) on delete cascade,
    -- Ids of flows; null: all of them.
    flows text[],
    starts_at timestamptz(3) not null,
    ends_at timestamptz(3) not null,
    -- Whether what is open when it begins goes over too.
    open boolean not null default false,
    revision integer not null default 1,
    created_by text not null,
    created_at timestamptz not null default now(),
    updated_by text not null,
    updated_at timestamptz not null default now(),
    check (from_user <> to_user),
    check (starts_at < ends_at)
  )`.execute(db);
  await sql`create index flow_delegation_from on atrium.flow_delegation (from_user, ends_at)`.execute(db);
  await sql`create index flow_delegation_to on atrium.flow_delegation (to_user)`.execute(db);
  // What moves open tasks as an absence begins looks for those that have just begun.
  await sql`create index flow_delegation_starts on atrium.flow_delegation (starts_at) where open`.execute(db);
}
