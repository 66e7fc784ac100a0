import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Answer, Desk } from './Desk.ts';

export const DINGTALK = {
  corpId: 'ding0000000000000001',
  agentId: '3000002',
  key: 'dingkey0000000000001',
  secret: 'dingtalk-secret-of-the-school',
} as const;

interface DingtalkQuery {
  readonly appkey?: string;
  readonly appsecret?: string;
  readonly access_token?: string;
  readonly accessKey?: string;
  readonly timestamp?: string;
  readonly signature?: string;
}

interface DingtalkBody {
  readonly code?: string;
  readonly tmp_auth_code?: string;
  readonly unionid?: string;
}

interface Question {
  readonly query: DingtalkQuery;
  readonly body?: DingtalkBody;
}

interface Call {
  Querystring: DingtalkQuery;
  Body: DingtalkBody;
}

/**
 * DingTalk's calls in their published shapes (open.dingtalk.com/document/orgapp/…). Codes of the authorisation page are
 * of another kind than those of the app: neither call takes the other's.
 */
export function serveDingtalk(app: FastifyInstance, desk: Desk): void {
  const ok = (members: Answer): Answer => ({ errcode: 0, errmsg: 'ok', ...members });
  const no = (errcode: number, errmsg: string): Answer => ({ errcode, errmsg });
  const refused: Answer = {
    errcode: 88,
    sub_code: '40014',
    sub_msg: '不合法的access_token',
    errmsg: 'error',
  };
  const guarded = (answer: (question: Question) => Answer) => (question: Question) =>
    desk.isLent(question.query.access_token) ? answer(question) : refused;
  const isSigned = ({ accessKey, timestamp = '', signature }: DingtalkQuery): boolean =>
    accessKey === DINGTALK.key &&
    Math.abs(Number(timestamp) - Date.now()) < 60_000 &&
    signature === createHmac('sha256', DINGTALK.secret).update(timestamp).digest('base64');
  /** The id of a person over all schools. */
  const unionid = (userid: string): string => `union-${userid}`;

  app.get<Call>('/gettoken', ({ query }) =>
    query.appkey === DINGTALK.key && query.appsecret === DINGTALK.secret
      ? ok(desk.lend('access_token'))
      : no(40089, '不合法的corpid或corpsecret'),
  );
  app.post<Call>(
    '/topapi/v2/user/getuserinfo',
    guarded(({ body }) => {
      const person = desk.spend(body?.code ?? '', 'app');
      if (person?.userid === undefined) return no(40078, '不存在的临时授权码');
      const { userid } = person;
      return ok({ result: { userid, name: '某人', sys: false, unionid: unionid(userid) }, request_id: 'x' });
    }),
  );
  app.post<Call>('/sns/getuserinfo_bycode', ({ query, body }) => {
    if (!isSigned(query)) return no(853004, 'signature not match');
    const person = desk.spend(body.tmp_auth_code ?? '', 'page');
    if (person === undefined) return no(40078, '不存在的临时授权码');
    const id = unionid(person.userid ?? person.openid ?? '');
    return ok({ user_info: { nick: '某人', openid: 'o', unionid: id } });
  });
  app.post<Call>(
    '/topapi/user/getbyunionid',
    guarded(({ body }) => {
      const [, userid = '', kind] = /^union-([^-]+)(-contact)?$/.exec(body?.unionid ?? '') ?? [];
      if (userid === '' || userid === 'nobody') return no(60121, '找不到该用户');
      return ok({ result: { contact_type: kind === undefined ? 0 : 1, userid }, request_id: 'x' });
    }),
  );
  app.post<{ Querystring: DingtalkQuery; Body: Answer }>(
    '/topapi/message/corpconversation/asyncsend_v2',
    ({ query, body }) => {
      if (!desk.isLent(query.access_token)) return refused;
      desk.told.push(body);
      return ok({ task_id: 1, request_id: 'x' });
    },
  );
  app.get<Call>(
    '/get_jsapi_ticket',
    guarded(() => ok(desk.lend('ticket'))),
  );
}
