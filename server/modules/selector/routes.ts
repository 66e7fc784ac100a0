import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineCall } from '../../call/defineCall.ts';
import { describeInterfaces, interfaceIds } from './interfaces.ts';
import { presentChoice } from './presenter.ts';
import { listChoices } from './repository.ts';
import { GetSelectorDataParam } from './schema.ts';

const PAGE = 20;

/** The most that one call answers; `total` tells that there are more. People are searched, not listed. */
const ceilingOf = (source: string): number => (source === 'person' ? 200 : 5_000);

/** One id, or several joined with commas. */
const InterfaceIds = Type.String({ minLength: 1, maxLength: 20_000 });

/** Calls of the interface service about what can be chosen and called. */
export function registerSelector(app: FastifyInstance): void {
  defineCall(app, {
    service: 'interface',
    path: '/component/getSelectorData.htm',
    action: 'selector.list',
    access: 'login',
    param: GetSelectorDataParam,
    handler: async (ctx) => {
      const { source, keyword = '', offset = 0, limit = PAGE } = ctx.param;
      const { choices, total } = await listChoices(ctx.db, {
        source,
        keyword,
        offset,
        limit: limit < 0 ? ceilingOf(source) : Math.min(limit, ceilingOf(source)),
      });
      return { list: choices.map(presentChoice), total };
    },
  });
  defineCall(app, {
    service: 'interface',
    path: '/restConfig/getInterfaceConfigForFactory.htm',
    action: 'interface.describe',
    access: 'login',
    param: Type.Object({
      id: Type.Optional(InterfaceIds),
      ids: Type.Optional(Type.Union([InterfaceIds, Type.Array(Type.String(), { maxItems: 200 })])),
    }),
    handler: async (ctx) => ({ list: await describeInterfaces(ctx, interfaceIds(ctx.param)) }),
  });
  defineCall(app, {
    service: 'interface',
    path: '/restConfig/getDatabaseList.htm',
    action: 'database.list',
    access: 'admin',
    param: Type.Object({}),
    handler: () => ({ list: [{ id: 'platform', name: 'Atrium', kind: 'postgresql' }] }),
  });
}
