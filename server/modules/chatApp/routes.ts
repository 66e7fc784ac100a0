import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../call/defineCall.ts';
import { lookUpLogin } from './lookup.ts';
import { JsApiParam, LoginInfoParam, WiseduSignParam } from './schema.ts';
import { signForApp, signForCampusApp } from './signing.ts';

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
  defineCall(app, {
    service: 'interface',
    path: '/rest/http/platform_general/getWiseduSign.htm',
    action: 'chatApp.getWiseduSign',
    access: 'visitor',
    param: WiseduSignParam,
    handler: async (ctx) => ({ result: await signForCampusApp(ctx) }),
  });
  defineCall(app, {
    service: 'interface',
    path: '/rest/http/open_apis/getjsApi.htm',
    action: 'chatApp.getjsApi',
    access: 'visitor',
    param: JsApiParam,
    handler: async (ctx) => ({ result: await signForApp(ctx) }),
  });
}
