import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineCall } from '../../call/defineCall.ts';
import { writeSetting } from '../../db/settings.ts';
import { CACHE_EPOCH } from '../../interfaces/callInterface.ts';
import { describeAll } from '../../interfaces/describe.ts';
import { interfaceIds } from '../../interfaces/describeModules.ts';
import { choicePage } from '../../organisation/choicePage.ts';
import { isBoundToSite } from '../../session/actor.ts';
import { presentChoice } from '../../organisation/presentChoice.ts';
import { listChoices } from '../../organisation/choices.ts';
import { GetSelectorDataParam } from './schema.ts';

const PAGE = 20;

/** One id, or several joined with commas. */
const InterfaceIds = Type.String({ minLength: 1, maxLength: 20_000 });
const InterfaceIdsParam = Type.Object({
  id: Type.Optional(InterfaceIds),
  ids: Type.Optional(Type.Union([InterfaceIds, Type.Array(Type.String(), { maxItems: 200 })])),
});

/** Calls of the interface service about what can be chosen and called. */
export function registerSelector(app: FastifyInstance): void {
  defineCall(app, {
    service: 'interface',
    path: '/component/getSelectorData.htm',
    action: 'selector.list',
    about:
      'Lists what can be chosen of people, departments, roles, labels, published flows or a dictionary. Of people it tells few to who does not search.',
    answers: { list: '`{ value, label, tone?, parent? }`; `total` stops one after what is told' },
    example: {
      param: { source: 'dictionary:gender', limit: 20 },
      answer: { list: [{ value: 'female', label: { zhCN: '女', enUS: 'Female' } }], total: 1 },
    },
    access: 'login',
    inPreview: 'reads',
    inEmbed: 'session',
    param: GetSelectorDataParam,
    handler: async (ctx) => {
      const { source, keyword = '', offset = 0, limit = PAGE } = ctx.param;
      // They are chosen where people are away and where they design, and a site is told of no others than its own.
      if (source === 'flow' && isBoundToSite(ctx.actor)) return { list: [], total: 0 };
      const page = choicePage(ctx.actor, source, { keyword, offset, limit });
      const { choices, total } = await listChoices(ctx.db, { source, ...page });
      return { list: choices.map(presentChoice), total: Math.min(total, page.reach + 1) };
    },
  });
  defineCall(app, {
    service: 'interface',
    path: '/restConfig/getInterfaceConfigForFactory.htm',
    action: 'interface.describe',
    about: 'Describes interfaces of form modules and configured ones by `moduleCode/interfaceUrl`.',
    answers: {
      list: '`{ id, moduleCode, interfaceUrl, name, inputs, outputs }`; ids without an interface that the caller may see are left out',
    },
    access: 'login',
    inPreview: 'reads',
    param: InterfaceIdsParam,
    handler: async (ctx) => ({ list: await describeAll(ctx, interfaceIds(ctx.param)) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/export/getInterfacesByIds.do',
    action: 'interface.describe',
    about: 'The same as `getInterfaceConfigForFactory.htm`.',
    answers: {
      list: '`{ id, moduleCode, interfaceUrl, name, inputs, outputs }`; ids without an interface that the caller may see are left out',
    },
    access: 'login',
    inPreview: 'reads',
    param: InterfaceIdsParam,
    handler: async (ctx) => ({ list: await describeAll(ctx, interfaceIds(ctx.param)) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/project/cleanCache.do',
    action: 'cache.clean',
    about: 'Forgets the kept answers of configured interfaces, in every process.',
    access: 'admin',
    writes: true,
    param: Type.Object({}),
    handler: async (ctx) => {
      ctx.platform.answers.clear();
      // Other processes see that what they keep is of before.
      await writeSetting(ctx.db, CACHE_EPOCH, ctx.now.getTime());
      return {};
    },
  });
}
