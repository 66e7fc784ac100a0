import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { callOffice, startBackOffice } from '../support/backOffice.ts';
import type { Entry } from '../support/backOffice.ts';
import type { TestServer } from '../support/server.ts';

// Labels, registered sites, settings of the portal and menus, as modules of the back office.

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startBackOffice();
  admin = await server.login('admin');
});
afterAll(() => server.close());

const call = (module: string, action: string, param: object, client = admin): Promise<ApiAnswer> =>
  callOffice(client, module, action, param);
const added = async (module: string, data: object): Promise<Entry> => {
  const { result, text } = await call(module, 'add', { data });
  if (result === undefined) throw new Error(text);
  return result as Entry;
};
interface Container {
  options: Record<string, unknown>;
  containerTheme: object;
  mgrUrl: string;
}
const container = async (): Promise<Container> =>
  (await server.api.call('base', '/container/info.do', {})).list?.[0] as Container;

describe('labels', () => {
  test('people bear them, selectors offer them, and one that is borne stays', async () => {
    const label = await added('label', { nameZh: '志愿者', nameEn: 'Volunteer' });
    const selected = await admin.call('interface', '/component/getSelectorData.htm', { source: 'label' });
    expect(selected).toMatchObject({ list: [{ value: label.id, label: { zhCN: '志愿者' } }], total: 1 });
    const { result } = await call('user', 'detail', { id: 'u-student' });
    const { revision } = result as Entry;
    const borne = await call('user', 'update', { id: 'u-student', revision, data: { labels: [label.id] } });
    expect(borne).toMatchObject({ result: { labels: [label.id], roles: ['student'] } });
    const free = await added('label', { nameZh: '空闲', nameEn: 'Free' });
    expect(await call('label', 'remove', { ids: [label.id, free.id, 'gone'] })).toMatchObject({
      list: [
        { id: label.id, msgState: 5, msg: '仍在使用中，不能删除：林同学' },
        { id: free.id, msgState: 1 },
        { id: 'gone', msgState: 4 },
      ],
    });
    expect(await call('label', 'detail', { id: label.id })).toMatchObject({ result: { users: 1 } });
    await call('user', 'update', { id: 'u-student', revision: revision + 1, data: { labels: [] } });
    expect(await call('label', 'remove', { ids: [label.id] })).toMatchObject({ list: [{ msgState: 1 }] });
  });

  test('no two are called the same, in either language', async () => {
    const kept = await added('label', { nameZh: '班长', nameEn: 'Monitor' });
    const refused = (code: string) => ({
      msgState: 2,
      errors: [{ path: `data.${code}`, code: 'NOT_UNIQUE' }],
    });
    const twice = [
      { nameZh: '班长', nameEn: 'Leader' },
      { nameZh: '组长', nameEn: 'Monitor' },
    ];
    expect(await call('label', 'add', { data: twice[0] })).toMatchObject(refused('nameZh'));
    expect(await call('label', 'add', { data: twice[1] })).toMatchObject(refused('nameEn'));
    const other = await added('label', { nameZh: '组长', nameEn: 'Leader' });
    const { id, revision } = other;
    expect(await call('label', 'update', { id, revision, data: { nameZh: '班长' } })).toMatchObject(
      refused('nameZh'),
    );
    const same = { id: kept.id, revision: kept.revision, data: { nameZh: '班长', sort: 3 } };
    expect(await call('label', 'update', same)).toMatchObject({ msgState: 1 });
    await call('label', 'remove', { ids: [kept.id, other.id] });
  });

  test('a change of labels ends no session, and one that is none is refused', async () => {
    const student = await server.login('student');
    const { result } = await call('user', 'detail', { id: 'u-student' });
    const { revision } = result as Entry;
    const unknown = await call('user', 'update', {
      id: 'u-student',
      revision,
      data: { labels: ['nowhere'] },
    });
    expect(unknown).toMatchObject({ msgState: 2, errors: [{ path: 'data.labels' }] });
    const label = await added('label', { nameZh: '新生', nameEn: 'Freshman' });
    await call('user', 'update', { id: 'u-student', revision, data: { labels: [label.id] } });
    expect(await student.call('base', '/user/info.do', {})).toMatchObject({ msgState: 1 });
  });
});

describe('registered sites', () => {
  test('a key is made for each; its origins are told to the portal while it is active', async () => {
    const data = {
      name: '校务门户',
      domains: [{ origin: 'https://portal.example.edu.cn' }, { origin: 'http://oa.example:8080' }],
    };
    const site = await added('app-key', data);
    expect(site).toMatchObject({ ...data, status: 'active' });
    expect(site.appKey).toMatch(/^app-[0-9a-f]{32}$/);
    const origins = async (): Promise<unknown> =>
      ((await (await fetch(`${server.baseUrl}/config.json`)).json()) as { origins: unknown }).origins;
    expect(await origins()).toEqual(['http://oa.example:8080', 'https://portal.example.edu.cn']);
    await call('app-key', 'update', { id: site.id, revision: 1, data: { status: 'disabled' } });
    expect(await origins()).toEqual([]);
    expect(await call('app-key', 'add', { data })).toMatchObject({
      msgState: 2,
      errors: [{ path: 'data.name' }],
    });
  });

  test.each([
    'example.edu.cn',
    'https://a.example/path',
    'javascript:alert(1)',
    'https://*.example',
    'https://u@a.example',
  ])('%s is no origin', async (origin) => {
    const answer = await call('app-key', 'add', { data: { name: `x ${origin}`, domains: [{ origin }] } });
    expect(answer).toMatchObject({ msgState: 2 });
    expect(JSON.stringify(answer.errors)).toContain('domains');
  });

  test('the key is not written, and the key of the portal itself is not among them', async () => {
    const answer = await call('app-key', 'add', { data: { name: 'x', appKey: 'mine' } });
    expect(answer).toMatchObject({ msgState: 3 });
    const { list } = await call('app-key', 'list', {});
    expect((list as Entry[]).map(({ name }) => name)).not.toContain('portal');
  });
});

describe('settings of the portal', () => {
  test('what is set shows on the login page; what is emptied goes back to its default', async () => {
    const { result } = await call('portal', 'detail', { id: 'portal' });
    const before = result as Entry;
    expect(before).toMatchObject({ title: null, loginType: ['form'], skipHome: true, registerOpen: false });
    const data = {
      title: '示例大学',
      loginType: ['form', 'qr'],
      isEnableScan: true,
      skipHome: false,
      registerOpen: true,
      registerRoles: ['student'],
      emptyText: '暂无系统',
    };
    const changed = await call('portal', 'update', { id: 'portal', revision: before.revision, data });
    expect(changed).toMatchObject({ msgState: 1, result: data });
    expect((await container()).options).toMatchObject({
      title: '示例大学',
      loginType: ['form', 'qr'],
      isEnableScan: true,
      skipHome: false,
      register: { registerRoles: { privilegeList: [{ value: 'student' }] } },
      home: { emptyText: '暂无系统', oneAutoOpen: false, enableChangePassword: true },
    });
    const { revision } = changed.result as Entry;
    const back = { title: null, registerOpen: false, emptyText: null };
    expect(await call('portal', 'update', { id: 'portal', revision, data: back })).toMatchObject({
      msgState: 1,
    });
    const { options } = await container();
    expect(options).toMatchObject({ title: 'Atrium', isEnableScan: true });
    expect(options).not.toHaveProperty('register');
    expect(options.home).not.toHaveProperty('emptyText');
    expect(await call('portal', 'update', { id: 'portal', revision, data: back })).toMatchObject({
      msgState: 5,
    });
  });

  test('what it says in English is read in English, and nobody else reads it', async () => {
    const { result } = await call('portal', 'detail', { id: 'portal' });
    const { revision } = result as Entry;
    const data = { title: '示例大学', titleEn: 'Example University', homeTitleEn: 'Your systems' };
    const { result: set } = await call('portal', 'update', { id: 'portal', revision, data });
    expect(set).toMatchObject({ ...data, emptyTextEn: null });
    const english = await server.api.call(
      'base',
      '/container/info.do',
      {},
      {
        headers: { 'accept-language': 'en' },
      },
    );
    const options = { title: 'Example University', home: { title: 'Your systems' } };
    expect(english.list?.[0]).toMatchObject({ options });
    expect(english.list?.[0]).not.toHaveProperty('english');
    const chinese = await container();
    expect(chinese.options).toMatchObject({ title: '示例大学' });
    expect(chinese).not.toHaveProperty('english');
    const back = { title: null, titleEn: null, homeTitleEn: null };
    const restored = { id: 'portal', revision: (set as Entry).revision, data: back };
    expect(await call('portal', 'update', restored)).toMatchObject({ msgState: 1 });
  });

  test('where the campus logs in and out, and what followers are told, is set; emptied it goes back', async () => {
    const { result } = await call('portal', 'detail', { id: 'portal' });
    const data = {
      casLoginUrl: 'https://cas.example.edu/login',
      casLogoutUrl: 'https://cas.example.edu/logout',
      casLoginMode: 'auto',
      notEncodeCasLogoutRedirectUrl: true,
      qywxNotFollowTip: '请先关注企业号',
    };
    const { revision } = result as Entry;
    const changed = await call('portal', 'update', { id: 'portal', revision, data });
    expect(changed).toMatchObject({ msgState: 1, result: data });
    const { casLoginMode, ...options } = data;
    expect((await container()).options).toMatchObject({ ...options, login: { casLoginMode } });
    const at = { id: 'portal', revision: revision + 1 };
    const script = await call('portal', 'update', { ...at, data: { casLoginUrl: 'javascript:alert(1)' } });
    expect(script).toMatchObject({
      msgState: 2,
      errors: [{ path: 'data.casLoginUrl', code: 'RULE_BROKEN' }],
    });
    const back = Object.fromEntries(Object.keys(data).map((name) => [name, null]));
    expect(await call('portal', 'update', { ...at, data: back })).toMatchObject({ msgState: 1 });
    const emptied = (await container()).options;
    expect(emptied).not.toHaveProperty('casLoginUrl');
    expect(emptied).not.toHaveProperty('qywxNotFollowTip');
    expect(emptied.login ?? {}).not.toHaveProperty('casLoginMode');
  });

  test('how the portal looks, how home shows systems and where the management is are set, and go back', async () => {
    const { result } = await call('portal', 'detail', { id: 'portal' });
    expect(result).toMatchObject({ mgrUrl: null, homeStyle: null, navTheme: null, multiTab: true });
    const { revision } = result as Entry;
    const looks = { navTheme: 'darkMenu', primaryColor: '#13a8a8', contentWidth: 'Fluid', multiTab: false };
    const data = { ...looks, menuLayout: 'topmenu', homeStyle: 'list', mgrUrl: '/system/platform-admin' };
    const changed = await call('portal', 'update', { id: 'portal', revision, data });
    expect(changed).toMatchObject({ msgState: 1, result: data });
    expect(await container()).toMatchObject({
      mgrUrl: '/system/platform-admin',
      containerTheme: { ...looks, layout: 'topmenu' },
      options: { home: { homeStyle: 'list' } },
    });
    const back = Object.fromEntries(Object.keys(data).map((name) => [name, null]));
    const at = { id: 'portal', revision: revision + 1 };
    const emptied = await call('portal', 'update', { ...at, data: { ...back, multiTab: true } });
    expect(emptied).toMatchObject({ msgState: 1 });
    const { mgrUrl, containerTheme, options } = await container();
    expect([mgrUrl, containerTheme, options.home]).toEqual([
      '',
      {},
      expect.not.objectContaining({ homeStyle: expect.anything() as unknown }),
    ]);
  });

  test.each([
    ['data.navTheme', { navTheme: 'pink' }],
    ['data.menuLayout', { menuLayout: 'below' }],
    ['data.homeStyle', { homeStyle: 'carousel' }],
    ['data.primaryColor', { primaryColor: 'red' }],
    ['data.mgrUrl', { mgrUrl: 'javascript:alert(1)' }],
    ['data.mgrUrl', { mgrUrl: '//elsewhere.example' }],
    ['data.mgrUrl', { mgrUrl: '/\\elsewhere.example' }],
  ])('looks or addresses that there are none of are refused at %s', async (path, data) => {
    const { revision } = (await call('portal', 'detail', { id: 'portal' })).result as Entry;
    expect(await call('portal', 'update', { id: 'portal', revision, data })).toMatchObject({
      msgState: 2,
      errors: [{ path }],
    });
  });

  test.each([
    ['data.logo', { logo: 'javascript:alert(1)' }],
    ['data.backgroundImage', { backgroundImage: '//elsewhere.example/a.png' }],
    ['data.schools.0.url', { schools: [{ schoolId: 1, name: '一校', url: 'javascript:alert(1)' }] }],
    ['data.registerRoles', { registerOpen: true, registerRoles: ['student', 'administrator'] }],
  ])('what is no address, or gives rights away, is refused at %s', async (path, data) => {
    const { revision } = (await call('portal', 'detail', { id: 'portal' })).result as Entry;
    expect(await call('portal', 'update', { id: 'portal', revision, data })).toMatchObject({
      msgState: 2,
      errors: [{ path, code: 'RULE_BROKEN' }],
    });
  });

  test('the login page offers a form for phones, and schools', async () => {
    expect((await container()).options).toMatchObject({ isEnablePhoneForm: false });
    const { result } = await call('portal', 'detail', { id: 'portal' });
    const { revision } = result as Entry;
    const schools = [
      { schoolId: 478, name: '本部', url: null },
      { schoolId: 479, name: '南校区', url: 'https://south.example.edu' },
    ];
    const data = { isEnablePhoneForm: true, schools };
    expect(await call('portal', 'update', { id: 'portal', revision, data })).toMatchObject({ result: data });
    const { options } = await container();
    expect(options).toMatchObject({ isEnablePhoneForm: true, schools: [{ schoolId: 478 }, schools[1]] });
    const wrong = { schools: [{ schoolId: 0, name: '', url: 'javascript:alert(1)' }] };
    const refused = await call('portal', 'update', { id: 'portal', revision: revision + 1, data: wrong });
    expect(refused).toMatchObject({ msgState: 2 });
  });

  test('there is one of them', async () => {
    expect(await call('portal', 'add', { data: { title: 'x' } })).toMatchObject({ msgState: 3 });
    expect(await call('portal', 'remove', { ids: ['portal'] })).toMatchObject({ msgState: 3 });
    expect(await call('portal', 'list', {})).toMatchObject({ total: 1 });
  });
});

test('the menus of published systems stand below them, with the roles that see them', async () => {
  const { list } = await call('menu', 'list', { limit: -1 });
  const lines = list as Entry[];
  const root = lines.find(({ id }) => id === 'platform-admin');
  expect(root).toMatchObject({
    kind: 'system',
    nameZh: '平台管理',
    target: '/system/platform-admin',
    above: null,
  });
  const users = lines.find(({ target }) => target === 'mgrList/platform-user-list');
  expect(users).toMatchObject({ kind: 'app', nameEn: 'Users', roles: ['administrator'] });
  expect(lines.find(({ id }) => id === users?.above)).toMatchObject({
    kind: 'group',
    above: 'platform-admin',
  });
});
