import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { directPort, PARENT } from '../../../tests/support/parentWindow.ts';
import { systemEntry } from '../../../tests/support/systemEntry.ts';
import { createPlainRoot, testLogin, testProject } from '../../../tests/support/testRoot.ts';
import { createTestUi, type TestUi } from '../../../tests/support/testUi.ts';
import type { FixedAnswers } from '../../runtime/data/fixedTransport.ts';
import { createFixedTransport } from '../../runtime/data/fixedTransport.ts';
import { RootStore } from '../../runtime/stores/RootStore.ts';
import { memoryStorage } from '../../runtime/stores/memoryStorage.ts';
import { mayClose } from '../overlay/mayLose.ts';
import { availableApis, callApi } from './callApi.ts';
import { Link } from './Link.ts';

const site = {
  appKey: 'key',
  origin: PARENT,
  scope: { systems: ['affairs'], resources: [{ kind: 'mgrList', id: 'students' }] },
};

let root: RootStore;
let ui: TestUi;
let asked: unknown[];
let port: ReturnType<typeof directPort>;
let link: Link;
const page = {
  navigate: vi.fn<(address: string) => void>(),
  load: vi.fn<(address: string) => void>(),
  note: vi.fn(),
  title: () => '学生',
  height: () => 420,
  origin: 'https://portal.example.edu',
};

function begin(answers: FixedAnswers = {}, made = createPlainRoot({ answers }).root): void {
  root = made;
  ui = createTestUi();
  root.attach(ui);
  root.overlays.mayClose = (key) => mayClose(root, key);
  root.overlays.stays = (key) => root.unsaved.in(key);
  port = directPort();
  link = new Link({
    port: port.port,
    site,
    call: (call) => callApi({ root, link, page }, call),
    failed: (why) => new Error(why),
  });
  page.navigate.mockReset();
  page.load.mockReset();
}
beforeEach(() => {
  asked = [];
  begin({
    '/sdkOpen/token.do': (param) => {
      asked.push(param);
      return { result: { token: ['e1', 'e2', 'e3'], expiresAt: '' } };
    },
    '/login/skipLogin.do': (param) => {
      asked.push(param);
      const login = testLogin('teacher');
      return { result: { ...login, token: ['new', 'one'] } };
    },
    '/login/logout.do': {},
  });
});

let id = 0;
/** Calls as a parent does, and gives what comes back over the port. */
async function call(name: string, params?: unknown): Promise<unknown> {
  id += 1;
  const at = id;
  port.send({ action: 'CALL', id: at, name, ...(params === undefined ? {} : { params }) });
  return vi.waitFor(() => {
    const answer = port.of('ANSWER').find((each) => each.id === at);
    if (answer === undefined) throw new Error('no answer yet');
    return answer.error ?? answer.result;
  });
}
/** A form with input, in a dialog or on the page. */
const enter = (overlay?: number) => root.unsaved.register(() => true, overlay);
const open = () =>
  void root.overlays.open({ shape: 'dialog', target: { kind: 'form', id: 'student' }, params: {} });

test('what needs somebody is allowed once somebody is logged in', async () => {
  const allowed = () =>
    availableApis(root)
      .filter((api) => api.allowed)
      .map(({ name }) => name);
  expect(allowed()).not.toContain('getUserInfo');
  expect(await call('getUserInfo')).toEqual({ code: 'NOT_LOGGED_IN', message: '尚未登录' });
  root.session.begin(testLogin('teacher'));
  expect(allowed()).toHaveLength(Object.keys(availableApis(root)).length);
});

test.each([
  [undefined, undefined],
  [true, 'teacher'],
])(
  'who is logged in is told, with the role where the project says so: %s',
  async (isRoleInUserInfo, role) => {
    const project = { ...testProject, ...(isRoleInUserInfo && { isRoleInUserInfo }) };
    const transport = createFixedTransport({});
    begin({}, new RootStore({ project, storage: memoryStorage(), transport }));
    root.session.begin(testLogin('teacher'));
    const { time, ...told } = (await call('GETUSERINFO')) as Record<string, unknown>;
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(told).toEqual({
      userName: 'lin',
      userId: 'u1',
      realName: '林知夏',
      sex: '',
      ...(role && { role }),
      groupCode: '7',
      groupName: '计算机学院',
      schoolId: 478,
    });
  },
);

test('a token is asked for under the key and the origin of the link, and is never the session’s own', async () => {
  root.session.begin(testLogin());
  expect(await call('getUserToken')).toBe('e1_e2_e3');
  expect(asked).toMatchObject([{ appKey: 'key', appDomain: PARENT }]);
});

test.each([[['a', 'b']], ['["a","b"]'], ['"a_b"'], ['a_b']])('casLogin takes %j', async (params) => {
  expect(await call('casLogin', params)).toBeUndefined();
  expect(asked).toMatchObject([{ token: 'a_b' }]);
  expect([root.session.status, root.session.token]).toEqual(['loggedIn', 'new_one']);
  expect(page.load).not.toHaveBeenCalled();
});

test.each([
  ['casLogin', '["a"]'],
  ['casLogin', '{"a":1}'],
  ['casLogin', ['a', '']],
  ['casLogin', 'x'.repeat(4_001)],
  ['casLogin', undefined],
  ['jumpToPage', { page: '/home', more: 1 }],
  ['jumpToPage', { page: `/${'a'.repeat(2_000)}` }],
  ['jumpToPage', Object.create({ page: '/home' })],
  ['closeParentModal', { zIndex: 0 }],
  ['closeParentModal', { zIndex: 1.5 }],
  ['setLocale', { locale: 'deDE' }],
  ['setTheme', { color: 'red;}' }],
  ['getState', { a: 1 }],
])('%s refuses %j', async (name, params) => {
  expect(await call(name, params)).toMatchObject({ code: 'PARAMS_INVALID' });
  expect([asked, page.navigate.mock.calls]).toEqual([[], []]);
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', '', 'getUserInfo ', 'run'])(
  'there is no API %j',
  async (name) => {
    expect(await call(name)).toEqual({
      code: 'UNKNOWN_API',
      message: `未找到该 [${name}] API, 请确认你调用的 API .`,
    });
  },
);

test('a page of the key’s is gone to, and no other', async () => {
  root.systems.enter({ entry: systemEntry({ id: 'affairs' }), menus: [] });
  expect(await call('jumpToPage', { page: '/mgr/students?a=1' })).toBeUndefined();
  expect(page.navigate.mock.calls).toEqual([['/mgr/students?a=1']]);
  for (const to of ['/api/base', '//other.example', '/mgr/others', '/system/other'])
    expect(await call('jumpToPage', { page: to })).toMatchObject({ code: 'PAGE_REFUSED' });
  expect(page.navigate).toHaveBeenCalledOnce();
});

test('dialogs are closed from a level up, the topmost first', async () => {
  open();
  open();
  open();
  expect(await call('closeParentModal', { zIndex: 2 })).toEqual({ closed: 2 });
  expect(await call('closeParentModal')).toEqual({ closed: 1 });
  expect(await call('closeParentModal')).toEqual({ closed: 0 });
});

test.each([
  ['jumpToPage', { page: '/home' }],
  ['reloadParentView', undefined],
  ['closeParentModal', undefined],
  ['logout', undefined],
])('%s asks the person about what is not saved, and does nothing where they stay', async (name, params) => {
  root.session.begin(testLogin());
  open();
  enter(root.overlays.overlays[0]?.key);
  ui.agrees = false;
  expect(await call(name, params)).toMatchObject({ code: 'UNSAVED' });
  expect([ui.questions.length, root.overlays.overlays.length, root.route.loads]).toEqual([1, 1, 0]);
  expect([page.navigate.mock.calls, root.session.status]).toEqual([[], 'loggedIn']);
  ui.agrees = true;
  expect((await call(name, params)) ?? {}).not.toHaveProperty('code');
});

test.each([
  [{ result: true }, false, 1, 0],
  [{ result: 'yes' }, false, 0, 0],
  [{ error: { code: 'FAILED', message: 'x' } }, true, 1, 1],
])('a parent that asks by itself is asked first: %j', async (answer, agrees, loads, questions) => {
  enter();
  ui.agrees = agrees;
  port.send({ action: 'PROVIDE', names: ['confirmLeave', 'unheard-of'] });
  const answered = call('reloadParentView');
  const [ask] = await vi.waitFor(() => {
    expect(port.of('ASK')).toHaveLength(1);
    return port.of('ASK');
  });
  expect(ask?.name).toBe('confirmLeave');
  port.send({ action: 'ANSWER', id: ask?.id, ...answer });
  await answered;
  expect([root.route.loads, ui.questions.length]).toEqual([loads, questions]);
});

test('the frame logs out, and is loaded anew at the login page', async () => {
  root.session.begin(testLogin());
  await call('logout');
  expect([root.session.status, page.load.mock.calls]).toEqual(['loggedOut', [['/user/login']]]);
});

test('looks and language are the parent’s for as long as the page lives', async () => {
  await call('setLocale', { locale: 'enUS' });
  await call('setTheme', { dark: true, color: '#00aa55' });
  expect([root.locale.locale, root.theme.dark, root.theme.settings.primaryColor]).toEqual([
    'enUS',
    true,
    '#00aa55',
  ]);
  expect(root.storage.json('theme')).toBeUndefined();
});

test('what is open is told as an address that leads back to it', async () => {
  root.systems.enter({ entry: systemEntry({ id: 'affairs' }), menus: [] });
  root.route.enter('/main/1', '?systemId=affairs&a=1');
  enter();
  expect(await call('getState')).toEqual({
    page: '/system/affairs/1?a=1',
    title: '学生',
    dirty: true,
    height: 420,
  });
});

test('what is wrong in ourselves is told to nobody but the log', async () => {
  root.session.begin(testLogin());
  vi.spyOn(root.client, 'result').mockRejectedValue(new TypeError('secret place'));
  expect(await call('getUserToken')).toEqual({ code: 'FAILED', message: '操作未能完成，请稍后重试' });
  expect(JSON.stringify(root.log.entries)).toContain('secret place');
});

test('of 10,000 random messages over the port none is acted on, and more calls than may wait are refused', async () => {
  root.session.begin(testLogin());
  const before = JSON.stringify([root.session.status, root.locale.locale, root.route.loads]);
  const action = fc.constantFrom('CALL', 'ANSWER', 'PROVIDE', 'AVAILABLE_API', '__proto__', 'EVENT');
  const name = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'ask'));
  const message = fc.record({ action, id: fc.oneof(fc.integer(), name), name, params: fc.anything() });
  fc.assert(
    fc.property(fc.oneof(message, fc.anything()), (data) => port.send(data)),
    { numRuns: 10_000, seed: 37 },
  );
  await vi.waitFor(() => expect(port.of('ANSWER').length).toBeGreaterThan(0));
  const codes = new Set(port.of('ANSWER').map(({ error }) => error?.code));
  expect([...codes].filter((each) => each !== 'UNKNOWN_API' && each !== 'QUEUE_FULL')).toEqual([]);
  expect(codes).toContain('QUEUE_FULL');
  expect(JSON.stringify([root.session.status, root.locale.locale, root.route.loads])).toBe(before);
  expect([asked, page.navigate.mock.calls, link.isOpen]).toEqual([[], [], true]);
});
