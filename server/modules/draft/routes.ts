import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../call/defineCall.ts';
import { DraftParam, RemoveDraftParam, SaveDraftParam } from './schema.ts';
import { forgetDraft, getDraft, saveDraft } from './service.ts';

/** Calls of the form service about drafts, each its owner's alone. */
export function registerDraft(app: FastifyInstance): void {
  defineCall(app, {
    service: 'form',
    path: '/draft/get.do',
    action: 'draft.get',
    access: 'login',
    param: DraftParam,
    handler: async (ctx) => ({ result: await getDraft(ctx) }),
  });
  defineCall(app, {
    service: 'form',
    path: '/draft/save.do',
    action: 'draft.save',
    access: 'login',
    writes: true,
    param: SaveDraftParam,
    takes: 'record',
    handler: async (ctx) => ({ result: await saveDraft(ctx), unaudited: true }),
  });
  defineCall(app, {
    service: 'form',
    path: '/draft/remove.do',
    action: 'draft.remove',
    access: 'login',
    writes: true,
    param: RemoveDraftParam,
    handler: async (ctx) => {
      await forgetDraft(ctx);
      return { unaudited: true };
    },
  });
}
