import { expect, test, vi } from 'vitest';
import { framedPortal } from '../../../tests/support/framedPortal.ts';
import { auth } from '../../../tests/support/parentWindow.ts';
import { systemEntry } from '../../../tests/support/systemEntry.ts';
import { testLogin } from '../../../tests/support/testRoot.ts';
import type { FixedAnswers } from '../../runtime/data/fixedTransport.ts';

const codes: FixedAnswers = {
  '/login/skipLogin.do': ({ code, platform }) =>
    code === 'good' && platform === 'embed'
      ? { result: { ...testLogin('teacher'), token: ['renewed', 'one'] } }
      : { msgState: 3, msg: 'no' },
};

test('nobody is logged in: the parent is asked for a code before there is a login page', async () => {
  const { root, frame, shake } = framedPortal({ answers: codes });
  const begun = frame.begin(() => root.session.restore());
  expect([root.session.status, root.session.renewing]).toEqual(['loggedOut', true]);
  await shake(['loginCode'], { loginCode: 'good' });
  await begun;
  expect([root.session.status, root.session.renewing]).toEqual(['loggedIn', false]);
});

test.each([
  ['has none', [], {}, '/mgr/students', 0],
  ['has one that is good for nothing', ['loginCode'], { loginCode: 'bad' }, '/mgr/students', 1],
  ['gives what is none', ['loginCode'], { loginCode: { code: 'good' } }, '/mgr/students', 1],
])('a parent that %s leaves the login to the person', async (_what, names, answer, path, asks) => {
  const { root, frame, shake, said } = framedPortal({ answers: codes, path });
  const begun = frame.begin(() => root.session.restore());
  await shake(names, answer);
  await begun;
  expect([root.session.status, root.session.renewing]).toEqual(['loggedOut', false]);
  expect(said.filter(({ action }) => action === 'ASK')).toHaveLength(asks);
});

test('a session that ends is begun anew by the parent’s code, and what is typed stays', async () => {
  const { root, frame, shake, asks, events } = framedPortal({ answers: codes });
  root.session.begin(testLogin('teacher'));
  const expire = vi.fn();
  await frame.begin(() => {
    root.onTokenExpired = expire;
    return Promise.resolve();
  });
  await shake(['loginCode'], { loginCode: 'good' });
  await vi.waitFor(() => expect(asks()).toBe(1));
  root.unsaved.register(() => true, undefined);
  root.onTokenExpired(false);
  root.onTokenExpired(false);
  await vi.waitFor(() => expect(root.session.token).toBe('renewed_one'));
  expect(asks()).toBe(2);
  expect([expire.mock.calls, root.route.loads, root.unsaved.any()]).toEqual([[], 0, true]);
  expect(events()).not.toContainEqual(['tokenExpired', {}]);
});

test('without a code a session that ends is over, and the parent hears of it', async () => {
  const { root, frame, shake, events } = framedPortal();
  root.session.begin(testLogin('teacher'));
  await frame.begin(() => {
    root.onTokenExpired = () => root.session.forget('expired');
    return Promise.resolve();
  });
  await shake([]);
  root.onTokenExpired(false);
  await vi.waitFor(() => expect(events()).toContainEqual(['tokenExpired', {}]));
  expect(root.session.status).toBe('loggedOut');
});

test('a session that ends with its site, before the frame hears of that, leaves the page as it is', async () => {
  let isValid = true;
  const verdict = () => ({ result: { isValid, scope: { systems: ['affairs'], resources: [] } } });
  const { root, frame, shake, said } = framedPortal({
    answers: { '/sdkOpen/verify.do': verdict, '/sdkOpen/verifyWithoutToken.do': verdict },
  });
  root.session.begin(testLogin('teacher'));
  const expire = vi.fn();
  await frame.begin(() => {
    root.onTokenExpired = expire;
    return Promise.resolve();
  });
  await shake([]);
  await vi.waitFor(() => expect(said).not.toEqual([]));
  isValid = false;
  root.onTokenExpired(false);
  await vi.waitFor(() => expect(frame.off.state).toBe('off'));
  await vi.waitFor(() => expect(said.at(-1)).toEqual({ action: 'CLOSE', code: 'ORIGIN_DENIED' }));
  expect([expire.mock.calls, root.session.status]).toEqual([[], 'loggedIn']);
});

test('the parent is told what may be called first, then what is, and from then on what changes', async () => {
  const { root, shake, said, events } = framedPortal();
  root.route.enter('/mgr/students', '?a=1');
  await shake([]);
  await vi.waitFor(() => expect(events().length).toBeGreaterThan(3));
  expect(said[0]?.action).toBe('AVAILABLE_API');
  expect(events()).toContainEqual(['navigate', { page: '/mgr/students?a=1' }]);
  said.splice(0);
  root.session.begin(testLogin('teacher'));
  root.route.enter('/mgr/pupils', '');
  const forget = root.unsaved.register(() => true, undefined);
  forget();
  root.changes.changed('student', { added: 'r1' });
  root.changes.changed('student', { updated: 'r2' });
  root.changes.changed('student', { removed: ['r3'] });
  await vi.waitFor(() => expect(events()).toHaveLength(5));
  expect(events()).toEqual([
    ['navigate', { page: '/mgr/pupils' }],
    ['dirty', { dirty: true }],
    ['dirty', { dirty: false }],
    ['submitted', { module: 'student', id: 'r1', added: true }],
    ['submitted', { module: 'student', id: 'r2', added: false }],
  ]);
  const [apis] = said.flatMap((message) => (message.action === 'AVAILABLE_API' ? [message.message] : []));
  expect(apis?.every(({ allowed }) => allowed)).toBe(true);
});

test('a key that is switched off closes the link at once, and what the parent provided is gone', async () => {
  const { frame, shake, said, turn, around } = framedPortal();
  const container = frame.container({ name: 'none', abilities: {} });
  await shake(['scan']);
  await vi.waitFor(() => expect(Object.keys(container.abilities)).toContain('scan'));
  turn(false);
  await vi.waitFor(() => expect(said).toContainEqual({ action: 'CLOSE', code: 'ORIGIN_DENIED' }));
  expect(Object.keys(container.abilities)).not.toContain('scan');
  around.send(auth('nonce-0002', {}, 'a2'));
  await vi.waitFor(() => expect(around.posted).toHaveLength(2));
  expect(around.posted[1]?.answer.message.data).toEqual({ success: false, code: 'ORIGIN_DENIED' });
});

test('once the key is on again the person goes on over the same link, by a code where the session has ended', async () => {
  const { root, frame, shake, provide, said, turn } = framedPortal({ answers: codes });
  root.session.begin(testLogin('teacher'));
  await frame.begin(() => {
    root.onTokenExpired = vi.fn();
    return Promise.resolve();
  });
  await shake(['loginCode'], { loginCode: 'good' });
  turn(false);
  await vi.waitFor(() => expect(frame.off.state).toBe('off'));
  turn(true);
  await frame.off.check();
  expect(frame.off.state).toBe('onAgain');
  const before = said.length;
  const loads = root.route.loads;
  frame.off.goOn();
  await vi.waitFor(() => expect(said.slice(before).map(({ action }) => action)).toContain('AVAILABLE_API'));
  provide(['loginCode']);
  await vi.waitFor(() => expect(root.route.loads).toBe(loads + 1));
  root.onTokenExpired(false);
  await vi.waitFor(() => expect(root.session.token).toBe('renewed_one'));
});

test('a page that goes says so', async () => {
  const { shake, said, around } = framedPortal();
  await shake([]);
  await vi.waitFor(() => expect(said.length).toBeGreaterThan(0));
  around.leave();
  await vi.waitFor(() => expect(said).toContainEqual({ action: 'CLOSE', code: 'RELOADED' }));
});

test('a site that speaks up late takes the page away from a system that it does not open', async () => {
  const { root, frame, around, browser } = framedPortal();
  root.systems.enter({ entry: systemEntry({ id: 'private' }), menus: [] });
  frame.listen();
  around.send(auth());
  await vi.waitFor(() => expect(browser.location.replace).toHaveBeenCalledWith('/main'));
  expect(root.systems.ofSite).toEqual(['affairs']);
  expect(around.posted).toEqual([]);
});
