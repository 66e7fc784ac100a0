import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import type { FixedAnswers } from '../../runtime/data/fixedTransport.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { beginSession } from './beginSession.ts';

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
afterEach(forgetBrowser);

test('a kept token logs in', async () => {
  const root = rootWithToken();
  await beginSession(root, nobody);
  expect(root.session.status).toBe('loggedIn');
  expect(root.session.container).toBeDefined();
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

test('an illegal link is told', async () => {
  const { root } = createTestRoot(answers);
  await beginSession(root, { token: undefined, search: '', legal: false });
  expect(root.session.notice).toBe('链接参数不合法');
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
    const root = rootWithToken(strict);
    await beginSession(root, nobody);
    expect(root.session.status).toBe('loggedOut');
  });
});
