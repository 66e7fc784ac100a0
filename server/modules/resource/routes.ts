import type { FastifyInstance } from 'fastify';
import { storedKind } from '../../../src/schemas/kinds.ts';
import { defineCall } from '../../call/defineCall.ts';
import { AppError } from '../../errors/AppError.ts';
import { checkResource } from '../../documents/checking.ts';
import { presentFinding, presentListed, presentVersion } from './presenter.ts';
import { findDraft, listResources } from '../../documents/repository.ts';
import {
  CheckResourceParam,
  GetResourceParam,
  ListResourcesParam,
  VersionsParam,
} from '../../documents/schema.ts';
import { getResource } from './service.ts';
import { listVersions } from '../../documents/versionRepository.ts';

const PAGE = 20;

/** Calls of the manager service that read resources. */
export function registerResource(app: FastifyInstance): void {
  defineCall(app, {
    service: 'manager',
    path: '/resource/get.do',
    action: 'resource.get',
    access: 'reader',
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
  defineCall(app, {
    service: 'manager',
    path: '/resource/check.do',
    action: 'resource.check',
    access: 'admin',
    param: CheckResourceParam,
    handler: async (ctx) => {
      const { findings, total } = await checkResource(ctx, ctx.param);
      return { list: findings.map((found) => presentFinding(found, ctx.locale)), total };
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/resource/versions.do',
    action: 'resource.versions',
    access: 'admin',
    param: VersionsParam,
    handler: async (ctx) => {
      const { id, offset = 0, limit = PAGE } = ctx.param;
      const kind = storedKind(ctx.param.kind);
      const { rows, total } = await listVersions(ctx.db, { kind, id }, { offset, limit });
      if (total === 0 && (await findDraft(ctx.db, kind, id)) === undefined) throw new AppError('NOT_FOUND');
      return { list: rows.map(presentVersion), total };
    },
  });
}
