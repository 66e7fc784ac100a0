import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createPlainRoot, testLogin } from '../../../tests/support/testRoot.ts';
import type { FixedAnswer, FixedAnswers } from '../../runtime/data/fixedTransport.ts';
import type { Locale } from '../../schemas/text.ts';
import { beginSession } from '../start/beginSession.ts';
import { takeChatStart } from '../start/chatStart.ts';
import { enterByChat } from './enterByChat.tsx';
import { tabPlatform } from './tabPlatform.ts';

const WECOM = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) wxwork/3.1.16 MicroMessenger/7.0.1';
const WECHAT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) MicroMessenger/8.0.42(0x18002a2c)';
const DINGTALK = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AliApp(DingTalk/7.8.1)';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/125.0.0.0 Safari/537.36';
const PROVIDER = 'https://open.weixin.qq.com/connect/oauth2/authorize?appid=ww1#wechat_redirect';

const LOOKUP = '/platform_general/getLoginInfoCommon.htm';
const info = (loginState: number, more: object = {}): FixedAnswer => ({
  result: { loginState, platformInfo: { platformUserId: 'lin' }, token: '', ...more },
});
const used = info(3, { authorizeUrl: PROVIDER });

interface Visit {
  address?: string;
  userAgent?: string;
  /** A session is kept from before. */
  kept?: boolean;
  locale?: Locale;
  tip?: string;
  /** What the tab remembers; undefined: nothing can be kept. */
  tab?: Map<string, string> | undefined;
}

/** Opens an address in an app; `lookup` is what the server says of the code. */
async function open(lookup: FixedAnswer, visit: Visit = {}, others: FixedAnswers = {}) {
  const { address = '/app/news?platform=1&code=C1', userAgent = WECOM, kept, locale = 'zhCN', tip } = visit;
  const asked: Record<string, unknown>[] = [];
  const revoked: string[] = [];
  const { root } = createPlainRoot({
    answers: {
      '/container/info.do': { list: [{ options: { ...(tip !== undefined && { qywxNotFollowTip: tip }) } }] },
      '/user/info.do': { result: testLogin('staff') },
      '/login/skipLogin.do': ({ token }) =>
        token === 'cp_spend' ? { result: testLogin('staff') } : { msgState: 2, msg: '登录已失效' },
      '/login/logout.do': () => {
        revoked.push(root.session.token);
        return {};
      },
      [LOOKUP]: (param) => {
        asked.push(param);
        return typeof lookup === 'function' ? lookup(param) : lookup;
      },
      ...others,
    },
    kept: new Map(kept ? [['web0_token', 'old_token']] : []),
    ...('tab' in visit ? (visit.tab ? { tab: visit.tab } : {}) : { tab: new Map() }),
  });
  root.locale.change(locale);
  const { origin, pathname, search, hash } = new URL(address, 'https://campus.example.edu');
  const { chat, search: clean } = takeChatStart({ origin, pathname, search });
  const left: string[] = [];
  let leave: () => void;
  const leaves = new Promise<void>((resolve) => (leave = resolve));
  const location = {
    origin,
    pathname,
    search: clean,
    hash,
    replace: (to: string | URL) => {
      left.push(String(to));
      leave();
    },
  };
  const shown: string[] = [];
  const browser = {
    navigator: { userAgent },
    location,
    history: {
      replaceState: (_state: unknown, _title: string, to?: string | URL | null) =>
        void shown.push(String(to)),
    },
  };
  const begin = vi.fn((given?: Parameters<typeof beginSession>[2]) =>
    beginSession(root, { token: undefined, search: clean, legal: true }, given),
  );
  const entered = enterByChat({
    root,
    chat: chat!,
    begin,
    draw: (screen) => void render(<>{screen}</>),
    browser,
  });
  // Who goes to the provider is waited for by nobody.
  await Promise.race([entered, leaves]);
  return { root, session: root.session, asked, left, shown, revoked, begin };
}

beforeEach(() => {
  // The browser has been open since the last login.
  document.cookie = 'atrium_open=1; path=/';
});

test('a code is exchanged for a session, by the token of the answer', async () => {
  const { root, session, asked } = await open(info(1, { token: 'cp_spend' }));
  expect(session).toMatchObject({ status: 'loggedIn', token: 'one_two', notice: undefined });
  expect(session.container).toBeDefined();
  expect(asked).toEqual([
    expect.objectContaining({
      code: 'C1',
      platform: '1',
      schoolId: 478,
      url: 'https://campus.example.edu/app/news?platform=1',
    }),
  ]);
  expect(tabPlatform(root)).toBe('1');
});

test('says meanwhile which app logs in', async () => {
  await open(used);
  expect(screen.getByRole('status').textContent).toBe('正在通过企业微信登录');
});

test('an answer logs nobody in by itself: a token that the server does not take is told', async () => {
  const { session } = await open(info(1, { token: 'cp_forged' }));
  expect(session).toMatchObject({ status: 'loggedOut', token: '', notice: '登录已失效' });
});

describe('what is told on the login page', () => {
  test.each<[string, FixedAnswer, string, string]>([
    [
      'an unknown user',
      info(2),
      '获取用户失败，请检查用户是否存在',
      'Failed to get user, check that the user exists',
    ],
    [
      'a provider that tells no id',
      info(2, { platformInfo: { platformUserId: '' } }),
      '获取用户openId失败',
      'Failed to get user openId',
    ],
    ['a success without a token', info(1), '获取token失败', 'Failed to get token'],
    [
      'another state',
      info(3),
      '获取平台配置失败，请返回重试',
      'Failed to get platform config, go back and retry',
    ],
    ['a call that fails', { msgState: 9, msg: '服务器错误' }, '获取登录信息失败', 'Failed to get login info'],
    ['an answer that says nothing', {}, '获取登录信息失败', 'Failed to get login info'],
  ])('of %s', async (_what, answer, zhCN, enUS) => {
    const { session, left, shown } = await open(answer);
    expect(session).toMatchObject({ status: 'loggedOut', notice: zhCN });
    expect([left, shown]).toEqual([[], []]);
    expect((await open(answer, { locale: 'enUS' })).session.notice).toBe(enUS);
  });

  test('why a call failed is for the log', async () => {
    const { root } = await open({ msgState: 9, msg: '服务器错误' });
    expect(root.log.entries.map(({ finding }) => [finding.code, finding.message.zhCN])).toEqual([
      ['LOGIN_INFO_FAILED', '服务器错误'],
    ]);
  });
});

describe('who does not follow the school', () => {
  test('reads the container’s words on the error page, which leads back', async () => {
    const tip = '请关注 <b>企业号</b>';
    const { session, shown } = await open(info(4), { address: '/app/news?platform=1&code=C1&tab=2', tip });
    expect(session).toMatchObject({ status: 'loggedOut', notice: tip });
    expect(shown).toEqual(['/error?redirect=%2Fapp%2Fnews%3Ftab%3D2']);
  });

  test.each(['', undefined])('reads the product’s own where the container has %j', async (tip) => {
    const { session } = await open(info(4), tip === undefined ? {} : { tip });
    expect(session.notice).toBe('请先在企业微信中关注本校，再重新登录');
  });
});

describe('a code that was used', () => {
  test('leads to the provider again, twice in a row at most', async () => {
    const tab = new Map<string, string>();
    expect((await open(used, { tab })).left).toEqual([PROVIDER]);
    expect((await open(used, { tab })).left).toEqual([PROVIDER]);
    const { session, left } = await open(used, { tab });
    expect(left).toEqual([]);
    expect(session.notice).toBe('获取用户失败，请返回重试');
    // The person asks anew: the row has ended with the message.
    expect((await open(used, { tab })).left).toEqual([PROVIDER]);
  });

  test('the count begins anew after a login', async () => {
    const tab = new Map<string, string>();
    await open(used, { tab });
    await open(info(1, { token: 'cp_spend' }), { tab });
    await open(used, { tab });
    expect((await open(used, { tab })).left).toEqual([PROVIDER]);
  });

  test('leads nowhere where the browser keeps nothing, since nobody would count', async () => {
    const { session, left } = await open(used, { tab: undefined });
    expect(left).toEqual([]);
    expect(session.notice).toBe('获取用户失败，请返回重试');
    expect((await open(used, { tab: undefined, address: '/home?platform=1' })).left).toEqual([PROVIDER]);
  });

  test('keeps the session that is there until the provider has been asked', async () => {
    const { session, revoked } = await open(used, { kept: true });
    expect(session.token).toBe('old_token');
    expect(revoked).toEqual([]);
  });

  test.each(['http://127.0.0.1:8080/authorize', 'http://localhost/authorize', 'http://[::1]:1/a'])(
    'may lead to %s',
    async (authorizeUrl) => {
      expect((await open(info(3, { authorizeUrl }))).left).toEqual([authorizeUrl]);
    },
  );

  test.each([
    'http://open.weixin.qq.com/',
    'http://127.0.0.1.evil.com/',
    'javascript:alert(1)',
    'weixin://dl',
    '//evil.com',
    '',
  ])('does not lead to %j', async (authorizeUrl) => {
    const { session, left } = await open(info(3, { authorizeUrl }));
    expect(left).toEqual([]);
    expect(session.notice).toBe('获取平台配置失败，请返回重试');
  });

  test.each([1, 2, 4])('state %d is an answer, and leads to no provider', async (state) => {
    expect((await open(info(state, { authorizeUrl: PROVIDER }))).left).toEqual([]);
  });
});

describe('an app that opens the page without a code', () => {
  const address = '/app/news?platform=5';

  test('gets one from its provider', async () => {
    const { asked, left } = await open(used, { address, userAgent: WECHAT });
    expect(asked).toEqual([
      expect.objectContaining({ platform: '5', url: `https://campus.example.edu${address}` }),
    ]);
    expect(asked[0]).not.toHaveProperty('code');
    expect(left).toEqual([PROVIDER]);
  });

  test('keeps the session that is there, and asks nothing', async () => {
    const { session, asked } = await open(used, { address, userAgent: WECHAT, kept: true });
    expect(session.status).toBe('loggedIn');
    expect(asked).toEqual([]);
  });

  test('goes on to its provider where the kept session is over', async () => {
    const dead = { '/user/info.do': { msgState: 0, msg: '' } } as const;
    const { left } = await open(used, { address, userAgent: WECHAT, kept: true }, dead);
    expect(left).toEqual([PROVIDER]);
  });

  test('waits where the server does not say who is there', async () => {
    const down = { '/user/info.do': { msgState: 9, msg: '' } } as const;
    const { session, asked } = await open(used, { address, userAgent: WECHAT, kept: true }, down);
    expect(session.status).toBe('unreachable');
    expect(asked).toEqual([]);
  });
});

describe('a session that was there before', () => {
  test('ends with a login that fails, for the server too, and the reason is told', async () => {
    const { session, revoked } = await open(info(2), { kept: true });
    expect(session).toMatchObject({
      status: 'loggedOut',
      token: '',
      notice: '获取用户失败，请检查用户是否存在',
    });
    expect(session.ended).not.toBe('chosen');
    expect(revoked).toEqual(['old_token']);
  });

  test('ends here even where the server cannot be told', async () => {
    const down = { '/login/logout.do': { msgState: 9, msg: 'down' } } as const;
    const { session } = await open(info(2), { kept: true }, down);
    expect(session).toMatchObject({ status: 'loggedOut', token: '' });
  });
});

describe('the platform of the address and the app around the page', () => {
  test.each([
    ['1', WECOM, true],
    ['1', WECHAT, true],
    ['1', DINGTALK, false],
    ['1', DESKTOP, false],
    ['3', DINGTALK, true],
    ['3', WECHAT, false],
    ['5', WECHAT, true],
    ['5', WECOM, false],
    ['5', DESKTOP, false],
  ])('%s in %s: %s', async (platform, userAgent, fits) => {
    const address = `/home?platform=${platform}&code=C1`;
    const { root, session, asked, left } = await open(used, { address, userAgent });
    expect([asked.length, left.length]).toEqual(fits ? [1, 1] : [0, 0]);
    expect(session.notice).toBe(fits ? undefined : '请在移动端钉钉或微信访问');
    expect(tabPlatform(root)).toBe(fits ? platform : undefined);
  });

  test('where they do not fit, whoever is logged in stays so: a link to somewhere else ends no session', async () => {
    const { session, asked } = await open(used, { userAgent: DESKTOP, kept: true });
    expect(session).toMatchObject({ status: 'loggedIn', notice: undefined });
    expect(asked).toEqual([]);
  });
});

test('what WeChat needs at the end of its own address does not stay', async () => {
  const { shown } = await open(used, { address: '/home?platform=1&tab=2#wechat_redirect' });
  expect(shown).toEqual(['/home?tab=2']);
});
