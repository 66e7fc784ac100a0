import { Type } from 'typebox';
import { sql } from 'kysely';
import { DEFAULT_ZONE } from '../../../src/conditions/index.ts';
import { endedBySystem } from '../../../src/documents/flow/actions/manage.ts';
import { newState } from '../../../src/documents/flow/state.ts';
import { laterBy } from '../../../src/documents/flow/workCalendar.ts';
import { defineJob, type JobWork } from '../../jobs/definition.ts';
import { type InstanceRow, lockAnyInstance, tasksOf } from '../instances.ts';
import { flowOf, flowToList } from '../openFlow.ts';
import { happenTo } from '../proceeding.ts';
import type { FlowServices } from '../services.ts';
import { inSystem } from '../inSystem.ts';

const EVERY = 3_600;
/** Instances that are read at once. */
const PAGE = 1_000;
const IDLE = ['draft', 'withdrawn', 'returned'] as const;

type IdleJob = JobWork<object, FlowServices>;
type IdleRow = Pick<InstanceRow, 'id' | 'flow' | 'flow_version' | 'form' | 'form_version' | 'touched_at'>;

/** Ends what was drafted, withdrawn or returned and that nobody has touched for as long as its flow says. */
export const flowIdleJob = defineJob({
  name: 'flowIdle',
  payload: Type.Object({}),
  every: EVERY,
  run: async (job: IdleJob) => {
    const calendar = await job.platform.calendar.days();
    let done = 0;
    for (let rows = await idleBehind(job, ''); rows.length > 0;) {
      for (const row of rows) {
        job.progress(done, done + rows.length);
        done += 1;
        // One that cannot be read keeps no other from its end.
        await endIdle(job, row, calendar).catch((error: unknown) => {
          job.log.error(
            { err: error, instance: row.id },
            'an instance that nobody touches could not be ended',
          );
        });
      }
      rows = rows.length < PAGE ? [] : await idleBehind(job, rows.at(-1)?.id ?? '');
    }
  },
});

/** Instances that are no more worked on, in the order of their ids: all of them are come to, whatever their flows say. */
async function idleBehind({ platform }: IdleJob, id: string): Promise<readonly IdleRow[]> {
  return platform.db
    .selectFrom('atrium.flow_instance')
    .select(['id', 'flow', 'flow_version', 'form', 'form_version', 'touched_at'])
    .where('state', 'in', IDLE)
    .where('touched_at', '<', sql<Date>`now() - interval '1 hour'`)
    .where('id', '>', id)
    .orderBy('id')
    .limit(PAGE)
    .execute();
}

async function endIdle(job: IdleJob, row: IdleRow, calendar: Parameters<typeof laterBy>[3]): Promise<void> {
  const { platform } = job;
  const { flow } = await flowToList({ platform, db: platform.db }, row);
  const after = flow.settings.returned?.removeAfter;
  if (after === undefined) return;
  const until = laterBy(row.touched_at.toISOString(), after, DEFAULT_ZONE, calendar);
  if (Date.parse(until) < Date.now()) await end(job, row);
}

/** Ends one, unless somebody has come back to it. */
function end(job: IdleJob, { id, touched_at: touched }: IdleRow): Promise<void> {
  return inSystem(job, 'flow.idle', async (work) => {
    const row = (await lockAnyInstance(work.db, id))?.row;
    const isIdle = row && IDLE.some((state) => state === row.state);
    if (!isIdle || row.touched_at.getTime() !== touched.getTime()) return;
    // The engine does not know a draft yet.
    const state = row.engine ?? newState();
    const held = { row, open: await flowOf(work, row), tasks: await tasksOf(work.db, id), state };
    await happenTo(work, held, endedBySystem(state, 'terminated'));
    work.audit({ resource: `flow/${row.flow}/${id}`, after: { action: 'terminate' } });
  });
}
