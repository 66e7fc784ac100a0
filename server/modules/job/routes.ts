import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { actorName } from '../../call/actor.ts';
import { defineCall } from '../../call/defineCall.ts';
import type { CallContext } from '../../call/definition.ts';
import { AppError } from '../../errors/AppError.ts';
import { cancelJob, findJob } from '../../jobs/repository.ts';
import type { JobEntry } from '../../jobs/repository.ts';

const JobParam = Type.Object({ jobId: Type.String({ minLength: 1, maxLength: 64 }) });
type Context = CallContext<{ jobId: string }>;

/** A job of the caller's own. @throws AppError NOT_FOUND, for somebody else's too */
async function ownJob({ db, param, actor }: Context): Promise<JobEntry> {
  const job = await findJob(db, param.jobId, actorName(actor));
  if (job === undefined) throw new AppError('NOT_FOUND');
  return job;
}

/** Calls of the manager service about jobs (wire contract, section 5). */
export function registerJob(app: FastifyInstance): void {
  defineCall(app, {
    service: 'manager',
    path: '/job/get.do',
    action: 'job.get',
    access: 'login',
    param: JobParam,
    handler: async (ctx) => {
      const { state, done, total, result, msg } = await ownJob(ctx);
      return {
        result: {
          state,
          done,
          total,
          ...(result === null ? {} : { result }),
          ...(msg === null ? {} : { msg: msg[ctx.locale] }),
        },
      };
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/job/cancel.do',
    action: 'job.cancel',
    access: 'login',
    writes: true,
    param: JobParam,
    handler: async (ctx) => {
      await ownJob(ctx);
      await cancelJob(ctx.db, ctx.param.jobId, actorName(ctx.actor));
      ctx.audit({ resource: `job/${ctx.param.jobId}` });
      return {};
    },
  });
}
