import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import { expect, test } from 'vitest';
import type { FixedAnswers } from '../../runtime/data/fixedTransport.ts';
import { openAt, answers, groups, system } from '../../../tests/support/openWorkspace.tsx';

test('a reload stays on its page', async () => {
  const { root, here } = await openAt('/main/2/1?q=1', answers, 'affairs');
  expect(await here()).toBe('/main/2/1?q=1');
  expect(root.systems.current?.id).toBe('affairs');
  await screen.findByRole('navigation', { name: '系统菜单' });
});

test('the remembered system is asked for beside the list, once', async () => {
  const asked: string[] = [];
  let answerList = (): void => undefined;
  const { here } = await openAt(
    '/main/1',
    {
      ...answers,
      '/sysTypes.do': () =>
        new Promise((resolve) => {
          asked.push('list');
          answerList = () => resolve({ list: groups });
        }),
      '/initOnly.do': () => {
        asked.push('system');
        return { result: system };
      },
    },
    'affairs',
  );
  await expect.poll(() => asked).toEqual(['system', 'list']);
  // Meanwhile the header stands, and nothing of which the system decides.
  expect(screen.getByRole('banner')).toBeDefined();
  expect(screen.getByRole('status', { name: '正在加载' })).toBeDefined();
  expect(screen.queryByRole('navigation', { name: '系统菜单' })).toBeNull();
  answerList();
  expect(await here()).toBe('/main/1');
  expect(asked).toEqual(['system', 'list']);
});

const Fetched = lazy(() => new Promise<never>(() => undefined));

test.each([
  ['is there', undefined],
  ['has yet to be fetched', <Fetched key="fetched" />],
])(
  'whoever goes elsewhere while the system is on its way stays there, where that page %s',
  async (_, home) => {
    let answer = (): void => undefined;
    const onItsWay = new Promise<{ result: object }>((resolve) => {
      answer = () => resolve({ result: system });
    });
    const given: FixedAnswers = { ...answers, '/initOnly.do': () => onItsWay };
    const { root } = await openAt('/main/1', given, 'affairs', false, { ahead: true, home });
    fireEvent.click(await screen.findByRole('link', { name: '返回首页' }));
    await waitFor(() => expect(root.route.path).toBe('/home'));
    answer();
    // Another call takes as long as that answer.
    await act(() => root.systems.fetchList());
    expect(root.systems.current).toBeUndefined();
    expect(root.route.path).toBe('/home');
  },
);

test('a system that comes while the way leads elsewhere brings nobody back, but who stays after all', async () => {
  let answer = (): void => undefined;
  const onItsWay = new Promise<{ result: object }>((resolve) => {
    answer = () => resolve({ result: system });
  });
  const asked: string[] = [];
  const { root, here } = await openAt(
    '/main/1',
    { ...answers, '/initOnly.do': () => (asked.push('system') === 1 ? onItsWay : { result: system }) },
    'affairs',
  );
  await expect.poll(() => asked).toEqual(['system']);
  act(() => root.route.head('/home'));
  answer();
  await act(() => root.systems.fetchList());
  expect(root.systems.current).toBeUndefined();
  expect(asked).toHaveLength(1);
  act(() => root.route.head('/main/1'));
  expect(await here()).toBe('/main/1');
});

test('in another role the system that is on its way is asked for anew', async () => {
  const roles: unknown[] = [];
  let hold = true;
  const { root, here } = await openAt(
    '/main/1',
    {
      ...answers,
      '/initOnly.do': ({ groupId }) => {
        roles.push(groupId);
        return hold ? new Promise(() => undefined) : { result: system };
      },
    },
    'affairs',
  );
  await expect.poll(() => roles).toEqual(['counsellor']);
  hold = false;
  fireEvent.click(await screen.findByRole('button', { name: '辅导员' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '学生干部' }));
  expect(await here()).toBe('/main/1');
  expect(roles).toEqual(['counsellor', 'student']);
  expect(root.systems.current?.id).toBe('affairs');
});

test('an address that no menu has leads home with a word about it, and is never drawn', async () => {
  const { ui, here, drawn } = await openAt('/main/1/x', answers, 'affairs');
  expect(await here()).toBe('/home');
  expect(ui.messages.map(({ text }) => text)).toEqual([
    '“/main/1/x”不存在，或未对“辅导员”角色开放，已回到首页。\n请在右上角切换到有权限的角色；如仍需使用，请联系学校的系统管理员开通。',
  ]);
  expect(drawn).not.toContain('counsellor /main/1/x');
});

test('the page of a system that another one takes the place of is not drawn in that one', async () => {
  const { root, here, drawn } = await openAt('/main/2/1', answers, 'affairs');
  await here();
  const loaded = await root.systems.load('affairs');
  drawn.length = 0;
  act(() => root.systems.enter({ ...loaded, entry: { ...loaded.entry, id: 'services' } }));
  expect(screen.queryByTestId('here')).toBeNull();
  expect(drawn).toEqual([]);
});

test.each([
  ['no system is remembered', undefined, false],
  ['the remembered one is gone', 'other', false],
  ['a token came with the address', 'affairs', true],
])('where %s, the way leads home', async (_name, remembered, linkToken) => {
  const { root, ui, here } = await openAt('/main/1', answers, remembered, linkToken);
  expect(await here()).toBe('/');
  expect(root.systems.remembered).toBeUndefined();
  expect(ui.messages.map(({ text }) => text)).toEqual(['该地址属于某个系统的菜单，请先选择系统']);
});

test('where the role has no system, the way leads home without a word: home says so', async () => {
  const { ui, here } = await openAt('/main/1', { ...answers, '/sysTypes.do': { list: [] } });
  expect(await here()).toBe('/');
  expect(ui.messages).toEqual([]);
});

test.each([
  ['another system is open here', 'other'],
  ['none is', undefined],
])('an address that names its system opens that one, where %s', async (_name, remembered) => {
  const { root, here } = await openAt('/main/2/1?list=x&systemId=affairs', answers, remembered);
  expect(await here()).toBe('/system/affairs/2/1?list=x');
  expect(root.systems.current).toBeUndefined();
});

test('in the page of a site the first of its systems opens that the person may use, whatever is remembered', async () => {
  const given = {
    ...answers,
    '/sysTypes.do': { list: [{ ...groups[0], sysList: [{ ...system, id: 'private' }, system] }] },
  };
  const { root, here } = await openAt('/main', given, 'private', false, { ofSite: ['gone', 'affairs'] });
  expect(await here()).toBe('/main');
  expect(root.systems.current?.id).toBe('affairs');
  expect(root.systems.systems.map(({ id }) => id)).toEqual(['affairs']);
});

test('where none of a site’s systems is open to the person, the page says so and the address tells the site', async () => {
  const { root, ui, here } = await openAt('/main/1', answers, 'affairs', false, { ofSite: ['gone'] });
  expect(await here()).toBe('/403?about=site');
  expect([root.systems.current, ui.messages]).toEqual([undefined, []]);
});

test('a reload of such an address stays', async () => {
  const { here } = await openAt('/main/2/1?list=x&systemId=affairs', answers, 'affairs');
  expect(await here()).toBe('/main/2/1?list=x&systemId=affairs');
});

test('a remembered system without menus is told and left', async () => {
  const given = { ...answers, '/initOnly.do': { result: { ...system, menus: [] } } };
  const { ui, here } = await openAt('/main/1', given, 'affairs');
  expect(await here()).toBe('/');
  expect(ui.messages.map(({ text }) => text)).toEqual([
    '学生工作 没有可用菜单，\n请检查菜单是否授权给当前角色',
  ]);
});

test('a system that does not come is told by its text, and asked for again', async () => {
  let down = true;
  await openAt(
    '/main/1',
    {
      ...answers,
      '/initOnly.do': () => (down ? { msgState: 9, msg: '服务器错误' } : { result: system }),
    },
    'affairs',
  );
  await screen.findByText('获取系统信息失败');
  screen.getByText('服务器错误');
  down = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByText('/main/1');
});

test('in another role a system that did not come is asked for anew', async () => {
  const roles: unknown[] = [];
  const { here } = await openAt(
    '/main/1',
    {
      ...answers,
      '/initOnly.do': ({ groupId }) => {
        roles.push(groupId);
        return groupId === 'student' ? { result: system } : { msgState: 9, msg: '服务器错误' };
      },
    },
    'affairs',
  );
  await screen.findByText('获取系统信息失败');
  fireEvent.click(screen.getByRole('button', { name: '辅导员' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '学生干部' }));
  expect(await here()).toBe('/main/1');
  expect(roles).toEqual(['counsellor', 'student']);
});

test('another role opens the system anew, and draws nothing of the old page before', async () => {
  const roles: unknown[] = [];
  const given: FixedAnswers = {
    ...answers,
    '/initOnly.do': (param) => {
      roles.push(param.groupId);
      return { result: system };
    },
  };
  const { root, here, drawn } = await openAt('/main/2/1', given, 'affairs');
  await here();
  root.storage.setJson('currentRouter', { affairs: '/main/2/1' });
  fireEvent.click(await screen.findByRole('button', { name: '辅导员' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '学生干部' }));
  await expect.poll(here).toMatch(/^\/main\/2\/1\?t=\d+$/);
  expect(root.session.currentRole).toBe('student');
  expect(roles).toEqual(['counsellor', 'student']);
  expect(new Set(drawn)).toEqual(new Set(['counsellor /main/2/1', 'student /main/2/1?t=']));
});

test('a role whose menus do not come leaves everything as it was', async () => {
  let down = false;
  const given: FixedAnswers = {
    ...answers,
    '/initOnly.do': () => (down ? { msgState: 9, msg: '服务器错误' } : { result: system }),
  };
  const { root, ui, here } = await openAt('/main/2/1', given, 'affairs');
  await here();
  down = true;
  fireEvent.click(await screen.findByRole('button', { name: '辅导员' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '学生干部' }));
  await expect.poll(() => ui.messages.map(({ text }) => text)).toEqual(['服务器错误']);
  expect(await here()).toBe('/main/2/1');
  expect(root.session.currentRole).toBe('counsellor');
});
