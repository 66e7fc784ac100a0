import { Type, type Static } from 'typebox';
import { flowScopeTitles } from '../../../src/schemas/flow/listColumns.ts';
import { AskerSchema, askerOf, contextOfAsker } from '../../call/asker.ts';
import type { CallContext } from '../../call/definition.ts';
import type { StoredFile } from '../../files/service.ts';
import { exportAtOnce, exportInJob, type FlowExportParam } from '../../flow/exporting.ts';
import { addJob } from '../../jobs/addJob.ts';
import { defineJob, type JobWork } from '../../jobs/definition.ts';
import { siteOf } from '../../session/actor.ts';
import type { Platform } from '../../platform/platform.ts';

/**
 * Writes what a list holds as a file, or as a job where that is much.
 * @throws AppError as `exportAtOnce`
 */
export async function exportFlows(
  ctx: CallContext<unknown>,
  param: FlowExportParam,
): Promise<StoredFile | { readonly jobId: string | undefined }> {
  const file = await exportAtOnce(ctx, param, ctx);
  if (file !== undefined) return file;
  const about = { module: 'flow', title: flowScopeTitles[param.scope], ...siteOf(ctx.actor) };
  const options = { owner: ctx.actor.userId, about };
  return { jobId: await addJob(ctx.db, exportFlowsJob, { asker: askerOf(ctx), param }, options) };
}

const Payload = Type.Object({
  asker: AskerSchema,
  param: Type.Unsafe<FlowExportParam>({ type: 'object' }),
});

/** Makes the file of many lines for whoever asked, by the rights that they have when it runs. */
export const exportFlowsJob = defineJob({
  name: 'flowExport',
  lane: 'long',
  payload: Payload,
  run: async (job: JobWork<Static<typeof Payload>, Platform>) => {
    const { asker, param } = job.payload;
    const reading = await contextOfAsker(job, asker, {});
    return exportInJob(reading, param, { asked: asker, job });
  },
});
