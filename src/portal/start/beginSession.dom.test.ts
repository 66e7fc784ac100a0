import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import type { FixedAnswers } from '../../runtime/data/fixedTransport.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { markBrowserSession } from '../session/browserSession.ts';
import { beginSession } from './beginSession.ts';
import { leaveExpiredShare } from './leaveExpiredShare.ts';

const login = {
  userGroup: [{ groupid: 'student', groupname: '学生' }],
  userBaseInfo: { realName: '林同学' },
  userLoginInfo: { loginType: 'form' },
  schoolInfo: { schoolId: 478 },
  token: ['cp', 'fresh'],
  redirectUrl: '',
};
const container = (logoutOnBrowserClose: boolean) => ({
  '/container/info.do': { list: [{ options: { logoutOnBrowserClose, home: {} } }] },
});
const answers: FixedAnswers = {
  ...container(false),
  '/user/info.do': { result: login },
  '/login/skipLogin.do': (param) =>
    param.token === 'cp_link' ? { result: login } : { msgState: 0, msg: '登录已失效' },
};
const nobody = { token: undefined, search: '', legal: true };

function rootWithToken(given: FixedAnswers = answers): RootStore {
  const { root } = createTestRoot(given);
  root.session.token = 'cp_kept';
  return root;
}

const forgetBrowser = (): void => {
  document.cookie = 'atrium_open=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
};
beforeEach(forgetBrowser);
afterEach(() => {
  forgetBrowser();
  vi.useRealTimers();
});

test('a kept token logs in', async () => {
  const root = rootWithToken();
  await beginSession(root, nobody);
  expect(root.session.status).toBe('loggedIn');
  expect(root.session.container).toBeDefined();
});

test('the looks are those that the container says', async () => {
  const { root } = createTestRoot({
    '/container/info.do': { list: [{ containerTheme: { navTheme: 'darkMenu' }, options: { home: {} } }] },
  });
  await beginSession(root, nobody);
  expect(root.theme.settings.navTheme).toBe('darkMenu');
});

test('what a page of the workspace needs is asked for as soon as it is known who is there, once', async () => {
  const asked: unknown[] = [];
  const root = rootWithToken({
    ...answers,
    '/sysTypes.do': ({ groupId }) => {
      asked.push(['list', groupId]);
      return { list: [] };
    },
    '/initOnly.do': ({ systemManage, groupId }) => {
      asked.push([systemManage, groupId]);
      return { result: { id: 'affairs', systemname: '学生工作', menus: [] } };
    },
  });
  root.storage.set('currentSystem', 'affairs');
  window.history.replaceState(null, '', '/main/1');
  await beginSession(root, nobody);
  await expect
    .poll(() => asked)
    .toEqual([
      ['list', 'student'],
      [{ id: 'affairs' }, 'student'],
    ]);
  await Promise.all([root.systems.loadList(), root.systems.load('affairs')]);
  expect(asked).toHaveLength(2);
  await root.systems.loadList();
  expect(asked).toHaveLength(3);
});

test('what was asked in the role of the last visit reaches nobody in another one', async () => {
  const kept = new Map([
    ['web0_token', 'cp_kept'],
    ['web0_lastRole', 'clerk'],
  ]);
  const list = (groupId: unknown) => ({ list: [{ id: String(groupId), typename: '', sysList: [] }] });
  const asked: unknown[] = [];
  const { root } = createPlainRoot({
    answers: {
      ...answers,
      '/sysTypes.do': ({ groupId }) => {
        asked.push(groupId);
        return list(groupId);
      },
    },
    kept,
  });
  window.history.replaceState(null, '', '/home');
  markBrowserSession(document);
  await beginSession(root, nobody);
  await root.systems.loadList();
  expect(asked).toEqual(['clerk', 'student']);
  expect(root.systems.groups.map(({ id }) => id)).toEqual(['student']);
  expect(kept.get('web0_lastRole')).toBe('student');
});

test('without a token nobody is logged in', async () => {
  const { root } = createTestRoot(answers);
  await beginSession(root, nobody);
  expect(root.session.status).toBe('loggedOut');
});

test('the token of a link is exchanged', async () => {
  const { root } = createTestRoot(answers);
  await beginSession(root, { token: 'cp_link', search: '', legal: true });
  expect(root.session.token).toBe('cp_fresh');
});

test('a token that is over leads to the login page, with the reason', async () => {
  const root = rootWithToken();
  await beginSession(root, { token: 'cp_old', search: '', legal: true });
  expect(root.session.status).toBe('loggedOut');
  expect(root.session.notice).toBe('登录已失效');
  expect(root.storage.get('token')).toBeNull();
});

test('a token that is wrong ends the session that was there for the server as well', async () => {
  const revoked = vi.fn(() => ({}));
  const root = rootWithToken({ ...answers, '/login/logout.do': revoked });
  await beginSession(root, { token: 'cp_old', search: '', legal: true });
  expect(revoked).toHaveBeenCalledOnce();
  expect(root.session).toMatchObject({ status: 'loggedOut', notice: '登录已失效', token: '' });
});

test('a share link with a token that is none has expired, and ends no session of the person’s own', async () => {
  const revoked = vi.fn(() => ({}));
  const kept = new Map([['web0_token', 'cp_kept']]);
  const { root } = createPlainRoot({ answers: { ...answers, '/login/logout.do': revoked }, kept });
  await beginSession(root, { token: 'cp_cut', search: '?checkToken=0&hsPlatform=301', legal: true });
  expect(root.session).toMatchObject({ status: 'loggedOut', ended: 'share', notice: '分享链接已失效' });
  expect(kept.get('web0_token')).toBe('cp_kept');
  expect(revoked).not.toHaveBeenCalled();
});

test('an illegal link is told', async () => {
  const { root } = createTestRoot(answers);
  await beginSession(root, { token: undefined, search: '', legal: false });
  expect(root.session.notice).toBe('链接参数不合法');
});

test('an illegal link is told to who is logged in too, and ends no session', async () => {
  const root = rootWithToken();
  await beginSession(root, { token: undefined, search: '', legal: false });
  expect(root.session).toMatchObject({ status: 'loggedIn', notice: '链接参数不合法' });
});

describe('a share link that is over', () => {
  const over = { msgState: 3, msg: 'token已失效' } as const;
  const words = { zhCN: '分享链接已失效', enUS: 'The share link has expired' } as const;

  test.each(['zhCN', 'enUS'] as const)('is told when it is opened, in %s', async (locale) => {
    const { root } = createTestRoot({ ...answers, '/login/skipLogin.do': over }, locale);
    await beginSession(root, { token: 'cp_share', search: '', legal: true });
    expect(root.session).toMatchObject({ status: 'loggedOut', ended: 'share', notice: words[locale] });
  });

  test.each(['/initOnly.do', '/manager/resource/get.do', '/list.do'])(
    'is told by whatever call meets its end: %s',
    async (path) => {
      const { root } = createTestRoot({ ...answers, [path]: over });
      await beginSession(root, { token: 'cp_link', search: '', legal: true });
      await expect(root.client.call('manager', path, {})).rejects.toThrow();
      expect(root.session).toMatchObject({ status: 'loggedOut', ended: 'share', notice: words.zhCN });
    },
  );

  test('is told once more where the page that is loaded again leads to the login page', async () => {
    const tab = new Map([['web0_shareEnded', '1']]);
    const again = (): RootStore => createPlainRoot({ answers, tab }).root;
    const root = again();
    await beginSession(root, nobody);
    expect(root.session).toMatchObject({ status: 'loggedOut', notice: words.zhCN });
    const later = again();
    await beginSession(later, nobody);
    expect(later.session.notice).toBeUndefined();
    tab.set('web0_shareEnded', '1');
    const own = createPlainRoot({ answers, tab, kept: new Map([['web0_token', 'cp_kept']]) }).root;
    await beginSession(own, nobody);
    expect(own.session).toMatchObject({ status: 'loggedIn', notice: words.zhCN });
  });

  test('forgets its token at once, and loads the page again after two seconds', () => {
    vi.useFakeTimers();
    const tab = new Map([['web0_shareToken', 'cp_share']]);
    const { root, kept } = createPlainRoot({ kept: new Map([['web0_token', 'own']]), tab });
    const reload = vi.fn();
    root.session.endShare();
    leaveExpiredShare(root, reload);
    expect([root.session.token, tab.has('web0_shareToken'), kept.get('web0_token')]).toEqual([
      '',
      false,
      'own',
    ]);
    vi.advanceTimersByTime(1999);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a container that does not come', () => {
  const away: FixedAnswers = { ...answers, '/container/info.do': { msgState: 9, msg: '服务器错误' } };

  test('is told to whoever is about to log in', async () => {
    const { root } = createTestRoot(away);
    await beginSession(root, nobody);
    expect(root.session.notice).toBe('获取配置失败');
    const { root: english } = createTestRoot(away, 'enUS');
    await beginSession(english, nobody);
    expect(english.session.notice).toBe('Failed to get config');
  });

  test('is no word to who is logged in, and hides no other reason', async () => {
    const root = rootWithToken(away);
    await beginSession(root, nobody);
    expect(root.session).toMatchObject({ status: 'loggedIn', notice: undefined });
    const { root: refused } = createTestRoot(away);
    await beginSession(refused, { token: 'cp_old', search: '', legal: true });
    expect(refused.session.notice).toBe('登录已失效');
  });
});

describe('a container that logs out with the browser', () => {
  const strict = { ...answers, ...container(true) };

  test('keeps the session while the browser runs', async () => {
    document.cookie = 'atrium_open=1; path=/';
    const root = rootWithToken(strict);
    await beginSession(root, nobody);
    expect(root.session.status).toBe('loggedIn');
  });

  test('ends it when the browser was closed', async () => {
    const revoked = vi.fn(() => ({}));
    const root = rootWithToken({ ...strict, '/login/logout.do': revoked });
    await beginSession(root, nobody);
    expect(root.session.status).toBe('loggedOut');
    expect(revoked).toHaveBeenCalledOnce();
    const away = rootWithToken(strict);
    await beginSession(away, nobody);
    expect(away.session).toMatchObject({ status: 'loggedOut', token: '' });
  });
});
