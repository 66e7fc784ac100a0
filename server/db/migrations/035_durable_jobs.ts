import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Told of jobs that ran in the memory of a process: none can be gone on with. */
const INTERRUPTED = {
  zhCN: '服务已重启，任务中断，请重新提交',
  enUS: 'The service was restarted meanwhile; please try again',
};

const statements: readonly string[] = [
  'alter table atrium.job rename column kind to name',
  // Work of the platform's own is asked for by nobody.
  'alter table atrium.job alter column owner drop not null',
  `alter table atrium.job
    add column payload jsonb not null default '{}',
    add column run_at timestamptz not null default now(),
    add column key text,
    add column tries integer not null default 0,
    add column run text`,
  "create index job_due on atrium.job (run_at) where state = 'queued'",
  "create unique index job_key on atrium.job (key) where state in ('queued', 'running') and not cancel",
  `create table atrium.schedule (
    name text primary key,
    every interval not null,
    due_at timestamptz not null default now()
  )`,
];

/** Jobs become rows that any process takes: what is to be done, when, how often it was tried and in which run it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update atrium.job set state = 'failed', msg = ${JSON.stringify(INTERRUPTED)}::jsonb
    where state in ('queued', 'running')`.execute(db);
  for (const statement of statements) await sql.raw(statement).execute(db);
}
