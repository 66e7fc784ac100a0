import { createHmac } from 'node:crypto';
import { isRecord } from '../envelope/envelope.ts';
import { AppError } from '../errors/AppError.ts';
import { STATE } from './addresses.ts';
import { accepted, lentIn, textIn, withAccessToken } from './answers.ts';
import type { ChatApp, Identity } from './ChatApp.ts';
import { askProvider } from './egress.ts';
import type { ProviderAnswer } from './egress.ts';
import { Lease } from './Lease.ts';
import { tellAtProvider } from './telling.ts';
import type { DingtalkSettings } from '../config/chatApps.ts';

/** A code that was used, is too old, or is not one of the call that it came to. */
const CODE_UNKNOWN = 40078;
/** Nobody of the school. */
const PERSON_UNKNOWN = 60121;
/** Somebody whom the school only keeps an address of (`contact_type`). */
const OUTSIDER = 1;
/** Colour of the bar above a message, as ARGB: a message has one. */
const BAR = 'FF1677FF';

/**
 * An app of the school's own at DingTalk. Codes that pages ask the app for and those that the authorisation page sends
 * are of two kinds, each for a call of its own, and look the same: what the first call does not know goes to the second.
 *
 * - access token: https://open.dingtalk.com/document/orgapp/obtain-orgapp-token
 * - whose code, of the app: https://open.dingtalk.com/document/orgapp/obtain-the-userid-of-a-user-by-using-the-log-free
 * - of the authorisation page:
 *   https://open.dingtalk.com/document/orgapp/obtain-the-user-information-based-on-the-sns-temporary-authorization,
 *   https://open.dingtalk.com/document/orgapp/query-a-user-by-the-union-id
 * - ticket: https://open.dingtalk.com/document/orgapp/obtain-jsapi_ticket
 * - telling: https://open.dingtalk.com/document/orgapp/asynchronous-sending-of-enterprise-session-messages
 */
export function makeDingtalk(settings: DingtalkSettings): ChatApp {
  const { url: base, authorizeUrl, corpId, agentId, key, secret } = settings;
  const accessToken = new Lease(async () =>
    lentIn(
      await askProvider({ base, path: '/gettoken', query: { appkey: key, appsecret: secret } }),
      'access_token',
    ),
  );
  const ask = (path: string, body?: Readonly<Record<string, unknown>>): Promise<ProviderAnswer> =>
    withAccessToken(accessToken, (access_token) =>
      askProvider({ base, path, query: { access_token }, ...(body && { body }) }),
    );
  const ticket = new Lease(async () => lentIn(await ask('/get_jsapi_ticket'), 'ticket'));

  const byAuthorisation = async (code: string): Promise<Identity> => {
    const query = { accessKey: key, ...signedNow(secret) };
    const body = { tmp_auth_code: code };
    const answer = await askProvider({ base, path: '/sns/getuserinfo_bycode', query, body });
    if (answer.errcode === CODE_UNKNOWN) return { state: 'codeUsed' };
    const unionid = textIn(memberIn(accepted(answer), 'user_info'), 'unionid');
    const found = await ask('/topapi/user/getbyunionid', { unionid });
    if (found.errcode === PERSON_UNKNOWN) return { state: 'known', userId: unionid };
    return readPerson(memberIn(accepted(found), 'result'));
  };

  return {
    platform: 3,
    appId: corpId,
    aliases: [key],
    agentId,
    identify: async (code) => {
      const answer = await ask('/topapi/v2/user/getuserinfo', { code });
      if (answer.errcode === CODE_UNKNOWN) return byAuthorisation(code);
      return readPerson(memberIn(accepted(answer), 'result'));
    },
    jsapiTicket: () => ticket.take(),
    tell: (userId, { title, text, url }, onFailure) => {
      const card = { message_url: url, head: { bgcolor: BAR, text: '' }, body: { title, content: text } };
      const body = { agent_id: agentId, userid_list: userId, msg: { msgtype: 'oa', oa: card } };
      const path = '/topapi/message/corpconversation/asyncsend_v2';
      return tellAtProvider({
        accessToken,
        send: (access_token) => askProvider({ base, path, query: { access_token }, body }),
        onFailure,
      });
    },
    authorizeUrl: (back) => {
      const scope = { appid: key, response_type: 'code', scope: 'snsapi_auth' };
      const query = new URLSearchParams({ ...scope, state: STATE, redirect_uri: back });
      return `${authorizeUrl}/connect/oauth2/sns_authorize?${query.toString()}`;
    },
  };
}

/** The time in milliseconds, signed with the secret of the app. */
function signedNow(secret: string): { timestamp: string; signature: string } {
  const timestamp = String(Date.now());
  return { timestamp, signature: createHmac('sha256', secret).update(timestamp).digest('base64') };
}

function memberIn(body: ProviderAnswer['body'], name: string): ProviderAnswer['body'] {
  const value = body[name];
  if (isRecord(value)) return value;
  throw new AppError('CHAT_APP_UNAVAILABLE', { cause: new Error(`DingTalk answered without ${name}`) });
}

function readPerson(body: ProviderAnswer['body']): Identity {
  const userId = textIn(body, 'userid');
  return { state: 'known', userId, ...(body.contact_type !== OUTSIDER && { loginName: userId }) };
}
