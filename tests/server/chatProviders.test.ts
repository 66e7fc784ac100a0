import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LoginInfo } from '../../src/schemas/wire/loginInfo.ts';
import type { ApiAnswer } from '../support/apiClient.ts';
import { LOOK_UP, SKIP_LOGIN, startChatLogins } from '../support/chatLogins.ts';
import type { ChatLogins } from '../support/chatLogins.ts';
import { WECOM } from '../support/chatProvider/index.ts';

let chat: ChatLogins;

beforeAll(async () => {
  chat = await startChatLogins();
});
afterAll(() => chat.close());
beforeEach(() => chat.mend());

const come = (): Promise<LoginInfo> =>
  chat.lookUp(1, { code: chat.provider.desk.code({ userid: 'student' }) });

describe('what a provider lends', () => {
  test('is asked for once by twenty who come at a time, and kept', async () => {
    const fresh = await chat.another();
    try {
      const url = `${fresh.platform.config.publicUrl}/home`;
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          fresh.api.call('interface', LOOK_UP, {
            platform: 1,
            url,
            code: chat.provider.desk.code({ userid: 'student' }),
          }),
        ),
      );
      expect(answers.map(({ result }) => (result as LoginInfo).loginState)).toEqual(
        Array.from({ length: 20 }, () => 1),
      );
      expect(chat.provider.desk.count('/cgi-bin/gettoken')).toBe(1);
      expect(chat.provider.desk.count('/cgi-bin/get_jsapi_ticket')).toBe(1);
    } finally {
      await fresh.close();
    }
  });

  test.each([
    [
      1,
      { userid: 'student' },
      ['/cgi-bin/auth/getuserinfo', '/cgi-bin/gettoken', '/cgi-bin/auth/getuserinfo'],
    ],
    [3, { userid: 'student' }, ['/topapi/v2/user/getuserinfo', '/gettoken', '/topapi/v2/user/getuserinfo']],
    [
      5,
      { openid: 'o-kept' },
      ['/sns/oauth2/access_token', '/cgi-bin/user/info', '/cgi-bin/stable_token', '/cgi-bin/user/info'],
    ],
  ] as const)(
    'at platform %d is asked for anew, once, where it is refused',
    async (platform, person, asked) => {
      await chat.lookUp(platform, { code: chat.provider.desk.code(person) });
      chat.provider.desk.callIn();
      chat.provider.desk.asked.length = 0;
      await chat.lookUp(platform, { code: chat.provider.desk.code(person) });
      expect(chat.provider.desk.asked).toEqual(asked);
    },
  );
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
    await come();
    chat.provider.desk.broken = broken;
    expect(await come()).toEqual({
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
    const answer = await chat.logIn(1, chat.provider.desk.code({ userid: 'student' }));
    expect(answer).toMatchObject({
      msgState: 9,
      code: 'CHAT_APP_UNAVAILABLE',
      msg: '获取平台配置失败，请返回重试',
    });
    expect(answer.text).not.toContain('errcode');
  });

  test('a page that cannot be signed still logs in', async () => {
    const fresh = await chat.another();
    try {
      chat.provider.desk.broken = 'down';
      chat.provider.desk.brokenAt = '/cgi-bin/get_jsapi_ticket';
      const { result } = await fresh.api.call('interface', LOOK_UP, {
        platform: 1,
        url: `${fresh.platform.config.publicUrl}/home`,
        code: chat.provider.desk.code({ userid: 'student' }),
      });
      const { loginState, token, platformInfo } = result as LoginInfo;
      expect([loginState, token.slice(0, 3), platformInfo.signature]).toEqual([1, 'cp_', '']);
    } finally {
      await fresh.close();
    }
  });

  test('after a failure the next one asks again', async () => {
    const fresh = await chat.another();
    try {
      const comeAgain = (): Promise<ApiAnswer> =>
        fresh.api.call('base', SKIP_LOGIN, {
          platform: 1,
          code: chat.provider.desk.code({ userid: 'student' }),
        });
      chat.provider.desk.broken = 'down';
      expect(await comeAgain()).toMatchObject({ code: 'CHAT_APP_UNAVAILABLE' });
      chat.provider.desk.broken = undefined;
      expect(await comeAgain()).toMatchObject({ msgState: 1 });
    } finally {
      await fresh.close();
    }
  });
});

describe('a platform', () => {
  test.each([301, 2, '01'])('%s has no app: nobody comes in by it', async (platform) => {
    expect(await chat.logIn(platform, 'x')).toMatchObject({ msgState: 2, code: 'LOGIN_METHOD_UNAVAILABLE' });
    const found = await chat.lookUp(platform, { code: 'x' });
    expect(found).toMatchObject({ loginState: 3, platformInfo: { corpId: '' }, token: '' });
    expect(found).not.toHaveProperty('authorizeUrl');
    expect(chat.provider.desk.asked).toEqual([]);
  });

  test('of another app than the one that is configured is none', async () => {
    const code = chat.provider.desk.code({ userid: 'student' });
    expect(await chat.lookUp(1, { code, agentId: 1000003 })).toMatchObject({ loginState: 3, token: '' });
    expect(await chat.lookUp(1, { code, appId: 'ww2' })).toMatchObject({ loginState: 3, token: '' });
    const own = { code, agentId: Number(WECOM.agentId), appId: WECOM.corpId };
    expect(await chat.lookUp(1, own)).toMatchObject({ loginState: 1 });
  });
});
