import type { Effect } from '../../src/documents/flow/journal.ts';
import { addJob } from '../jobs/addJob.ts';
import { EffectPayload, effectJobs } from './jobs/effectJobs.ts';
import type { Proceeding } from './proceeding.ts';
import type { FlowWork } from './services.ts';

/**
 * Notes what is to be done outside of the transaction once it is committed: as jobs, which any process begins again where
 * one dies over them.
 */
export async function begin(
  work: FlowWork,
  { row }: Pick<Proceeding, 'row'>,
  effects: readonly Effect[],
): Promise<void> {
  for (const { do: effect, step, node } of effects)
    await addJob(
      work.db,
      { name: effectJobs[effect], payload: EffectPayload },
      { instance: row.id, step, node },
    );
}
