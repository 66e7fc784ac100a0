import { Type } from 'typebox';
import { sql } from 'kysely';
import { defineJob, type JobWork } from '../../jobs/definition.ts';
import { holdForEngine } from '../matter.ts';
import { happenTo } from '../proceeding.ts';
import type { FlowServices } from '../services.ts';
import { inSystem } from '../inSystem.ts';

const EVERY = 60;

/** Moves open tasks of people whose absence has begun, where they asked for it; what was moved before is not theirs any more. */
export const flowAbsencesJob = defineJob({
  name: 'flowAbsences',
  payload: Type.Object({}),
  every: EVERY,
  run: async (job: JobWork<object, FlowServices>) => {
    const due = await tasksOfAbsent(job.platform);
    for (const [done, { person, instance }] of due.entries()) {
      job.progress(done, due.length);
      await inSystem(job, 'flow.absence', async (work) => {
        const held = await holdForEngine(work, instance);
        if (held?.row.ended_at === null) await happenTo(work, held, { is: 'goneAway', person });
      });
    }
  },
});

/**
 * Instances in which somebody who is away, and has asked that open tasks of the flow are moved, has one that can be: what
 * others may take as well, and what somebody gives an opinion on, stays where it is.
 */
async function tasksOfAbsent({
  db,
}: Pick<FlowServices, 'db'>): Promise<readonly { readonly person: string; readonly instance: string }[]> {
  const { rows } = await sql<{ person: string; instance: string }>`
    select distinct t.assignee as person, t.instance
    from atrium.flow_delegation d
    join atrium.flow_task t on t.assignee = d.from_user and (d.flows is null or t.flow = any(d.flows))
    where d.open and d.starts_at <= now() and d.ends_at > now()
      and t.state in ('running', 'waiting') and t.kind not in ('cc', 'start')
      and not t.candidates and t.owner is null
    order by t.instance, person`.execute(db);
  return rows;
}
