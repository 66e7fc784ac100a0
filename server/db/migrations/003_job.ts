import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Work that outlasts a call: who asked for it, how far it is, what came of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table atrium.job (
    id text primary key,
    kind text not null,
    owner text not null,
    state text not null default 'queued'
      check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
    done integer not null default 0,
    total integer not null default 0,
    result jsonb,
    msg jsonb,
    cancel boolean not null default false,
    created_at timestamptz not null default now(),
    seen_at timestamptz not null default now()
  )`,
  'create index job_seen_at on atrium.job (seen_at)',
];
