import { sql } from 'kysely';
import { holdForEngine } from './matter.ts';
import { happenTo } from './proceeding.ts';
import type { FlowWork } from './services.ts';

/** Hands on what accounts had to do that were disabled or removed, in the transaction in which they left. */
export async function handOnTasksOf(work: FlowWork, people: readonly string[]): Promise<void> {
  for (const person of people)
    for (const instance of await instancesOf(work, person)) {
      const held = await holdForEngine(work, instance);
      if (held?.row.ended_at !== null) continue;
      await happenTo(work, held, { is: 'accountGone', person });
    }
}

/** Instances in which somebody has an open task, in one order for everybody who locks them. */
async function instancesOf({ db }: Pick<FlowWork, 'db'>, person: string): Promise<readonly string[]> {
  const { rows } = await sql<{ instance: string }>`
    select distinct instance from atrium.flow_task
    where (assignee = ${person} or owner = ${person}) and state in ('running', 'waiting') and kind <> 'cc'
    order by instance`.execute(db);
  return rows.map(({ instance }) => instance);
}
