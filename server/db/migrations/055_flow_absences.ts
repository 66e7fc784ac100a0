import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Whom tasks wait for beside their assignees: people who handed theirs on by being away, and whoever belongs to the groups
 * that may take one. `flow_task_open_to` has a row for each of these of a task that runs, in the order of lists of what
 * waits; of what several may take one task stands for all of the offer, and is in no list by its assignee.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table atrium.flow_task add column open_to text[], add column absent jsonb`.execute(db);
  await sql`create table atrium.flow_task_open_to (
    task text not null references atrium.flow_task (id) on delete cascade,
    -- role, label, department, head (of a department) or person, and an id.
    whom text not null,
    due_at timestamptz,
    opened_at timestamptz,
    primary key (task, whom)
  )`.execute(db);
  await sql`create index flow_task_open_to_wait on atrium.flow_task_open_to (whom,
    coalesce(due_at, 'infinity'::timestamptz), coalesce(opened_at, 'infinity'::timestamptz), task)`.execute(
    db,
  );
  await sql`drop index atrium.flow_task_wait`.execute(db);
  await sql`create index flow_task_wait on atrium.flow_task (assignee, coalesce(due_at, 'infinity'::timestamptz),
    coalesce(opened_at, 'infinity'::timestamptz), id)
    where state = 'running' and kind <> 'cc' and not (candidates and open_to is not null)`.execute(db);
}
