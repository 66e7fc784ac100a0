import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import type { ChatAppSettings } from '../../../server/config/chatApps.ts';
import { CAMPUS_APP, serveCampusApp } from './campusApp.ts';
import { Desk } from './Desk.ts';
import { DINGTALK, serveDingtalk } from './dingtalk.ts';
import { scripts, serveScripts } from './scripts.ts';
import { serveWechat, WECHAT } from './wechat.ts';
import { serveWecom, WECOM } from './wecom.ts';

export { CAMPUS_APP, DINGTALK, WECHAT, WECOM };

/** The providers of chat apps on one loopback address, answering in the vendors' published shapes. */
export interface ChatProvider {
  readonly url: string;
  readonly desk: Desk;
  /** Apps of the school at all of them. */
  readonly settings: ChatAppSettings;
  /** The same as variables of the environment. */
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

interface AuthorizeQuery {
  readonly redirect_uri: string;
  readonly state: string;
}

/** Starts them on a free port. */
export async function startChatProvider(): Promise<ChatProvider> {
  const app = fastify({ forceCloseConnections: true });
  const desk = new Desk();
  for (const page of ['authorize', 'sns_authorize'])
    app.get<{ Querystring: AuthorizeQuery }>(`/connect/oauth2/${page}`, (request, reply) =>
      desk.authorise(request.query.redirect_uri, request.query.state, request, reply),
    );
  serveScripts(app);
  await app.register((calls, _options, done) => {
    calls.addHook('preHandler', async (request, reply) => desk.note(request, reply));
    serveWecom(calls, desk);
    serveDingtalk(calls, desk);
    serveWechat(calls, desk);
    serveCampusApp(calls, desk);
    done();
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${String((app.server.address() as AddressInfo).port)}`;
  const at = { url, authorizeUrl: url };
  return {
    url,
    desk,
    settings: {
      wecom: { ...WECOM, ...at, scriptUrl: `${url}${scripts.wecom}` },
      dingtalk: { ...DINGTALK, ...at, scriptUrl: `${url}${scripts.dingtalk}` },
      wechat: { ...WECHAT, ...at, scriptUrl: `${url}${scripts.wechat}` },
      campusApp: { ...CAMPUS_APP, url: `${url}/campus` },
    },
    environment: {
      WECOM_CORP_ID: WECOM.corpId,
      WECOM_AGENT_ID: WECOM.agentId,
      WECOM_SECRET: WECOM.secret,
      WECOM_URL: url,
      WECOM_AUTHORIZE_URL: url,
      WECOM_SCRIPT_URL: `${url}${scripts.wecom}`,
      DINGTALK_CORP_ID: DINGTALK.corpId,
      DINGTALK_AGENT_ID: DINGTALK.agentId,
      DINGTALK_KEY: DINGTALK.key,
      DINGTALK_SECRET: DINGTALK.secret,
      DINGTALK_URL: url,
      DINGTALK_AUTHORIZE_URL: url,
      DINGTALK_SCRIPT_URL: `${url}${scripts.dingtalk}`,
      WECHAT_APP_ID: WECHAT.appId,
      WECHAT_SECRET: WECHAT.secret,
      WECHAT_URL: url,
      WECHAT_AUTHORIZE_URL: url,
      WECHAT_SCRIPT_URL: `${url}${scripts.wechat}`,
      CAMPUS_APP_URL: `${url}/campus`,
      CAMPUS_APP_ID: CAMPUS_APP.appId,
      CAMPUS_APP_SECRET: CAMPUS_APP.secret,
    },
    close: () => app.close(),
  };
}
