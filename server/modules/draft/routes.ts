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
    about: "Reads the caller's draft of a form: of a record, or of a new one without `id`.",
    answers: { result: '`{ data, revision?, updatedAt }`, or null where there is none' },
    codes: ['NOT_FOUND'],
    access: 'login',
    inPreview: { result: null },
    inEmbed: 'session',
    param: DraftParam,
    handler: async (ctx) => ({ result: await getDraft(ctx) }),
  });
  defineCall(app, {
    service: 'form',
    path: '/draft/save.do',
    action: 'draft.save',
    about:
      "Keeps the caller's draft in the place of the one before. What the role may not write is left out.",
    answers: { result: '`{ updatedAt }`' },
    codes: ['NOT_FOUND', 'LIMIT_REACHED', 'REVISION_CONFLICT'],
    access: 'login',
    writes: true,
    inEmbed: 'session',
    param: SaveDraftParam,
    takes: 'record',
    handler: async (ctx) => ({ result: await saveDraft(ctx), unaudited: true }),
  });
  defineCall(app, {
    service: 'form',
    path: '/draft/remove.do',
    action: 'draft.remove',
    about: "Forgets the caller's draft.",
    codes: ['REVISION_CONFLICT'],
    access: 'login',
    writes: true,
    inEmbed: 'session',
    param: RemoveDraftParam,
    handler: async (ctx) => {
      await forgetDraft(ctx);
      return { unaudited: true };
    },
  });
}
