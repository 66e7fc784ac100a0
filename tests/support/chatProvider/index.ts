import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import type { ChatAppSettings } from '../../../server/chatApps/settings.ts';
import { CAMPUS_APP, serveCampusApp } from './campusApp.ts';
import { Desk } from './Desk.ts';
import { DINGTALK, serveDingtalk } from './dingtalk.ts';
import { serveWechat, WECHAT } from './wechat.ts';
import { serveWecom, WECOM } from './wecom.ts';

export { CAMPUS_APP, DINGTALK, WECHAT, WECOM };

/** The providers of chat apps on one loopback address, answering in the vendors' published shapes. */
export interface ChatProvider {
  readonly url: string;
  readonly desk: Desk;
  /** Apps of the school at all of them. */
  readonly settings: ChatAppSettings;
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
    app.get<{ Querystring: AuthorizeQuery }>(`/connect/oauth2/${page}`, ({ query }, reply) =>
      desk.authorise(query.redirect_uri, query.state, reply),
    );
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
      wecom: { ...WECOM, ...at },
      dingtalk: { ...DINGTALK, ...at },
      wechat: { ...WECHAT, ...at },
      campusApp: { ...CAMPUS_APP, url: `${url}/campus` },
    },
    close: () => app.close(),
  };
}
