import { weixinAuthorizeUrl } from './addresses.ts';
import { accepted, lentIn, textIn, withAccessToken } from './answers.ts';
import type { ChatApp, Identity } from './ChatApp.ts';
import { askProvider } from './egress.ts';
import type { ProviderAnswer } from './egress.ts';
import { Lease } from './Lease.ts';
import { tellAtProvider } from './telling.ts';
import type { WecomSettings } from '../config/chatApps.ts';

/** A code that was used, or is older than five minutes. */
const CODE_USED = 40029;
/** Characters of a card. */
const MOST = { title: 128, text: 512 };

/**
 * An app of the school's own at WeCom.
 *
 * - access token: https://developer.work.weixin.qq.com/document/path/91039
 * - whose code: https://developer.work.weixin.qq.com/document/path/91023
 * - ticket: https://developer.work.weixin.qq.com/document/path/90506
 * - telling: https://developer.work.weixin.qq.com/document/path/90236
 */
export function makeWecom({ url: base, authorizeUrl, corpId, agentId, secret }: WecomSettings): ChatApp {
  const accessToken = new Lease(async () =>
    lentIn(
      await askProvider({ base, path: '/cgi-bin/gettoken', query: { corpid: corpId, corpsecret: secret } }),
      'access_token',
    ),
  );
  const ask = (path: string, query: Readonly<Record<string, string>> = {}): Promise<ProviderAnswer> =>
    withAccessToken(accessToken, (access_token) =>
      askProvider({ base, path, query: { access_token, ...query } }),
    );
  const ticket = new Lease(async () => lentIn(await ask('/cgi-bin/get_jsapi_ticket'), 'ticket'));
  return {
    platform: 1,
    appId: corpId,
    aliases: [],
    agentId,
    identify: async (code) => {
      const answer = await ask('/cgi-bin/auth/getuserinfo', { code });
      return answer.errcode === CODE_USED ? { state: 'codeUsed' } : readPerson(accepted(answer));
    },
    jsapiTicket: () => ticket.take(),
    tell: (userId, { title, text, url }, onFailure) => {
      const card = { title: title.slice(0, MOST.title), description: text.slice(0, MOST.text), url };
      const body = { touser: userId, msgtype: 'textcard', agentid: Number(agentId), textcard: card };
      return tellAtProvider({
        accessToken,
        send: (access_token) =>
          askProvider({ base, path: '/cgi-bin/message/send', query: { access_token }, body }),
        // One whom the provider does not know, or who may not see the app, is named in an answer without an error.
        isTaken: ({ invaliduser = '', unlicenseduser = '' }) => invaliduser === '' && unlicenseduser === '',
        onFailure,
      });
    },
    authorizeUrl: (back) => weixinAuthorizeUrl(authorizeUrl, { appid: corpId, agentid: agentId }, back),
  };
}

/** Members have a `userid`, which the school gave them; who is none has an `openid`, which is no name of an account. */
function readPerson(body: ProviderAnswer['body']): Identity {
  if (body.userid === undefined) return { state: 'known', userId: textIn(body, 'openid') };
  const userId = textIn(body, 'userid');
  return { state: 'known', userId, loginName: userId };
}
