import type { FastifyInstance } from 'fastify';
import type { Answer, Desk } from './Desk.ts';

export const WECHAT = { appId: 'wx0000000000000001', secret: 'wechat-secret-of-the-school' } as const;

interface WechatQuery {
  readonly appid?: string;
  readonly secret?: string;
  readonly code?: string;
  readonly grant_type?: string;
  readonly access_token?: string;
  readonly openid?: string;
  readonly type?: string;
}

interface TokenBody {
  readonly grant_type?: string;
  readonly appid?: string;
  readonly secret?: string;
}

/** WeChat's calls in their published shapes (developers.weixin.qq.com/doc/service/…); what goes well has no `errcode`. */
export function serveWechat(app: FastifyInstance, desk: Desk): void {
  const no = (errcode: number, errmsg: string): Answer => ({ errcode, errmsg });
  const isOurs = ({ appid, secret }: TokenBody | WechatQuery): boolean =>
    appid === WECHAT.appId && secret === WECHAT.secret;
  const guarded =
    (answer: (query: WechatQuery) => Answer) =>
    ({ query }: { query: WechatQuery }) =>
      desk.isLent(query.access_token)
        ? answer(query)
        : no(40001, 'invalid credential, access_token is invalid or not latest');
  const unfollowed = new Set<string>();

  app.post<{ Body: TokenBody }>('/cgi-bin/stable_token', ({ body }) =>
    isOurs(body) && body.grant_type === 'client_credential'
      ? desk.lend('access_token')
      : no(40125, 'invalid appsecret'),
  );
  app.get<{ Querystring: WechatQuery }>('/sns/oauth2/access_token', ({ query }) => {
    if (!isOurs(query) || query.grant_type !== 'authorization_code') return no(40125, 'invalid appsecret');
    const code = query.code ?? '';
    const person = desk.spend(code);
    if (person === undefined)
      return desk.wasSpent(code) ? no(40163, 'code been used') : no(40029, 'invalid code');
    const { openid = '', followed = true } = person;
    if (!followed) unfollowed.add(openid);
    return {
      access_token: 'of the person, of no use here',
      expires_in: 7200,
      refresh_token: 'x',
      openid,
      scope: 'snsapi_base',
    };
  });
  app.get<{ Querystring: WechatQuery }>(
    '/cgi-bin/user/info',
    guarded(({ openid = '' }) =>
      unfollowed.has(openid) ? { subscribe: 0, openid } : { subscribe: 1, openid, language: 'zh_CN' },
    ),
  );
  app.get<{ Querystring: WechatQuery }>(
    '/cgi-bin/ticket/getticket',
    guarded(({ type }) =>
      type === 'jsapi' ? { errcode: 0, errmsg: 'ok', ...desk.lend('ticket') } : no(40097, 'invalid args'),
    ),
  );
}
