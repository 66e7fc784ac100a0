import { expect, test, vi } from 'vitest';
import { framedPortal } from '../../../tests/support/framedPortal.ts';
import { auth } from '../../../tests/support/parentWindow.ts';
import { testLogin } from '../../../tests/support/testRoot.ts';
import type { FixedAnswers } from '../../runtime/data/fixedTransport.ts';
import { BORROWED, LEFT, TOKEN } from '../../runtime/stores/KeptSession.ts';
import type { LoginResponse } from '../../schemas/wire/session.ts';

/** A session of somebody: by themselves, or by a code of the site. */
function loginOf(userId: string, token: string, loginType = 'form'): LoginResponse {
  const login = testLogin('teacher');
  return {
    ...login,
    userBaseInfo: { ...login.userBaseInfo, userId },
    userLoginInfo: { ...login.userLoginInfo, loginType },
    token: token.split('_'),
  };
}

const kept: Readonly<Record<string, LoginResponse>> = {
  own_1: loginOf('lin', 'own_1'),
  site_1: loginOf('lin', 'site_1', 'embed'),
};
const by = (code: string): LoginResponse => loginOf(code, `code_${code}`, 'embed');

/** A server that knows the sessions of these tests, and which of them were ended. */
function serverOf() {
  const revoked: string[] = [];
  const answers: FixedAnswers = {
    '/user/info.do': (_param, token = '') => {
      const login = kept[token] ?? (token.startsWith('code_') ? by(token.slice(5)) : undefined);
      return login === undefined ? { msgState: 0, msg: 'over' } : { result: login };
    },
    '/login/skipLogin.do': ({ code }) =>
      code === 'bad' ? { msgState: 3, msg: 'no' } : { result: by(String(code)) },
    '/login/logout.do': (_param, token = '') => {
      revoked.push(token);
      return {};
    },
  };
  return { revoked, answers };
}

const keptAs = (token: string, isBorrowed = false) =>
  new Map([
    ...(token === '' ? [] : [[`web0_${TOKEN}`, token] as const]),
    ...(isBorrowed ? [[`web0_${BORROWED}`, token] as const] : []),
  ]);

const NO_PROVIDER: unknown = undefined;
const FAILS = { code: 'no text' };

// The table of docs/decisions/embedding-sdk.md, row by row.
test.each<[unknown, string, boolean, string, string[]]>([
  // The site says nothing.
  [NO_PROVIDER, '', false, '', []],
  [NO_PROVIDER, 'own_1', false, 'own_1', []],
  [NO_PROVIDER, 'own_1', true, 'own_1', []],
  [NO_PROVIDER, 'site_1', false, 'site_1', []],
  [FAILS, 'own_1', false, 'own_1', []],
  [FAILS, 'site_1', false, 'site_1', []],
  ['bad', 'site_1', false, 'site_1', []],
  // It says that nobody is logged in.
  [null, '', false, '', []],
  [null, 'own_1', false, 'own_1', []],
  [null, 'own_1', true, 'own_1', []],
  [null, 'site_1', false, '', ['site_1']],
  // It names who is there.
  ['lin', 'own_1', false, 'own_1', ['code_lin']],
  ['lin', 'site_1', false, 'site_1', ['code_lin']],
  ['lin', 'own_1', true, 'code_lin', []],
  // It names somebody else.
  ['wang', '', false, 'code_wang', []],
  ['wang', 'dead_1', false, 'code_wang', []],
  ['wang', 'own_1', false, 'code_wang', ['own_1']],
  ['wang', 'own_1', true, 'code_wang', []],
  ['wang', 'site_1', false, 'code_wang', ['site_1']],
])(
  'a site that says %j, over %j (borrowed: %j), has a frame of %j',
  async (word, token, isBorrowed, then, ends) => {
    const { revoked, answers } = serverOf();
    const { root, enter } = framedPortal({ answers, kept: keptAs(token, isBorrowed) });
    await enter(word === NO_PROVIDER ? [] : ['loginCode'], { loginCode: word });
    expect(root.session.token).toBe(then);
    expect(root.session.status).toBe(then === '' ? 'loggedOut' : 'loggedIn');
    await vi.waitFor(() => expect(revoked).toEqual(ends));
  },
);

test('a session that a frame beside this one has begun meanwhile is this one’s too', async () => {
  const { revoked, answers } = serverOf();
  const names = new Map<string, string>();
  const skip = (): { result: LoginResponse } => {
    names.set(`web0_${TOKEN}`, 'site_1');
    return { result: by('lin') };
  };
  const { root, enter } = framedPortal({ answers: { ...answers, '/login/skipLogin.do': skip }, kept: names });
  await enter(['loginCode'], { loginCode: 'lin' });
  expect([root.session.status, root.session.token]).toEqual(['loggedIn', 'site_1']);
  await vi.waitFor(() => expect(revoked).toEqual(['code_lin']));
});

test('a logout holds until a provider is given anew, which is asked on the login page too', async () => {
  const { answers } = serverOf();
  const withLogout = new Map([[`web0_${LEFT}`, '1000']]);
  const { root, enter, provide, asks } = framedPortal({ answers, kept: withLogout, path: '/user/login' });
  await enter(['loginCode'], { loginCode: 'lin' }, 999);
  expect([root.session.status, asks()]).toEqual(['loggedOut', 0]);
  provide(['loginCode', 'scan'], 999);
  provide(['loginCode'], 2_000);
  await vi.waitFor(() => expect(root.session.token).toBe('code_lin'));
  expect(asks()).toBe(1);
});

test('a logout ends the session that a frame has of its own, and not one of the portal’s windows', async () => {
  const { revoked, answers } = serverOf();
  const borrowed = framedPortal({ answers, kept: keptAs('own_1', true) });
  await borrowed.enter([]);
  await borrowed.root.session.logOut();
  const own = framedPortal({ answers, kept: keptAs('own_1') });
  await own.enter([]);
  expect(revoked).toEqual([]);
  await own.root.session.logOut();
  expect([borrowed.root.session.status, own.root.session.status]).toEqual(['loggedOut', 'loggedOut']);
  expect(revoked).toEqual(['own_1']);
});

test('somebody else by a provider that is given later: asked about what is typed, the page begins anew as them', async () => {
  const { revoked, answers } = serverOf();
  const {
    root,
    ui,
    enter,
    provide,
    beginAnew,
    kept: names,
  } = framedPortal({ answers, kept: keptAs('site_1') });
  const answer = { loginCode: 'lin' };
  await enter(['loginCode'], answer);
  root.unsaved.register(() => true, undefined);
  ui.agrees = false;
  answer.loginCode = 'wang';
  provide(['loginCode'], 2);
  await vi.waitFor(() => expect(revoked).toContain('code_wang'));
  expect([ui.questions.length, beginAnew.mock.calls, root.session.token]).toEqual([1, [], 'site_1']);
  ui.agrees = true;
  provide(['loginCode'], 3);
  await vi.waitFor(() => expect(beginAnew).toHaveBeenCalledExactlyOnceWith(true));
  // Nothing of the other one reaches the page that goes.
  expect([root.session.login?.userBaseInfo.userId, names.get(`web0_${TOKEN}`)]).toEqual(['lin', 'code_wang']);
  expect(revoked).toContain('site_1');
});

test('a session that ends is renewed for the same person alone; for another one the page begins anew', async () => {
  const { answers } = serverOf();
  const { root, ui, enter, beginAnew, events } = framedPortal({ answers, kept: keptAs('site_1') });
  const answer = { loginCode: 'lin' };
  await enter(['loginCode'], answer);
  root.onTokenExpired(false);
  await vi.waitFor(() => expect(root.session.token).toBe('code_lin'));
  expect(beginAnew).not.toHaveBeenCalled();
  answer.loginCode = 'wang';
  root.unsaved.register(() => true, undefined);
  ui.agrees = false;
  root.onTokenExpired(false);
  await vi.waitFor(() => expect(ui.questions).toHaveLength(1));
  // Who stays to copy what they typed is not asked with every call.
  root.onTokenExpired(false);
  expect([ui.questions.length, beginAnew.mock.calls, root.session.status]).toEqual([1, [], 'loggedIn']);
  expect(events()).not.toContainEqual(['tokenExpired', {}]);
});

test('a frame that was loaded anew as whom is kept asks nobody, so that two frames never load each other in turn', async () => {
  const { answers } = serverOf();
  const { root, enter, asks } = framedPortal({ answers, kept: keptAs('site_1'), isSettled: true });
  await enter(['loginCode'], { loginCode: 'wang' });
  await root.client.call('base', '/user/info.do', {});
  expect([root.session.token, asks()]).toEqual(['site_1', 0]);
});

test('a renewal that a frame beside this one has made is taken over', async () => {
  const { answers } = serverOf();
  const { root, enter, asks } = framedPortal({ answers, kept: keptAs('site_1') });
  await enter(['loginCode'], { loginCode: 'lin' });
  root.storage.set(TOKEN, 'code_lin');
  root.onTokenExpired(false);
  await vi.waitFor(() => expect(root.session.token).toBe('code_lin'));
  expect(asks()).toBe(1);
});

test('a site that speaks up late and has a session of its own begins the page anew, and is asked', async () => {
  const { root, frame, around, beginAnew, moveTo } = framedPortal();
  await frame.begin(() => {
    root.session.begin(testLogin('teacher'));
    return Promise.resolve();
  });
  moveTo.mockReturnValue(false);
  around.send(auth());
  await vi.waitFor(() => expect(beginAnew).toHaveBeenCalledExactlyOnceWith(false));
});
