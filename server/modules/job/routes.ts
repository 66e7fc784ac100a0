import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { JobSummary } from '../../../src/schemas/wire/importRows.ts';
import { type Actor, actorName, siteOf } from '../../session/actor.ts';
import { defineCall } from '../../call/defineCall.ts';
import type { CallContext } from '../../call/definition.ts';
import { AppError } from '../../errors/AppError.ts';
import { cancelJob, findJob, listJobs, noteSeenEnded } from '../../jobs/repository.ts';
import type { JobEntry, JobReader } from '../../jobs/repository.ts';

const JobParam = Type.Object({ jobId: Type.String({ minLength: 1, maxLength: 64 }) });
type Context = CallContext<{ jobId: string }>;

const readerOf = (actor: Actor): JobReader => ({ owner: actorName(actor), ...siteOf(actor) });

/** A job of the caller's own. @throws AppError NOT_FOUND, for somebody else's too */
async function ownJob({ db, param, actor }: Context): Promise<JobEntry> {
  const job = await findJob(db, param.jobId, readerOf(actor));
  if (job === undefined) throw new AppError('NOT_FOUND');
  return job;
}

/** How long a job that ended is told of, in minutes: the link to what it made lives as long. */
const TOLD_FOR = 10;

/** Whoever asks for it now need not be told by a message. */
const hasEnded = (state: JobEntry['state']): boolean => state === 'done' || state === 'failed';

/** Calls of the manager service about jobs. */
export function registerJob(app: FastifyInstance): void {
  defineCall(app, {
    service: 'manager',
    path: '/job/list.do',
    action: 'job.list',
    about:
      "Lists the caller's jobs that are open, or ended within 10 minutes. No message tells of one whose end was seen so.",
    answers: {
      list: '`{ jobId, kind, module, title, requestId?, state, done, total, msg? }`; `state` is `queued`, `running`, `done`, `failed` or `cancelled`',
    },
    access: 'login',
    inPreview: { list: [], total: 0 },
    inEmbed: 'session',
    param: Type.Object({}),
    handler: async ({ db, actor, locale }) => {
      const owner = actorName(actor);
      const jobs = await listJobs(db, readerOf(actor), TOLD_FOR);
      const ended = jobs.filter(({ state }) => hasEnded(state));
      await noteSeenEnded(
        db,
        owner,
        ended.map(({ id }) => id),
      );
      return {
        list: jobs.map(
          ({ id, name, about: { module, title, requestId }, state, done, total, msg }): JobSummary => ({
            ...{ jobId: id, kind: name, module, title: title[locale], state, done, total },
            ...(requestId === undefined ? {} : { requestId }),
            ...(msg === null ? {} : { msg: msg[locale] }),
          }),
        ),
        total: jobs.length,
      };
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/job/get.do',
    action: 'job.get',
    about: "Tells how one of the caller's jobs stands. No message tells of one whose end was seen so.",
    answers: {
      result:
        '`{ state, done, total, result?, msg? }`; `state` is `queued`, `running`, `done`, `failed` or `cancelled`',
    },
    codes: ['NOT_FOUND'],
    access: 'login',
    inEmbed: 'session',
    param: JobParam,
    handler: async (ctx) => {
      const { state, done, total, result, msg } = await ownJob(ctx);
      if (hasEnded(state)) await noteSeenEnded(ctx.db, actorName(ctx.actor), [ctx.param.jobId]);
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
    about: "Stops one of the caller's jobs.",
    codes: ['NOT_FOUND'],
    access: 'login',
    writes: true,
    inEmbed: 'session',
    param: JobParam,
    handler: async (ctx) => {
      await ownJob(ctx);
      await cancelJob(ctx.db, ctx.param.jobId, actorName(ctx.actor));
      ctx.audit({ resource: `job/${ctx.param.jobId}` });
      return {};
    },
  });
}
