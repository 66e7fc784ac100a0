import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Sessions in which a designer looks at the portal as another role does (`docs/decisions/previews.md`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What a role, a person or the session that it was made in goes with, goes with it.
  await sql`create table atrium.preview_session (
    token_hash bytea primary key,
    parent bytea not null references atrium.session (token_hash) on delete cascade,
    maker text not null references atrium.user_account (id) on delete cascade,
    maker_role text not null references atrium.role (groupid) on delete cascade,
    role text not null references atrium.role (groupid) on delete cascade,
    user_id text references atrium.user_account (id) on delete cascade,
    record_id text,
    at timestamptz,
    issued_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index preview_session_maker on atrium.preview_session (maker, issued_at)`.execute(db);
  await sql`create index preview_session_parent on atrium.preview_session (parent)`.execute(db);
}
