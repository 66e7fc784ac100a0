import type { FastifyInstance } from 'fastify';
import type { Answer, Desk } from './Desk.ts';

export const WECOM = {
  corpId: 'ww0000000000000001',
  agentId: '1000002',
  secret: 'wecom-secret-of-the-school',
} as const;

interface WecomQuery {
  readonly corpid?: string;
  readonly corpsecret?: string;
  readonly access_token?: string;
  readonly code?: string;
}

/** WeCom's calls in their published shapes (developer.work.weixin.qq.com/document/path/91039, 91023, 90506, 90236). */
export function serveWecom(app: FastifyInstance, desk: Desk): void {
  const ok = (members: Answer): Answer => ({ errcode: 0, errmsg: 'ok', ...members });
  const no = (errcode: number, errmsg: string): Answer => ({ errcode, errmsg });
  const guarded =
    (answer: (query: WecomQuery) => Answer) =>
    ({ query }: { query: WecomQuery }) =>
      desk.isLent(query.access_token) ? answer(query) : no(42001, 'access_token expired');

  app.get<{ Querystring: WecomQuery }>('/cgi-bin/gettoken', ({ query }) =>
    query.corpid === WECOM.corpId && query.corpsecret === WECOM.secret
      ? ok(desk.lend('access_token'))
      : no(40001, 'invalid credential'),
  );
  app.get<{ Querystring: WecomQuery }>(
    '/cgi-bin/auth/getuserinfo',
    guarded(({ code = '' }) => {
      const person = desk.spend(code);
      if (person === undefined) return no(40029, 'invalid code');
      const { userid, openid } = person;
      return userid === undefined ? ok({ openid }) : ok({ userid, user_ticket: 'of no use here' });
    }),
  );
  app.post<{ Querystring: WecomQuery; Body: Answer }>('/cgi-bin/message/send', ({ query, body }) => {
    if (!desk.isLent(query.access_token)) return no(42001, 'access_token expired');
    if (body.touser === 'nobody') return ok({ invaliduser: 'nobody', msgid: 'm' });
    desk.told.push(body);
    return ok({ msgid: 'm' });
  });
  app.get<{ Querystring: WecomQuery }>(
    '/cgi-bin/get_jsapi_ticket',
    guarded(() => ok(desk.lend('ticket'))),
  );
}
