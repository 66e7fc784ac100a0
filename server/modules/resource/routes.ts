import type { FastifyInstance } from 'fastify';
import { storedKind } from '../../../src/schemas/kinds.ts';
import { defineCall } from '../../call/defineCall.ts';
import { presentListed } from './presenter.ts';
import { listResources } from './repository.ts';
import { GetResourceParam, ListResourcesParam } from './schema.ts';
import { getResource } from './service.ts';

const PAGE = 20;

/** Calls of the manager service about resources. */
export function registerResource(app: FastifyInstance): void {
  defineCall(app, {
    service: 'manager',
    path: '/resource/get.do',
    action: 'resource.get',
    access: 'visitor',
    param: GetResourceParam,
    handler: async (ctx) => ({ result: await getResource(ctx, ctx.param) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/resource/list.do',
    action: 'resource.list',
    access: 'admin',
    param: ListResourcesParam,
    handler: async (ctx) => {
      const { kind, keyword = '', offset = 0, limit = PAGE } = ctx.param;
      const { rows, total } = await listResources(ctx.db, { kind: storedKind(kind), keyword, offset, limit });
      return { list: rows.map(presentListed), total };
    },
  });
}
