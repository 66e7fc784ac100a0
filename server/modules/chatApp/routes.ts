import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../call/defineCall.ts';
import { lookUpLogin } from './lookup.ts';
import { LoginInfoParam } from './schema.ts';

/** The built-in interfaces that pages in chat apps call. */
export function registerChatApp(app: FastifyInstance): void {
  defineCall(app, {
    service: 'interface',
    path: '/rest/http/platform_general/getLoginInfoCommon.htm',
    action: 'chatApp.getLoginInfo',
    access: 'public',
    writes: true,
    transaction: 'own',
    param: LoginInfoParam,
    handler: async (ctx) => ({ result: await lookUpLogin(ctx) }),
  });
}
