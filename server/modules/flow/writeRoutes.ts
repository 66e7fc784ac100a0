import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../call/defineCall.ts';
import { AppError, inputError } from '../../errors/AppError.ts';
import { act } from '../../flow/acting.ts';
import { seeInstance } from '../../flow/detail.ts';
import { actMany } from '../../flow/actMany.ts';
import { removeDraft, saveDraft } from '../../flow/drafts.ts';
import { manageInstance, reassignTask, withdrawInstance } from '../../flow/managing.ts';
import { startFlow } from '../../flow/starting.ts';
import { commentOn, readCopies } from '../../flow/talking.ts';
import { urge } from '../../flow/urging.ts';
import { actedAnswer, instanceFor } from './answers.ts';
import {
  ActManyParam,
  ActParam,
  CommentParam,
  DraftParam,
  INSTANCE_ACTIONS,
  InstanceParam,
  ReadParam,
  ReassignParam,
  RemoveDraftParam,
  StartParam,
  UrgeParam,
} from './schema.ts';

const isInstanceAction = (action: string): action is (typeof INSTANCE_ACTIONS)[number] =>
  (INSTANCE_ACTIONS as readonly string[]).includes(action);

const missing = (path: string): AppError =>
  new AppError('INPUT_INVALID', { errors: [inputError(path, 'REQUIRED')] });

const decisionCodes = [
  'NOT_FOUND',
  'TASK_NOT_YOURS',
  'ALREADY_DECIDED',
  'INSTANCE_SUSPENDED',
  'REVISION_CONFLICT',
  'ACTION_NOT_ALLOWED',
  'NOBODY_FOUND',
] as const;

/** Calls of flows that write. */
export function registerFlowWrites(app: FastifyInstance): void {
  const common = { service: 'form', access: 'login', writes: true, inEmbed: 'session' } as const;
  defineCall(app, {
    ...common,
    path: '/flow/start.do',
    action: 'flow.start',
    about:
      'Starts a flow with the data of a new record, or on a record that is there; with `instanceId` submits a draft, or again what was withdrawn or returned.',
    answers: { result: '`{ instance }`' },
    codes: [
      'NOT_FOUND',
      'FLOW_NOT_STARTABLE',
      'FLOW_RUNNING',
      'REVISION_CONFLICT',
      'NOBODY_FOUND',
      'PICK_REQUIRED',
      'COMMENT_REQUIRED',
      'ATTACHMENT_REQUIRED',
      'SIGNATURE_REQUIRED',
    ],
    takes: 'record',
    param: StartParam,
    handler: async (ctx) => {
      const instance = await instanceFor(ctx, await startFlow(ctx, ctx.param));
      return { result: { instance } };
    },
  });
  defineCall(app, {
    ...common,
    path: '/flow/saveDraft.do',
    action: 'flow.saveDraft',
    about: 'Keeps what was typed of an application, judged by type alone; a new draft without `instanceId`.',
    answers: { result: '`{ instance }`' },
    codes: ['NOT_FOUND', 'FLOW_NOT_STARTABLE', 'REVISION_CONFLICT', 'LIMIT_REACHED'],
    takes: 'record',
    param: DraftParam,
    handler: async (ctx) => {
      const instance = await instanceFor(ctx, await saveDraft(ctx, ctx.param));
      return { result: { instance }, unaudited: true };
    },
  });
  defineCall(app, {
    ...common,
    path: '/flow/removeDraft.do',
    action: 'flow.removeDraft',
    about: 'Removes a draft, or what was withdrawn.',
    codes: ['NOT_FOUND', 'ACTION_NOT_ALLOWED', 'REVISION_CONFLICT'],
    param: RemoveDraftParam,
    handler: async (ctx) => {
      await removeDraft(ctx, ctx.param);
      return {};
    },
  });
  defineCall(app, {
    ...common,
    path: '/flow/act.do',
    action: 'flow.act',
    about:
      'Acts on a task: decides, returns, hands it on, adds people, copies. A manager suspends, resumes, terminates an instance or jumps in it by `instanceId`.',
    answers: { result: '`{ instance, task, next }`' },
    codes: [...decisionCodes, 'INSTANCE_ENDED', 'RECALL_TOO_LATE', 'RETURN_TARGET_INVALID', 'PERSON_INVALID'],
    takes: 'record',
    param: ActParam,
    handler: async (ctx) => {
      const { taskId, instanceId, action, ...rest } = ctx.param;
      if (isInstanceAction(action)) {
        if (instanceId === undefined) throw missing('instanceId');
        const id = await manageInstance(ctx, { ...rest, instanceId, action });
        return { result: await actedAnswer(ctx, await seeInstance(ctx, id), undefined) };
      }
      if (taskId === undefined) throw missing('taskId');
      const acted = await act(ctx, { ...rest, taskId, action });
      return { result: await actedAnswer(ctx, acted, taskId) };
    },
  });
  defineCall(app, {
    ...common,
    path: '/flow/actMany.do',
    action: 'flow.actMany',
    about: 'Agrees to or rejects many tasks, each by itself; those that need more than a comment are told.',
    answers: { list: '`{ taskId, msgState, code?, msg }`, in the order asked' },
    param: ActManyParam,
    handler: async (ctx) => {
      const list = await actMany(ctx, ctx.param);
      return { list, total: list.length };
    },
  });
  defineCall(app, {
    ...common,
    path: '/flow/withdraw.do',
    action: 'flow.withdraw',
    about: 'Takes back what the caller has started.',
    answers: { result: '`{ instance }`' },
    codes: ['NOT_FOUND', 'WITHDRAW_NOT_ALLOWED', 'INSTANCE_ENDED', 'WITHDRAW_TOO_LATE', 'REVISION_CONFLICT'],
    param: InstanceParam,
    handler: async (ctx) => {
      const instance = await instanceFor(ctx, await withdrawInstance(ctx, ctx.param));
      return { result: { instance } };
    },
  });
  defineCall(app, {
    ...common,
    path: '/flow/urge.do',
    action: 'flow.urge',
    about:
      'Asks those for whom open tasks wait now to see to them: stand-ins and whom they stand in for, and who may take one by then.',
    answers: { result: '`{ urged, next }`: whom, and when it may be done again' },
    codes: ['NOT_FOUND', 'ACTION_NOT_ALLOWED', 'INSTANCE_ENDED', 'URGED_RECENTLY'],
    param: UrgeParam,
    handler: async (ctx) => ({ result: await urge(ctx, ctx.param) }),
  });
  defineCall(app, {
    ...common,
    path: '/flow/comment.do',
    action: 'flow.comment',
    about: 'Says something about an instance, and to whom of those who have to do with it.',
    answers: { result: 'the line of the timeline' },
    codes: ['NOT_FOUND', 'PERSON_INVALID'],
    param: CommentParam,
    handler: async (ctx) => ({ result: await commentOn(ctx, ctx.param) }),
  });
  defineCall(app, {
    ...common,
    path: '/flow/read.do',
    action: 'flow.read',
    about: "Notes that the caller's copies were read.",
    codes: ['NOT_FOUND'],
    param: ReadParam,
    handler: async (ctx) => {
      await readCopies(ctx, ctx.param.taskIds);
      return { unaudited: true };
    },
  });
  defineCall(app, {
    ...common,
    path: '/flow/reassign.do',
    action: 'flow.reassign',
    about: 'Gives a task to somebody else; for managers of the flow.',
    answers: { result: '`{ instance, task }`' },
    codes: [...decisionCodes, 'PERSON_INVALID', 'COMMENT_REQUIRED'],
    param: ReassignParam,
    handler: async (ctx) => {
      const acted = await reassignTask(ctx, ctx.param);
      const { instance, task } = await actedAnswer(ctx, acted, ctx.param.taskId);
      return { result: { instance, task } };
    },
  });
}
