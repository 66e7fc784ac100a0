import { weixinAuthorizeUrl } from './addresses.ts';
import { accepted, lentIn, textIn, withAccessToken } from './answers.ts';
import type { ChatApp } from './ChatApp.ts';
import { askProvider } from './egress.ts';
import type { ProviderAnswer } from './egress.ts';
import { Lease } from './Lease.ts';
import type { WechatSettings } from '../config/chatApps.ts';

/** A code that is none (40029), was used (40163) or is older than five minutes (42003). */
const CODE_REFUSED: ReadonlySet<number> = new Set([40029, 40163, 42003]);
const NOT_FOLLOWING = 0;

/**
 * The school's official account at WeChat. Of a person it knows an `openid`, which says nothing of who that is.
 *
 * The access token is the stable one: the classic one ends whenever anybody asks for another, so that two processes, or
 * another system of the school, would take it from each other.
 *
 * - access token: https://developers.weixin.qq.com/doc/service/api/base/api_getstableaccesstoken
 * - whose code: https://developers.weixin.qq.com/doc/service/guide/h5/auth.html
 * - whether they follow: https://developers.weixin.qq.com/doc/service/api/usermanage/userinfo/api_userinfo
 * - ticket: https://developers.weixin.qq.com/doc/service/guide/h5/jssdk.html
 */
export function makeWechat({ url: base, authorizeUrl, appId, secret }: WechatSettings): ChatApp {
  const accessToken = new Lease(async () => {
    const body = { grant_type: 'client_credential', appid: appId, secret };
    return lentIn(await askProvider({ base, path: '/cgi-bin/stable_token', body }), 'access_token');
  });
  const ask = (path: string, query: Readonly<Record<string, string>>): Promise<ProviderAnswer> =>
    withAccessToken(accessToken, (access_token) =>
      askProvider({ base, path, query: { access_token, ...query } }),
    );
  const ticket = new Lease(async () =>
    lentIn(await ask('/cgi-bin/ticket/getticket', { type: 'jsapi' }), 'ticket'),
  );
  return {
    platform: 5,
    appId,
    aliases: [],
    agentId: '',
    identify: async (code) => {
      const query = { appid: appId, secret, code, grant_type: 'authorization_code' };
      const answer = await askProvider({ base, path: '/sns/oauth2/access_token', query });
      if (CODE_REFUSED.has(answer.errcode)) return { state: 'codeUsed' };
      const userId = textIn(accepted(answer), 'openid');
      const person = accepted(await ask('/cgi-bin/user/info', { openid: userId, lang: 'zh_CN' }));
      return { state: person.subscribe === NOT_FOLLOWING ? 'notFollowed' : 'known', userId };
    },
    jsapiTicket: () => ticket.take(),
    authorizeUrl: (back) => weixinAuthorizeUrl(authorizeUrl, { appid: appId }, back),
  };
}
