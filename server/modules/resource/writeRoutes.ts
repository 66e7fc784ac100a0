import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../call/defineCall.ts';
import { permitDocument, permitPublishing, permitRemoving, permitSaving } from '../../documents/permits.ts';
import { saveDraft } from '../../documents/drafts.ts';
import { publishDraft, rollBack, unpublish } from '../../documents/publishing.ts';
import { removeResource } from '../../documents/removal.ts';
import {
  PublishResourceParam,
  RollbackParam,
  SaveResourceParam,
  WithdrawParam,
} from '../../documents/schema.ts';
import { withBroken } from './broken.ts';

/** Calls of the manager service that change resources. */
export function registerResourceWrites(app: FastifyInstance): void {
  defineCall(app, {
    service: 'manager',
    path: '/resource/save.do',
    action: 'resource.save',
    about: 'Adds a draft, or changes one at the revision that was read.',
    answers: { result: '`{ id, revision }`' },
    codes: [
      'ID_EXISTS',
      'NOT_FOUND',
      'REVISION_CONFLICT',
      'PRODUCT_DOCUMENT',
      'DOCUMENT_INVALID',
      'RIGHT_TO_USE',
    ],
    example: {
      param: {
        kind: 'condition',
        id: 'is-enrolled',
        name: '在读',
        schema: { kind: 'condition' },
        revision: 4,
      },
      answer: { result: { id: 'is-enrolled', revision: 5 } },
    },
    access: 'designer',
    permit: permitSaving,
    writes: true,
    param: SaveResourceParam,
    handler: async (ctx) => ({ result: await saveDraft(ctx, ctx.param) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/resource/publish.do',
    action: 'resource.publish',
    about:
      'Gives users the draft as a new version. Of a form the table follows, by the ids of its fields; where values of records would be lost, that has to be accepted: `PLAN_NOT_ACCEPTED` answers the plan (`/resource/plan.do`) as `result`.',
    answers: {
      result:
        '`{ version, broken? }`; `broken`: of a form the interfaces that read what is no longer there, of a condition the published documents that lack a name which it reads, `{ kind, id, name, findings }`',
      list: 'of `BREAKS_OTHERS`: the published documents that would have new errors, as `impact.do` tells them; of `TEST_FAILED` the tests that fail, as `review.do` tells them',
    },
    codes: [
      ...(['NOT_FOUND', 'REVISION_CONFLICT', 'ALREADY_PUBLISHED', 'DOCUMENT_INVALID'] as const),
      ...(['PLAN_NOT_ACCEPTED', 'BREAKS_OTHERS', 'TEST_FAILED', 'RIGHT_TO_USE'] as const),
    ],
    access: 'designer',
    permit: permitPublishing,
    writes: true,
    param: PublishResourceParam,
    handler: async (ctx) => ({
      result: await withBroken(ctx, ctx.param, await publishDraft(ctx, ctx.param)),
    }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/resource/unpublish.do',
    action: 'resource.unpublish',
    about: 'Takes a document away from users; its draft stays.',
    answers: { list: 'what users have that still names it: `{ kind, id, name, published, draft }`' },
    codes: ['NOT_FOUND', 'NOT_PUBLISHED', 'REVISION_CONFLICT', 'PRODUCT_DOCUMENT'],
    access: 'designer',
    permit: permitDocument('publish'),
    writes: true,
    param: WithdrawParam,
    handler: async (ctx) => ({ list: await unpublish(ctx, ctx.param) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/resource/remove.do',
    action: 'resource.remove',
    about:
      'Removes a document that nothing names and by which no instance of a flow lives, with its versions and the records of a form; for 30 days it may come back (`/trash/restore.do`).',
    codes: ['NOT_FOUND', 'IN_USE', 'REVISION_CONFLICT', 'PRODUCT_DOCUMENT'],
    access: 'designer',
    permit: permitRemoving,
    writes: true,
    param: WithdrawParam,
    handler: async (ctx) => {
      await removeResource(ctx, ctx.param);
      return {};
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/resource/rollback.do',
    action: 'resource.rollback',
    about:
      'Publishes an earlier version again, as a new one. A draft that no version holds stays among the versions, as `replaced`.',
    answers: { result: '`{ version, revision, broken? }`' },
    codes: [
      ...(['NOT_FOUND', 'REVISION_CONFLICT', 'ALREADY_PUBLISHED', 'DOCUMENT_INVALID'] as const),
      ...(['PLAN_NOT_ACCEPTED', 'BREAKS_OTHERS', 'TEST_FAILED', 'PRODUCT_DOCUMENT', 'RIGHT_TO_USE'] as const),
    ],
    access: 'designer',
    permit: permitPublishing,
    writes: true,
    param: RollbackParam,
    handler: async (ctx) => ({ result: await withBroken(ctx, ctx.param, await rollBack(ctx, ctx.param)) }),
  });
}
