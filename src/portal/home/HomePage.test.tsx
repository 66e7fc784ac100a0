import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { testLogin } from '../../../tests/support/testRoot.ts';
import type { FixedAnswers } from '../../runtime/data/fixedTransport.ts';
import { HomePage } from './HomePage.tsx';

const system = {
  id: 'affairs',
  systemname: '学生工作',
  updatetime: '',
  options: '{}',
  skin: '{}',
  menus: [],
};
const list = [{ id: 'g', typename: '教学与管理', sysList: [system] }];
const menus = [{ name: '名单', type: 'app', app: { id: 'student-list', kind: 'mgrList' } }];

test('nothing published is told by its fixed text', async () => {
  renderPortal(createTestRoot({ '/sysTypes.do': { list: [] } }).root, <HomePage />);
  await screen.findByText('您还没有发布系统应用，请先到管理端发布系统应用！');
});

test('a person without a role is told so', async () => {
  const { root } = createTestRoot({
    '/sysTypes.do': { list: [] },
    '/login/login.do': { result: testLogin() },
  });
  await root.session.logIn('lin', 'x', 478);
  renderPortal(root, <HomePage />);
  await screen.findByText('当前用户没有角色信息');
});

test('who has the password that they were given is led to change it', async () => {
  const { root } = createTestRoot({ '/sysTypes.do': { list }, '/user/password/update.do': {} });
  const login = testLogin();
  root.session.begin({ ...login, userLoginInfo: { ...login.userLoginInfo, initialPassword: true } });
  renderPortal(root, <HomePage />);
  fireEvent.click(await screen.findByRole('button', { name: '修改密码' }));
  await screen.findByRole('dialog', { name: '修改密码' });
  await act(() => root.session.changePassword('given', 'own'));
  expect(screen.queryByText(/初始密码/)).toBeNull();
});

test('a failure offers to try again', async () => {
  let tries = 0;
  const answers: FixedAnswers = {
    '/sysTypes.do': () => (++tries === 1 ? { msgState: 9, msg: '服务繁忙' } : { list }),
  };
  renderPortal(createTestRoot(answers).root, <HomePage />);
  await screen.findByText('服务繁忙');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByText('学生工作');
});

test('a system without menus for the role is not opened', async () => {
  const { root, ui } = createTestRoot({ '/sysTypes.do': { list }, '/initOnly.do': { result: system } });
  renderPortal(root, <HomePage />);
  fireEvent.click(await screen.findByRole('button', { name: '学生工作' }));
  await expect
    .poll(() => ui.messages)
    .toEqual([{ level: 'error', text: '学生工作 没有可用菜单，\n请检查菜单是否授权给当前角色' }]);
  expect(root.systems.current).toBeUndefined();
});

test('the only system opens by itself where the container says so', async () => {
  const { root, ui } = createTestRoot({
    '/sysTypes.do': { list },
    '/initOnly.do': { result: { ...system, menus } },
    '/container/info.do': { list: [{ options: { title: '', home: { oneAutoOpen: true } } }] },
  });
  await root.session.loadContainer(478);
  renderPortal(root, <HomePage />);
  await expect.poll(() => ui.paths).toEqual(['/main']);
  expect(root.systems.current?.id).toBe('affairs');
});

test('what the container calls home stands on the page', async () => {
  const { root } = createTestRoot({
    '/sysTypes.do': { list },
    '/container/info.do': { list: [{ options: { title: '', home: { title: '办事从这里开始' } } }] },
  });
  await root.session.loadContainer(478);
  renderPortal(root, <HomePage />);
  await screen.findByText('办事从这里开始');
});

test.each([
  ['list', true],
  ['card', false],
  [undefined, false],
])('where `homeStyle` is %s, a compact list of systems is %s', async (homeStyle, compact) => {
  const { root } = createTestRoot({
    '/sysTypes.do': { list },
    '/container/info.do': { list: [{ options: { title: '', home: { homeStyle } } }] },
  });
  await root.session.loadContainer(478);
  const { container } = renderPortal(root, <HomePage />);
  await screen.findByText('学生工作');
  expect(container.querySelector('.at-home-list') !== null).toBe(compact);
});
