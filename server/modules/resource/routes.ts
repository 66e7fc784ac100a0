import type { FastifyInstance } from 'fastify';
import { storedKind } from '../../../src/schemas/kinds.ts';
import { defineCall } from '../../call/defineCall.ts';
import { permitAnyDesigner, permitDocument } from '../../documents/permits.ts';
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
import { designTurn } from './designTurn.ts';

const PAGE = 20;

/** Calls of the manager service that read resources. */
export function registerResource(app: FastifyInstance): void {
  defineCall(app, {
    service: 'manager',
    path: '/resource/get.do',
    action: 'resource.get',
    about:
      'Reads a document: of `kind`, else of the first of `orKinds` that has one of that id. Other versions than the published one are for who may read how it is designed.',
    answers: {
      result:
        '`{ id, kind, name, version, revision, schema, savedBy?, savedAt?, system?, rights?, conditions? }`; `rights` is what the role may do with the module: `{ actions, read, write, flows? }`, `flows` where flows are about its records',
    },
    codes: ['NOT_FOUND', 'DOCUMENT_INVALID'],
    example: {
      param: { kind: 'mgrList', id: 'student-list' },
      answer: {
        result: {
          ...{ id: 'student-list', kind: 'mgrList', name: '学生名单', version: 3, revision: 5 },
          schema: { module: 'student' },
          rights: { actions: ['list', 'detail'], read: '*', write: ['phone'] },
        },
      },
    },
    access: 'reader',
    inEmbed: 'token',
    inPreview: 'reads',
    param: GetResourceParam,
    handler: async (ctx) => ({ result: await getResource(ctx, ctx.param) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/resource/list.do',
    action: 'resource.list',
    about: 'Lists the documents of a kind, without their schemas.',
    answers: {
      list: '`{ id, kind, name, revision, version, published, updatedAt, updatedBy, system?, shared, tags }`',
    },
    access: 'designer',
    permit: permitAnyDesigner,
    param: ListResourcesParam,
    handler: async (ctx) => {
      const { kind, keyword = '', offset = 0, limit = PAGE } = ctx.param;
      const query = { kind: storedKind(kind), keyword, designer: ctx.actor, offset, limit };
      const { rows, total } = await listResources(ctx.db, query);
      return { list: rows.map(presentListed), total };
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/resource/check.do',
    action: 'resource.check',
    about:
      'Checks a document among all working documents, as it would stand beside them. Publishing checks it among what users have.',
    answers: { list: '`{ severity, path, code, message, fix? }`; `path` is a JSON pointer' },
    access: 'designer',
    permit: permitAnyDesigner,
    param: CheckResourceParam,
    inTurn: designTurn,
    handler: async (ctx) => {
      const { findings, total } = await checkResource(ctx, ctx.param);
      return { list: findings.map((found) => presentFinding(found, ctx.locale)), total };
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/resource/versions.do',
    action: 'resource.versions',
    about: 'Lists the versions of a document, the latest first.',
    answers: {
      list: '`{ version, revision, name, published, publishedAt, publishedBy, publisher, note?, replaced? }`; `replaced`: a draft that an import or a rollback has replaced, which users never had',
    },
    codes: ['NOT_FOUND'],
    access: 'designer',
    permit: permitDocument('read'),
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
