import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LoginInfo } from '../../src/schemas/wire/loginInfo.ts';
import type { LoginResponse } from '../../src/schemas/wire/session.ts';
import { startChatLogins } from '../support/chatLogins.ts';
import type { ChatLogins } from '../support/chatLogins.ts';
import { DINGTALK, WECHAT, WECOM } from '../support/chatProvider/index.ts';
import type { ChatPerson } from '../support/chatProvider/Desk.ts';

let chat: ChatLogins;

beforeAll(async () => {
  chat = await startChatLogins();
});
afterAll(() => chat.close());
beforeEach(() => chat.mend());

const refusals = async (): Promise<readonly { resource: string; action: string }[]> =>
  chat.server.db
    .selectFrom('atrium.audit')
    .select(['resource', 'action'])
    .where('result', '=', 'USER_UNKNOWN')
    .execute();

const info = (person: ChatPerson) => chat.lookUp(1, { code: chat.provider.desk.code(person) });

describe('a code of WeCom', () => {
  test('logs in the account of that name, in any letter case', async () => {
    const answer = await chat.logIn(1, chat.provider.desk.code({ userid: 'Teacher' }));
    expect(answer).toMatchObject({
      msgState: 1,
      result: { userBaseInfo: { userId: 'u-teacher' }, userLoginInfo: { loginType: 'wecom' } },
    });
    const rows = await chat.server.db
      .selectFrom('atrium.audit')
      .select(['actor', 'after'])
      .where('action', '=', 'account.skipLogin')
      .execute();
    expect(rows).toEqual([{ actor: 'u-teacher', after: { kind: 'web', loginType: 'wecom' } }]);
  });

  test('is asked about by pages too, which get a token that is good for a session, or for one in its place', async () => {
    const { loginState, platformInfo, token, authorizeUrl } = await info({ userid: 'student' });
    expect([loginState, authorizeUrl]).toEqual([1, undefined]);
    const { corpId, agentId } = WECOM;
    expect(platformInfo).toMatchObject({ platformUserId: 'student', corpId, agentId });
    const infoOf = () => chat.server.api.withToken(token).call('base', '/user/info.do', {});
    const own = await infoOf();
    expect(own).toMatchObject({ result: { userLoginInfo: { loginName: 'student', loginType: 'wecom' } } });
    const exchanged = await chat.server.api.call('base', '/login/skipLogin.do', { token });
    expect((exchanged.result as LoginResponse).userBaseInfo.userId).toBe('u-student');
    expect(await infoOf()).toMatchObject({ msgState: 0 });
  });

  test('logs in the account that administrators bound first, and no other where that one is disabled', async () => {
    await chat.bind(1, 'teacher', 'u-student');
    expect(await chat.logIn('1', chat.provider.desk.code({ userid: 'teacher' }))).toMatchObject({
      result: { userBaseInfo: { userId: 'u-student' } },
    });
    const status = (to: 'active' | 'disabled'): Promise<unknown> =>
      chat.server.db
        .updateTable('atrium.user_account')
        .set({ status: to })
        .where('id', '=', 'u-student')
        .execute();
    await status('disabled');
    const answer = await chat.logIn(1, chat.provider.desk.code({ userid: 'teacher' }));
    await status('active');
    expect(answer).toMatchObject({ msgState: 2, code: 'USER_UNKNOWN' });
    await chat.server.db.deleteFrom('atrium.chat_account').execute();
  });

  test('of who is unknown here is told so, and leaves a refusal in the audit', async () => {
    const before = (await refusals()).length;
    expect(await chat.logIn(1, chat.provider.desk.code({ userid: 'stranger' }))).toMatchObject({
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
    await chat.bind(1, 'o-guest', 'u-student');
    expect(await info({ openid: 'o-guest' })).toMatchObject({ loginState: 1 });
  });

  test('that was used leads to the authorisation page, which comes back to the page', async () => {
    const code = chat.provider.desk.code({ userid: 'student' });
    const url = `${chat.page}&code=${code}&tab=2&state=x&token=secret#part`;
    expect(await chat.lookUp(1, { code, url })).toMatchObject({ loginState: 1 });
    const { loginState, token, authorizeUrl = '' } = await chat.lookUp(1, { code, url });
    expect([loginState, token]).toEqual([3, '']);
    const address = new URL(authorizeUrl);
    expect([address.origin, address.pathname, address.hash]).toEqual([
      chat.provider.url,
      '/connect/oauth2/authorize',
      '#wechat_redirect',
    ]);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      appid: WECOM.corpId,
      redirect_uri: `${chat.page}&tab=2`,
      response_type: 'code',
      scope: 'snsapi_base',
      state: 'atrium',
      agentid: WECOM.agentId,
    });
    expect(await chat.logIn(1, code)).toMatchObject({ msgState: 2, code: 'CHAT_CODE_USED' });
    // One that another server has used.
    expect(await chat.lookUp(1, { code: 'used-elsewhere', url })).toMatchObject({
      loginState: 3,
      authorizeUrl,
    });
  });

  test('that is missing leads there too', async () => {
    const { loginState, authorizeUrl } = await chat.lookUp(1, {});
    expect([loginState, authorizeUrl]).toEqual([3, expect.stringContaining('/connect/oauth2/authorize?')]);
    expect(chat.provider.desk.asked).toEqual([]);
  });
});

describe('a code of DingTalk', () => {
  const page3 = (): string => chat.page.replace('platform=1', 'platform=3');
  const from = (source: 'app' | 'page', userid: string): Promise<LoginInfo> =>
    chat.lookUp(3, { code: chat.provider.desk.code({ userid }, source), url: page3() });

  test.each(['app', 'page'] as const)('of the %s logs in the account of that name', async (source) => {
    const { loginState, platformInfo, token } = await from(source, 'teacher');
    expect(loginState).toBe(1);
    const { corpId, agentId } = DINGTALK;
    expect(platformInfo).toMatchObject({ platformUserId: 'teacher', corpId, agentId });
    const own = await chat.server.api.withToken(token).call('base', '/user/info.do', {});
    expect(own).toMatchObject({
      result: { userLoginInfo: { loginName: 'teacher', loginType: 'dingtalk' } },
    });
  });

  test('of an outsider opens no account of that name, but one that is bound', async () => {
    expect(await from('page', 'teacher-contact')).toMatchObject({ loginState: 2 });
    expect(await from('page', 'nobody')).toMatchObject({
      loginState: 2,
      platformInfo: { platformUserId: 'union-nobody' },
    });
    await chat.bind(3, 'union-nobody', 'u-student');
    expect(await from('page', 'nobody')).toMatchObject({ loginState: 1 });
  });

  test('that was used leads to the authorisation page, whose code is another kind', async () => {
    const code = chat.provider.desk.code({ userid: 'student' });
    expect(await chat.logIn(3, code)).toMatchObject({ msgState: 1 });
    const { loginState, authorizeUrl = '' } = await chat.lookUp(3, { code, url: `${page3()}&code=${code}` });
    expect(loginState).toBe(3);
    expect(Object.fromEntries(new URL(authorizeUrl).searchParams)).toEqual({
      appid: DINGTALK.key,
      response_type: 'code',
      scope: 'snsapi_auth',
      state: 'atrium',
      redirect_uri: page3(),
    });
    const cookie = `person=${encodeURIComponent('userid=student')}`;
    const { headers } = await fetch(authorizeUrl, { redirect: 'manual', headers: { cookie } });
    const back = new URL(headers.get('location') ?? '');
    expect(await chat.logIn(3, back.searchParams.get('code') ?? '')).toMatchObject({ msgState: 1 });
    expect(await chat.logIn(3, 'never-given')).toMatchObject({ code: 'CHAT_CODE_USED' });
  });

  test('names its app by either id', async () => {
    const asked = (appId: string): Promise<LoginInfo> => chat.lookUp(3, { appId, url: page3() });
    expect(await asked(DINGTALK.key)).toHaveProperty('authorizeUrl');
    expect(await asked(DINGTALK.corpId)).toHaveProperty('authorizeUrl');
    expect(await asked(WECOM.corpId)).not.toHaveProperty('authorizeUrl');
  });
});

describe('a code of WeChat', () => {
  const come = (openid: string, followed = true): Promise<LoginInfo> =>
    chat.lookUp(5, { code: chat.provider.desk.code({ openid, followed }) });

  test('logs in whom administrators bound, and no account that is called like the openid', async () => {
    expect(await come('teacher')).toMatchObject({
      loginState: 2,
      platformInfo: { platformUserId: 'teacher', corpId: WECHAT.appId, agentId: '' },
      token: '',
    });
    await chat.bind(5, 'o-teacher', 'u-teacher');
    expect(await come('o-teacher')).toMatchObject({ loginState: 1 });
    const answer = await chat.logIn(5, chat.provider.desk.code({ openid: 'o-teacher' }));
    expect(answer).toMatchObject({
      result: { userBaseInfo: { userId: 'u-teacher' }, userLoginInfo: { loginType: 'wechat' } },
    });
    // The same id at another platform is another person.
    expect(await chat.lookUp(1, { code: chat.provider.desk.code({ userid: 'o-teacher' }) })).toMatchObject({
      loginState: 2,
    });
  });

  test('of who does not follow the account lets nobody in, bound or not', async () => {
    await chat.bind(5, 'o-passer-by', 'u-student');
    expect(await come('o-passer-by', false)).toMatchObject({
      loginState: 4,
      platformInfo: { platformUserId: 'o-passer-by' },
      token: '',
    });
    const code = chat.provider.desk.code({ openid: 'o-passer-by', followed: false });
    expect(await chat.logIn(5, code)).toMatchObject({
      msgState: 2,
      code: 'NOT_FOLLOWED',
      msg: '请先关注公众号，再登录',
    });
  });

  test.each([
    ['was used elsewhere', (code: string) => chat.provider.desk.spend(code)],
    ['never was one', (code: string) => chat.provider.desk.forget(code)],
  ])('that %s leads to the authorisation page', async (_what, spoil) => {
    const code = chat.provider.desk.code({ openid: 'o-teacher' });
    spoil(code);
    const { loginState, authorizeUrl = '' } = await chat.lookUp(5, { code });
    expect(loginState).toBe(3);
    const { searchParams, hash } = new URL(authorizeUrl);
    expect([...searchParams.keys()]).toEqual(['appid', 'redirect_uri', 'response_type', 'scope', 'state']);
    expect([searchParams.get('appid'), hash]).toEqual([WECHAT.appId, '#wechat_redirect']);
  });
});
