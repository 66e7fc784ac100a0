import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineCall } from '../../call/defineCall.ts';
import type { LocalText } from '../../../src/schemas/text.ts';
import { designRights } from '../../../src/schemas/designRight.ts';
import { hasDesignRight } from '../../documents/designPolicy.ts';
import { permitAnyDesigner, permitRemoving } from '../../documents/permits.ts';
import { listReadable, listTags } from '../../documents/repository.ts';
import { removeResource } from '../../documents/removal.ts';
import { WithdrawParam } from '../../documents/schema.ts';

/** Whose documents of no system are. */
const NO_SYSTEM: LocalText = { zhCN: '不属于任何系统（管理员）', enUS: 'None (administrators)' };

/** Calls of the interface service for the catalogues of documents, which are pages and call no other service. */
export function registerCatalogue(app: FastifyInstance): void {
  defineCall(app, {
    service: 'interface',
    path: '/rest/http/platform_general/getDesignSystems.htm',
    action: 'resource.systems',
    about:
      'Lists the systems whose documents the role may change, with what it may do there; for administrators also an empty `id`, for documents of no system.',
    answers: { list: '`{ id, name, rights }`; `name` in the language of the call' },
    access: 'designer',
    permit: permitAnyDesigner,
    param: Type.Object({}),
    handler: async (ctx) => {
      const systems = await listReadable(ctx.db, ctx.actor, 'system', ctx.locale);
      const list = systems
        .map(({ id, name }) => ({
          id,
          name,
          rights: designRights.filter((right) => hasDesignRight(ctx.actor, right, id)),
        }))
        .filter(({ rights }) => rights.includes('design'));
      // Documents of no system, which choices name by nothing.
      const none = { id: '', name: NO_SYSTEM[ctx.locale], rights: designRights };
      const all = ctx.actor.isAdmin ? [none, ...list] : list;
      return { list: all, total: all.length };
    },
  });
  defineCall(app, {
    service: 'interface',
    path: '/rest/http/platform_general/getDocumentTags.htm',
    action: 'resource.tags',
    about: 'Lists the tags of the documents that the role may read, those that most have first.',
    answers: { list: '`{ tag }`, at most 200' },
    access: 'designer',
    permit: permitAnyDesigner,
    param: Type.Object({}),
    handler: async (ctx) => {
      const list = await listTags(ctx.db, ctx.actor);
      return { list, total: list.length };
    },
  });
  defineCall(app, {
    service: 'interface',
    path: '/rest/http/platform_general/removeDocument.htm',
    action: 'resource.remove',
    about: 'As `/resource/remove.do`, for the catalogue of documents, which removes several one by one.',
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
}
