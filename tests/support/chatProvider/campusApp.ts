import type { FastifyInstance } from 'fastify';
import type { Desk } from './Desk.ts';

export const CAMPUS_APP = { appId: 'campus-app-1', secret: 'campus-app-secret-of-the-school' } as const;

interface CampusQuery {
  readonly grant_type?: string;
  readonly appid?: string;
  readonly secret?: string;
  readonly access_token?: string;
  readonly type?: string;
}

/** The calls of a campus app, below `/campus`. */
export function serveCampusApp(app: FastifyInstance, desk: Desk): void {
  app.get<{ Querystring: CampusQuery }>('/campus/cgi-bin/token', ({ query }) =>
    query.appid === CAMPUS_APP.appId && query.secret === CAMPUS_APP.secret
      ? desk.lend('access_token')
      : { errcode: 40125, errmsg: 'invalid appsecret' },
  );
  app.get<{ Querystring: CampusQuery }>('/campus/cgi-bin/ticket/getticket', ({ query }) =>
    desk.isLent(query.access_token) && query.type === 'jsapi'
      ? { errcode: 0, errmsg: 'ok', ...desk.lend('ticket') }
      : { errcode: 42001, errmsg: 'access_token expired' },
  );
}
