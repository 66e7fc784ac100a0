import { Type } from 'typebox';
import { sql } from 'kysely';
import { DEFAULT_ZONE } from '../../../src/conditions/index.ts';
import { laterBy } from '../../../src/documents/flow/workCalendar.ts';
import { defineJob, type JobWork } from '../../jobs/definition.ts';
import { holdForEngine } from '../matter.ts';
import { flowToList } from '../openFlow.ts';
import { happenTo } from '../proceeding.ts';
import type { FlowServices } from '../services.ts';
import { inSystem } from '../inSystem.ts';

const EVERY = 3_600;
/** Instances that one look sees to. */
const MOST = 1_000;

/** Ends what was drafted, withdrawn or returned and that nobody has touched for as long as its flow says. */
export const flowIdleJob = defineJob({
  name: 'flowIdle',
  payload: Type.Object({}),
  every: EVERY,
  run: async (job: JobWork<object, FlowServices>) => {
    const { platform } = job;
    const rows = await platform.db
      .selectFrom('atrium.flow_instance')
      .selectAll()
      .where('state', 'in', ['draft', 'withdrawn', 'returned'])
      .where('touched_at', '<', sql<Date>`now() - interval '1 hour'`)
      .orderBy('touched_at')
      .limit(MOST)
      .execute();
    const calendar = await platform.calendar.days();
    for (const [done, row] of rows.entries()) {
      job.progress(done, rows.length);
      const { flow } = await flowToList({ platform, db: platform.db }, row);
      const after = flow.settings.returned?.removeAfter;
      if (after === undefined) continue;
      const until = laterBy(row.touched_at.toISOString(), after, DEFAULT_ZONE, calendar);
      if (Date.parse(until) < Date.now()) await end(job, row.id);
    }
  },
});

function end(job: JobWork<object, FlowServices>, id: string): Promise<void> {
  return inSystem(job, 'flow.idle', async (work) => {
    const held = await holdForEngine(work, id);
    if (held === undefined) {
      await work.db
        .deleteFrom('atrium.flow_instance')
        .where('id', '=', id)
        .where('state', '=', 'draft')
        .execute();
      return;
    }
    if (held.row.ended_at !== null || held.row.state === 'running') return;
    const { revision } = held.state;
    const nothing = { comment: '', attachments: [], signature: null };
    const about = { by: null, revision, node: undefined };
    await happenTo(work, held, { is: 'manage', action: 'terminate', ...about, ...nothing });
    work.audit({ resource: `flow/${held.row.flow}/${id}`, after: { action: 'terminate' } });
  });
}
