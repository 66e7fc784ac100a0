import { Type } from 'typebox';
import { defineJob, type JobWork } from '../../jobs/definition.ts';
import { instancesOf } from '../leaving.ts';
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
    const now = new Date();
    const away = await job.platform.db
      .selectFrom('atrium.flow_delegation')
      .select('from_user')
      .distinct()
      .where('open', '=', true)
      .where('starts_at', '<=', now)
      .where('ends_at', '>', now)
      .execute();
    for (const { from_user: person } of away)
      for (const instance of await instancesOf(job.platform, person)) {
        job.progress(0, away.length);
        await inSystem(job, 'flow.absence', async (work) => {
          const held = await holdForEngine(work, instance);
          if (held?.row.ended_at === null) await happenTo(work, held, { is: 'goneAway', person });
        });
      }
  },
});
