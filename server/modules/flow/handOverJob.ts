import { Type, type Static } from 'typebox';
import type { FlowManyResult } from '../../../src/schemas/wire/flowLists.ts';
import { AskerSchema, askerOf, contextOfAsker } from '../../call/asker.ts';
import type { CallContext } from '../../call/definition.ts';
import { type HandOverParam, handOverTasks, requireHandOver } from '../../flow/handingOver.ts';
import { addJob } from '../../jobs/addJob.ts';
import { defineJob, type JobWork } from '../../jobs/definition.ts';
import { siteOf } from '../../session/actor.ts';
import type { Platform } from '../../platform/platform.ts';

const Payload = Type.Object({
  asker: AskerSchema,
  from: Type.String(),
  to: Type.String(),
  flowIds: Type.Optional(Type.Array(Type.String())),
  comment: Type.String(),
});

/**
 * Hands over all open tasks of one person to another, as a job.
 * @returns its id
 * @throws AppError ACTION_NOT_ALLOWED, PERSON_INVALID where the other is not there, or the same
 */
export async function handOver(ctx: CallContext<unknown>, param: HandOverParam): Promise<string> {
  await requireHandOver(ctx, param);
  const { from, to, flowIds, comment } = param;
  const payload = { asker: askerOf(ctx), from, to, comment, ...(flowIds && { flowIds: [...flowIds] }) };
  const title = { zhCN: '移交待办', enUS: 'Hand over tasks' };
  const job = await addJob(ctx.db, handOverJob, payload, {
    owner: ctx.actor.userId,
    about: { module: 'flow', title, ...siteOf(ctx.actor) },
  });
  ctx.audit({ resource: `flow-tasks/${from}`, after: { to, flows: flowIds ?? null } });
  return job ?? '';
}

/** Hands over tasks by the rights that whoever asked has when it runs, and tells what became of each. */
export const handOverJob = defineJob({
  name: 'flowHandOver',
  payload: Payload,
  lane: 'long',
  run: async (
    job: JobWork<Static<typeof Payload>, Platform>,
  ): Promise<{ list: readonly FlowManyResult[] }> => {
    const { asker, ...param } = job.payload;
    const reading = await contextOfAsker(job, asker, {});
    const origin = { action: 'flow.handOver', ip: asker.ip, requestId: job.id };
    const progress = (done: number, total: number): void => {
      job.progress(done, total);
    };
    return { list: await handOverTasks(reading, param, { origin, progress }) };
  },
});
