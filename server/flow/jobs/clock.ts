import { sql } from 'kysely';
import { Type } from 'typebox';
import { defineJob, type JobWork } from '../../jobs/definition.ts';
import { happenTo } from '../proceeding.ts';
import { holdForEngine } from '../matter.ts';
import type { FlowServices, FlowWork } from '../services.ts';
import { inSystem } from '../inSystem.ts';

/** Seconds between two looks at the clocks of instances. */
const EVERY = 5;
/** Clocks that one look sees to; the next one goes on. */
const MOST = 1_000;

/**
 * Lets the clocks of instances that have run down do what they are for, each in a transaction of its own. A clock is
 * taken with its instance, as every change of it is: of two processes one has it, one that dies over it leaves it for the other, and
 * whoever acts on an instance just then is not waited for; its clocks are seen to with the next look.
 */
export const flowClockJob = defineJob({
  name: 'flowClock',
  payload: Type.Object({}),
  every: EVERY,
  run: async (job: JobWork<object, FlowServices>) => {
    for (let done = 0; done < MOST; done += 1) {
      job.progress(done, MOST);
      const failed = await oneClock(job);
      if (failed === undefined) return;
    }
  },
});

/** A clock of an instance that has run down. */
export interface Clock {
  readonly instance: string;
  readonly timer: string;
}

/** @returns undefined where none is due */
async function oneClock(job: JobWork<object, FlowServices>): Promise<true | undefined> {
  let taken: Clock | undefined;
  try {
    return await inSystem(job, 'flow.clock', async (work) => {
      taken = await takeDue(work);
      if (taken === undefined) return undefined;
      await ring(work, taken);
      return true;
    });
  } catch (error) {
    if (taken === undefined) throw error;
    job.log.error(
      { err: error, ...taken },
      'a clock of a flow could not be seen to; it is tried again later',
    );
    await postpone(job, taken);
    return true;
  }
}

/** A clock that has run down by `now`, the earliest of them, with its instance locked; undefined where there is none. */
export async function takeDue({ db, now }: FlowWork): Promise<Clock | undefined> {
  const { rows } = await sql<Clock>`select t.instance, t.timer from atrium.flow_timer t
    join atrium.flow_instance i on i.id = t.instance
    where t.due <= ${now} order by t.due limit 1 for update of i skip locked`.execute(db);
  return rows[0];
}

/** Lets a clock do what it is for. */
export async function ring(work: FlowWork, { instance, timer }: Clock): Promise<void> {
  // Whatever becomes of it, it is over: what stays is written anew with the state.
  const taken = await work.db
    .deleteFrom('atrium.flow_timer')
    .where('instance', '=', instance)
    .where('timer', '=', timer)
    .returning('timer')
    .executeTakeFirst();
  // Whoever held the instance a moment ago has seen to it.
  if (taken === undefined) return;
  const held = await holdForEngine(work, instance);
  if (held?.row.ended_at !== null) return;
  await happenTo(work, held, { is: 'timeUp', timer });
  work.audit({ resource: `flow/${held.row.flow}/${instance}`, after: { timer } });
}

/** One that cannot be seen to keeps no other from it. */
async function postpone(
  { platform }: JobWork<object, FlowServices>,
  { instance, timer }: Clock,
): Promise<void> {
  await platform.db
    .updateTable('atrium.flow_timer')
    .set({ due: sql<Date>`now() + interval '1 minute'` })
    .where('instance', '=', instance)
    .where('timer', '=', timer)
    .execute();
}
