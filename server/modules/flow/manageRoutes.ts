import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineCall } from '../../call/defineCall.ts';
import { AppError, inputError, invalidInput } from '../../errors/AppError.ts';
import { countHandOver } from '../../flow/handingOver.ts';
import { printOf, verifyPrint } from '../../flow/printing.ts';
import { statisticsOf } from '../../flow/statistics.ts';
import { ResourceIdSchema } from '../../documents/schema.ts';
import { exportFlows } from './exportJob.ts';
import { handOver } from './handOverJob.ts';
import { addressKey } from '../../limits/addressKey.ts';
import { loginBuckets } from '../../limits/loginLimit.ts';
import { take } from '../account/index.ts';
import { ExportParam } from './schema.ts';

/** Papers are printed by the browser, which has the fonts (`docs/decisions/flow-pages.md`). */
const NO_PDF = {
  zhCN: '不能导出为 PDF：请在列表中选择申请，打印时另存为 PDF',
  enUS: 'Lists are not written as PDF: choose applications in the list, print them, and save as PDF',
};
const day = Type.String({ pattern: String.raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$` });
const userId = Type.String({ minLength: 1, maxLength: 64 });

const StatisticsParam = Type.Object({
  flowId: Type.Optional(ResourceIdSchema),
  from: day,
  to: day,
  by: Type.Unsafe<'flow' | 'node' | 'person' | 'department' | 'day'>({
    type: 'string',
    enum: ['flow', 'node', 'person', 'department', 'day'],
  }),
});

const HandOverParam = Type.Object({
  from: userId,
  to: userId,
  flowIds: Type.Optional(Type.Array(ResourceIdSchema, { maxItems: 200 })),
  /** Of a count there is none. */
  comment: Type.Optional(Type.String({ minLength: 1, maxLength: 2_000 })),
  dryRun: Type.Optional(Type.Boolean()),
});

/** Calls of those who manage flows, and prints. */
export function registerFlowManagement(app: FastifyInstance): void {
  defineCall(app, {
    service: 'form',
    path: '/flow/statistics.do',
    action: 'flow.statistics',
    about:
      'Counts instances by flow, department or day of their submission, or tasks by node or person, of the flows that the caller manages.',
    answers: {
      list: '`{ key, label, started, finished, approved, rejected, returned, terminated, open, overdue, hours: { avg, p50, p90 } }`',
    },
    access: 'login',
    inEmbed: 'session',
    param: StatisticsParam,
    handler: async (ctx) => {
      const list = await statisticsOf(ctx, ctx.param);
      return { list, total: list.length };
    },
  });
  defineCall(app, {
    service: 'form',
    path: '/flow/handOver.do',
    action: 'flow.handOver',
    about:
      'Moves all open tasks of one person to another, of flows that the caller manages, as a job; `dryRun` counts them.',
    answers: {
      result: '`{ jobId }`, whose result is `list` of `{ taskId, msgState, code?, msg }`; or `{ tasks }`',
    },
    codes: ['ACTION_NOT_ALLOWED', 'PERSON_INVALID'],
    access: 'login',
    writes: ({ dryRun }) => dryRun !== true,
    inEmbed: 'session',
    param: HandOverParam,
    handler: async (ctx) => {
      const { comment, dryRun, ...param } = ctx.param;
      if (dryRun === true) return { result: { tasks: await countHandOver(ctx, param) } };
      if (comment === undefined)
        throw new AppError('INPUT_INVALID', { errors: [inputError('comment', 'REQUIRED')] });
      return { result: { jobId: await handOver(ctx, { ...param, comment }) } };
    },
  });
  defineCall(app, {
    service: 'form',
    path: '/flow/export.do',
    action: 'flow.export',
    about:
      'Writes what a list holds as a sheet, in the language of the request. More than 1,000 lines become a job, whose result has the same members; more than 50,000 are refused, and so is `pdf`: papers are printed one by one.',
    answers: { result: '`{ fileId, url }`, a link for 10 minutes; or `{ jobId }`' },
    codes: ['FIELD_FORBIDDEN', 'TOO_MANY_TRIES'],
    access: 'login',
    writes: true,
    transaction: 'own',
    inEmbed: 'session',
    param: ExportParam,
    handler: async (ctx) => {
      const { format, ...param } = ctx.param;
      if (format === 'pdf') throw invalidInput({ path: 'format', code: 'VALUE_INVALID', message: NO_PDF });
      return { result: await exportFlows(ctx, { ...param, format }) };
    },
  });
  defineCall(app, {
    service: 'form',
    path: '/flow/print.do',
    action: 'flow.print',
    about: 'Reads an instance as it is printed, with a code by which the paper can be verified.',
    answers: {
      result:
        'as `/flow/detail.do` with `print`, and `{ page, printedAt, printedBy, check }`; `page` is the document of the page that the flow is printed by, or null',
    },
    codes: ['NOT_FOUND'],
    access: 'login',
    inEmbed: 'session',
    param: Type.Object({ instanceId: Type.String({ minLength: 1, maxLength: 64 }) }),
    handler: async (ctx) => ({ result: await printOf(ctx, ctx.param.instanceId) }),
  });
  defineCall(app, {
    service: 'form',
    path: '/flow/verifyPrint.do',
    action: 'flow.verifyPrint',
    about:
      'Tells whoever holds a print what its code stands for, and whether the instance has gone on since. Only codes that no print bears count against the tries of an address.',
    answers: {
      result:
        '`{ title, number, state, submittedAt, endedAt, changed, decisions }`; of a decision `{ step, person, state, at }`',
    },
    codes: ['NOT_FOUND', 'TOO_MANY_TRIES'],
    // Papers are shown to people who have no account.
    access: 'public',
    param: Type.Object({ check: Type.String({ minLength: 10, maxLength: 100 }) }),
    handler: async (ctx) => {
      const result = await verifyPrint(ctx, ctx.param.check);
      if (result === undefined) {
        await take(ctx, { key: `print ${addressKey(ctx.ip)}`, bucket: loginBuckets.visitor });
        throw new AppError('NOT_FOUND');
      }
      return { result };
    },
  });
}
