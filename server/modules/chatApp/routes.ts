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
    about: 'Looks up who comes from a chat app by its code, and signs the page for its scripts.',
    answers: {
      result:
        '`{ loginState, platformInfo: { platformUserId, corpId, agentId, timestamp, noncestr, signature }, token, authorizeUrl? }`; `loginState` 1: known, `token` logs in once by `skipLogin.do`; 2: unknown; 3: failed; 4: does not follow the account',
    },
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
    about: "Signs a page of this portal for the scripts of the school's own app.",
    answers: { result: '`{ appId, timestamp, nonceStr, signature }`' },
    codes: ['CHAT_APP_MISSING', 'CHAT_APP_UNAVAILABLE'],
    access: 'visitor',
    param: WiseduSignParam,
    handler: async (ctx) => ({ result: await signForCampusApp(ctx) }),
  });
  defineCall(app, {
    service: 'interface',
    path: '/rest/http/open_apis/getjsApi.htm',
    action: 'chatApp.getjsApi',
    about:
      'Signs a page of this portal for the scripts of the app that `appId` names; of the official account without one.',
    answers: { result: '`{ appId, timestamp, nonceStr, signature }`' },
    codes: ['CHAT_APP_MISSING', 'CHAT_APP_UNAVAILABLE'],
    access: 'visitor',
    param: JsApiParam,
    handler: async (ctx) => ({ result: await signForApp(ctx) }),
  });
}
