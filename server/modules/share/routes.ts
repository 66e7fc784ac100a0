import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../call/defineCall.ts';
import { permitAnyDesigner, permitDocument } from '../../documents/permits.ts';
import { ShareParam, SharesParam, UnshareParam } from './schema.ts';
import { listShares, share, unshare } from './service.ts';

/** Calls about links by which somebody without a role reads one resource; for who may publish it. */
export function registerShare(app: FastifyInstance): void {
  defineCall(app, {
    service: 'manager',
    path: '/resource/share.do',
    action: 'share.add',
    about:
      'Makes a link by which anybody reads one version of one document, without a role, and what that is made of as far as its maker may read it. Its token is told once.',
    answers: { result: '`{ shareId, url }`' },
    codes: ['NOT_FOUND'],
    access: 'designer',
    permit: permitDocument('publish'),
    writes: true,
    // The answer holds a token, so it is not kept to be answered again.
    transaction: 'own',
    param: ShareParam,
    handler: async (ctx) => ({ result: await share(ctx) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/resource/unshare.do',
    action: 'share.remove',
    about: 'Ends a link at once.',
    codes: ['NOT_FOUND'],
    access: 'designer',
    permit: permitAnyDesigner,
    writes: true,
    param: UnshareParam,
    handler: async (ctx) => {
      await unshare(ctx);
      return {};
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/resource/shares.do',
    action: 'share.list',
    about: 'Lists the links that open a document now.',
    answers: { list: '`{ shareId, version, expiresAt, createdAt, createdBy }`' },
    access: 'designer',
    permit: permitDocument('read'),
    param: SharesParam,
    handler: async (ctx) => ({ list: await listShares(ctx) }),
  });
}
