import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Lists of flows in the order in which they are shown: what has no due time last, and all that somebody manages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index atrium.flow_task_wait`.execute(db);
  await sql`create index flow_task_wait on atrium.flow_task (assignee, coalesce(due_at, 'infinity'::timestamptz),
    coalesce(opened_at, 'infinity'::timestamptz), id) where state = 'running' and kind <> 'cc'`.execute(db);
  await sql`create index flow_instance_newest on atrium.flow_instance (created_at desc, id)
    where state <> 'draft'`.execute(db);
}
