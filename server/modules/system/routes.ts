import type { FastifyInstance } from 'fastify';
import { storedKind } from '../../../src/schemas/kinds.ts';
import { defineCall } from '../../call/defineCall.ts';
import { inputError, invalidInput } from '../../errors/AppError.ts';
import { countPublished } from '../../documents/repository.ts';
import { mayRead } from '../../documents/permits.ts';
import { asksForPreview } from '../../documents/schema.ts';
import { isPublished } from '../resource/index.ts';
import { refuseAccess } from '../../policy/access.ts';
import { presentGroups } from './presenter.ts';
import { GetSystemParam, InitOnlyParam, IsPublishedParam, NoParam, SysTypesParam } from './schema.ts';
import { listSystems, openSystem, previewSystem, scopeOf } from './service.ts';

const PAGE = 20;

/** Calls of the manager service by which a user finds and opens systems. */
export function registerSystem(app: FastifyInstance): void {
  defineCall(app, {
    service: 'manager',
    path: '/createSystem/sysTypes.do',
    action: 'system.list',
    about:
      'Lists the systems in which the role has a menu, by their groups; from `offset` on in pages of 20, all of them without it or with -1.',
    answers: {
      list: '`{ id, typename, sysList }`; of a system `{ id, systemname, description?, icon?, cover?, updatetime, projectId, language, layout, skin, options }`, `skin` and `options` as JSON texts',
    },
    access: 'reader',
    inEmbed: 'token',
    inPreview: 'reads',
    param: SysTypesParam,
    handler: async (ctx) => {
      const groups = presentGroups(await listSystems(ctx), scopeOf(ctx));
      const offset = ctx.param.offset ?? -1;
      return { list: offset < 0 ? groups : groups.slice(offset, offset + PAGE), total: groups.length };
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/createSystem/initOnly.do',
    action: 'system.open',
    about:
      'Opens a system, with the menus of the role. Who designs may ask for its draft by `checkToken` 0 or `skipPermission` 1.',
    answers: { result: 'the system as in `sysTypes.do`, with `menus`, and `preview` where it is the draft' },
    codes: ['NOT_FOUND'],
    access: 'reader',
    inEmbed: 'token',
    inPreview: 'reads',
    param: InitOnlyParam,
    handler: async (ctx) => {
      const { id } = ctx.param.systemManage;
      const previews = asksForPreview(ctx.param) && (await mayRead(ctx, { kind: 'system', id }));
      return { result: await (previews ? previewSystem : openSystem)(ctx, id) };
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/systemMaintenace/getSystem.do',
    action: 'system.get',
    about: 'Opens a published system, as `initOnly.do` does.',
    answers: { result: 'the system, with its `menus`' },
    codes: ['NOT_FOUND'],
    access: 'reader',
    inEmbed: 'token',
    inPreview: 'reads',
    freeForm: true,
    param: GetSystemParam,
    handler: async (ctx) => {
      const id = ctx.param.systemManage?.id ?? ctx.param.id;
      if (id === undefined) throw invalidInput(inputError('id', 'REQUIRED'));
      return { result: await openSystem(ctx, id) };
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/apply/isPublished.do',
    action: 'resource.isPublished',
    about: 'Tells whether a document is published.',
    answers: { result: '`{ published }`' },
    access: 'reader',
    inEmbed: 'token',
    inPreview: 'reads',
    param: IsPublishedParam,
    handler: async (ctx) => {
      const { moduleType, moduleId } = ctx.param;
      return { result: { published: await isPublished(ctx, storedKind(moduleType), moduleId) } };
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/common/getModuleCount.do',
    action: 'resource.count',
    about: 'Counts published documents by kind; to who does not administer nothing is told.',
    answers: { result: 'an object of counts by kind' },
    access: 'login',
    param: NoParam,
    handler: async (ctx) => {
      // What somebody may not see is not counted either.
      const counts = refuseAccess('admin', ctx.actor) === undefined ? await countPublished(ctx.db) : [];
      return { result: Object.fromEntries(counts.map(({ kind, count }) => [kind, count])) };
    },
  });
}
