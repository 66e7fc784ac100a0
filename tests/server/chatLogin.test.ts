import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LoginResponse } from '../../src/schemas/wire/session.ts';
import type { LoginInfo } from '../../server/modules/chatApp/presenter.ts';
import type { ApiAnswer } from '../support/apiClient.ts';
import { startChatProvider, WECOM } from '../support/chatProvider/index.ts';
import type { ChatProvider } from '../support/chatProvider/index.ts';
import type { ChatPerson } from '../support/chatProvider/Desk.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let provider: ChatProvider;
let server: TestServer;
let page = '';

beforeAll(async () => {
  provider = await startChatProvider();
  server = await startTestServer({ seed: seedPeople, config: { chatApps: provider.settings } });
  page = `${server.platform.config.publicUrl}/home?platform=1`;
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(() => {
  provider.desk.broken = undefined;
  provider.desk.asked.length = 0;
});

const logIn = (platform: number | string, code: string): Promise<ApiAnswer> =>
  server.api.call('base', '/login/skipLogin.do', { platform, code });

const lookUp = async (platform: number | string, param: object, url = page): Promise<LoginInfo> => {
  const path = '/rest/http/platform_general/getLoginInfoCommon.htm';
  const answer = await server.api.call('interface', path, { platform, url, ...param });
  if (answer.msgState !== 1) throw new Error(answer.text);
  return answer.result as LoginInfo;
};

const bind = (platform: number, platformUserId: string, userId: string): Promise<unknown> =>
  server.db
    .insertInto('atrium.chat_account')
    .values({
      id: `${String(platform)}-${platformUserId}`,
      platform,
      platform_user_id: platformUserId,
      user_id: userId,
    })
    .execute();

const refusals = async (): Promise<readonly { resource: string; action: string }[]> =>
  server.db
    .selectFrom('atrium.audit')
    .select(['resource', 'action'])
    .where('result', '=', 'USER_UNKNOWN')
    .execute();

const info = (person: ChatPerson) => lookUp(1, { code: provider.desk.code(person) });

describe('a code of WeCom', () => {
  test('logs in the account of that name, in any letter case', async () => {
    const answer = await logIn(1, provider.desk.code({ userid: 'Teacher' }));
    expect(answer).toMatchObject({
      msgState: 1,
      result: { userBaseInfo: { userId: 'u-teacher' }, userLoginInfo: { loginType: 'wecom' } },
    });
    const rows = await server.db
      .selectFrom('atrium.audit')
      .select(['actor', 'after'])
      .where('action', '=', 'account.skipLogin')
      .execute();
    expect(rows).toEqual([{ actor: 'u-teacher', after: { kind: 'web', loginType: 'wecom' } }]);
  });

  test('is asked about by pages too, which get a token that is good for a session or for another one', async () => {
    const { loginState, platformInfo, token, authorizeUrl } = await info({ userid: 'student' });
    expect([loginState, authorizeUrl]).toEqual([1, undefined]);
    const { corpId, agentId } = WECOM;
    expect(platformInfo).toMatchObject({ platformUserId: 'student', corpId, agentId });
    const own = await server.api.withToken(token).call('base', '/user/info.do', {});
    expect(own).toMatchObject({ result: { userLoginInfo: { loginName: 'student', loginType: 'wecom' } } });
    const exchanged = await server.api.call('base', '/login/skipLogin.do', { token });
    expect((exchanged.result as LoginResponse).userBaseInfo.userId).toBe('u-student');
  });

  test('logs in the account that administrators bound first, and no other where that one is disabled', async () => {
    await bind(1, 'teacher', 'u-student');
    expect(await logIn('1', provider.desk.code({ userid: 'teacher' }))).toMatchObject({
      result: { userBaseInfo: { userId: 'u-student' } },
    });
    const status = (to: 'active' | 'disabled'): Promise<unknown> =>
      server.db
        .updateTable('atrium.user_account')
        .set({ status: to })
        .where('id', '=', 'u-student')
        .execute();
    await status('disabled');
    const answer = await logIn(1, provider.desk.code({ userid: 'teacher' }));
    await status('active');
    expect(answer).toMatchObject({ msgState: 2, code: 'USER_UNKNOWN' });
    await server.db.deleteFrom('atrium.chat_account').execute();
  });

  test('of who is unknown here is told so, and leaves a refusal in the audit', async () => {
    const before = (await refusals()).length;
    expect(await logIn(1, provider.desk.code({ userid: 'stranger' }))).toMatchObject({
      code: 'USER_UNKNOWN',
    });
    expect(await info({ userid: 'stranger' })).toMatchObject({
      loginState: 2,
      platformInfo: { platformUserId: 'stranger' },
      token: '',
    });
    expect((await refusals()).slice(before)).toEqual([
      { resource: 'wecom/stranger', action: 'account.skipLogin' },
      { resource: 'wecom/stranger', action: 'chatApp.getLoginInfo' },
    ]);
  });

  test('of who is no member of the school opens no account of that name, but one that is bound', async () => {
    expect(await info({ openid: 'admin' })).toMatchObject({ loginState: 2, token: '' });
    await bind(1, 'o-guest', 'u-student');
    expect(await info({ openid: 'o-guest' })).toMatchObject({ loginState: 1 });
  });

  test('that was used leads to the authorisation page, which comes back to the page', async () => {
    const code = provider.desk.code({ userid: 'student' });
    const url = `${page}&code=${code}&tab=2&state=x&token=secret#part`;
    expect(await lookUp(1, { code }, url)).toMatchObject({ loginState: 1 });
    const { loginState, token, authorizeUrl = '' } = await lookUp(1, { code }, url);
    expect([loginState, token]).toEqual([3, '']);
    const address = new URL(authorizeUrl);
    expect([address.origin, address.pathname, address.hash]).toEqual([
      provider.url,
      '/connect/oauth2/authorize',
      '#wechat_redirect',
    ]);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      appid: WECOM.corpId,
      redirect_uri: `${page}&tab=2`,
      response_type: 'code',
      scope: 'snsapi_base',
      state: 'atrium',
      agentid: WECOM.agentId,
    });
    expect(await logIn(1, code)).toMatchObject({ msgState: 2, code: 'CHAT_CODE_USED' });
    // One that another server has used.
    expect(await lookUp(1, { code: 'used-elsewhere' }, url)).toMatchObject({ loginState: 3, authorizeUrl });
  });

  test('that is missing leads there too', async () => {
    const { loginState, authorizeUrl } = await lookUp(1, {});
    expect([loginState, authorizeUrl]).toEqual([3, expect.stringContaining('/connect/oauth2/authorize?')]);
    expect(provider.desk.asked).toEqual([]);
  });
});

describe('what a provider lends', () => {
  test('is asked for once by twenty who come at a time, and kept', async () => {
    const fresh = await startTestServer({ seed: seedPeople, config: { chatApps: provider.settings } });
    try {
      const path = '/rest/http/platform_general/getLoginInfoCommon.htm';
      const url = `${fresh.platform.config.publicUrl}/home`;
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          fresh.api.call('interface', path, {
            platform: 1,
            url,
            code: provider.desk.code({ userid: 'student' }),
          }),
        ),
      );
      expect(answers.map(({ result }) => (result as LoginInfo).loginState)).toEqual(
        Array.from({ length: 20 }, () => 1),
      );
      expect(provider.desk.count('/cgi-bin/gettoken')).toBe(1);
      expect(provider.desk.count('/cgi-bin/get_jsapi_ticket')).toBe(1);
    } finally {
      await fresh.close();
    }
  });

  test('is asked for anew, once, where the provider does not take it any more', async () => {
    await info({ userid: 'student' });
    provider.desk.callIn();
    provider.desk.asked.length = 0;
    expect(await info({ userid: 'student' })).toMatchObject({ loginState: 1 });
    expect(provider.desk.asked).toEqual([
      '/cgi-bin/auth/getuserinfo',
      '/cgi-bin/gettoken',
      '/cgi-bin/auth/getuserinfo',
    ]);
  });
});

describe('a provider that cannot be used', () => {
  test.each([
    ['is not there', 'down'],
    ['answers no JSON', '<html>504</html>'],
    ['answers a list', '[]'],
    [
      'answers more than an answer',
      JSON.stringify({ errcode: 0, errmsg: 'x'.repeat(70_000), userid: 'admin' }),
    ],
    ['says who it is without a name', '{"errcode":0}'],
    ['says a name that is none', '{"errcode":0,"userid":["admin"]}'],
    ['refuses the app', '{"errcode":60020,"errmsg":"not allow to access from your ip"}'],
  ])('%s: a failure of the configuration', async (_what, broken) => {
    await info({ userid: 'student' });
    provider.desk.broken = broken;
    expect(await info({ userid: 'student' })).toEqual({
      loginState: 3,
      platformInfo: {
        platformUserId: '',
        corpId: WECOM.corpId,
        agentId: WECOM.agentId,
        timestamp: 0,
        noncestr: '',
        signature: '',
      },
      token: '',
    });
    const answer = await logIn(1, provider.desk.code({ userid: 'student' }));
    expect(answer).toMatchObject({
      msgState: 9,
      code: 'CHAT_APP_UNAVAILABLE',
      msg: '获取平台配置失败，请返回重试',
    });
    expect(answer.text).not.toContain('errcode');
  });

  test('after a failure the next one asks again', async () => {
    const fresh = await startTestServer({ seed: seedPeople, config: { chatApps: provider.settings } });
    try {
      const come = (): Promise<ApiAnswer> =>
        fresh.api.call('base', '/login/skipLogin.do', {
          platform: 1,
          code: provider.desk.code({ userid: 'student' }),
        });
      provider.desk.broken = 'down';
      expect(await come()).toMatchObject({ code: 'CHAT_APP_UNAVAILABLE' });
      provider.desk.broken = undefined;
      expect(await come()).toMatchObject({ msgState: 1 });
    } finally {
      await fresh.close();
    }
  });
});

describe('a platform', () => {
  test.each([301, 2, '01'])('%s has no app: nobody comes in by it', async (platform) => {
    expect(await logIn(platform, 'x')).toMatchObject({ msgState: 2, code: 'LOGIN_METHOD_UNAVAILABLE' });
    const found = await lookUp(platform, { code: 'x' });
    expect(found).toMatchObject({ loginState: 3, platformInfo: { corpId: '' }, token: '' });
    expect(found).not.toHaveProperty('authorizeUrl');
    expect(provider.desk.asked).toEqual([]);
  });

  test('of another app than the one that is configured is none', async () => {
    const code = provider.desk.code({ userid: 'student' });
    expect(await lookUp(1, { code, agentId: 1000003 })).toMatchObject({ loginState: 3, token: '' });
    expect(await lookUp(1, { code, appId: 'ww2' })).toMatchObject({ loginState: 3, token: '' });
    const own = { code, agentId: Number(WECOM.agentId), appId: WECOM.corpId };
    expect(await lookUp(1, own)).toMatchObject({ loginState: 1 });
  });
});
