import { endedBySystem } from '../../src/documents/flow/actions/manage.ts';
import type { FlowEvent } from '../../src/documents/flow/advance.ts';
import type { Effect } from '../../src/documents/flow/journal.ts';
import { addJob } from '../jobs/addJob.ts';
import { holdForEngine, type LiveInstance } from './matter.ts';
import { EffectPayload, effectJobs } from './effectJobs.ts';
import type { InstanceRow } from './instances.ts';
import type { FlowWork } from './services.ts';

/** Lets something happen to another instance, in the same transaction. */
export type Happen = (work: FlowWork, held: LiveInstance, event: FlowEvent) => Promise<unknown>;

/**
 * Does what an event asks for outside of its instance: sub-flows that are not waited for any more end at once, with theirs;
 * all else is noted as jobs, which are done once whatever process dies over them.
 */
export async function begin(
  work: FlowWork,
  row: Pick<InstanceRow, 'id'>,
  effects: readonly Effect[],
  happen: Happen,
): Promise<void> {
  for (const { do: effect, step, node } of effects) {
    if (effect === 'endSubFlows') await endSubFlows(work, row.id, step, happen);
    else
      await addJob(
        work.db,
        { name: effectJobs[effect], payload: EffectPayload },
        { instance: row.id, step, node },
      );
  }
}

/** Ends what a step has started and that lives still. */
async function endSubFlows(work: FlowWork, parent: string, step: string, happen: Happen): Promise<void> {
  const rows = await work.db
    .selectFrom('atrium.flow_instance')
    .select('id')
    .where('parent', '=', parent)
    .where('parent_step', '=', step)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id } of rows) {
    const held = await holdForEngine(work, id);
    if (held === undefined || held.row.ended_at !== null) continue;
    await happen(work, held, endedBySystem(held.state, 'subFlowEnded'));
  }
}
