import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { systemEntry } from '../../../tests/support/systemEntry.ts';
import { createPlainRoot, siteLogin, testLogin } from '../../../tests/support/testRoot.ts';
import { UserMenu } from './UserMenu.tsx';

test.each([
  ['林知夏', '林知夏'],
  ['', '访客'],
])('a person of the name "%s" is called %s', (realName, shown) => {
  const { root } = createPlainRoot({});
  const login = testLogin();
  root.session.begin({ ...login, userBaseInfo: { ...login.userBaseInfo, realName, userName: '' } });
  renderPortal(root, <UserMenu />);
  expect(screen.getByRole('button', { name: `用户菜单 ${shown}` })).toBeTruthy();
});

/** Opens the menu of somebody who designs, or does not, where the container names a management. */
async function openMenu(mgrUrl: string, designs: boolean) {
  const { root, ui } = createTestRoot({
    '/container/info.do': { list: [{ options: { title: '', home: {} }, mgrUrl }] },
  });
  await root.session.loadContainer(478);
  const login = testLogin();
  root.session.begin({
    ...login,
    userGroup: [{ groupid: 'a', groupname: '管理员', ...(designs ? { designs } : {}) }],
  });
  renderPortal(root, <UserMenu />);
  fireEvent.click(screen.getByRole('button', { name: /^用户菜单/ }));
  await screen.findByRole('menuitem', { name: '退出登录' });
  return vi.spyOn(ui, 'open');
}

test.each([
  ['https://manage.example.edu/', true],
  ['/system/platform-admin', false],
])('the management at %s is opened by who designs, in another tab: %s', async (mgrUrl, blank) => {
  const open = await openMenu(mgrUrl, true);
  fireEvent.click(screen.getByRole('menuitem', { name: '管理端' }));
  expect(open.mock.calls).toEqual([[mgrUrl, blank]]);
});

test.each([
  ['', true],
  ['javascript:alert(1)', true],
  ['//elsewhere.example', true],
  ['mailto:a@example.edu', true],
  ['https://manage.example.edu/', false],
])('there is no way to the management at "%s" for somebody who designs: %s', async (mgrUrl, designs) => {
  await openMenu(mgrUrl, designs);
  expect(screen.queryByRole('menuitem', { name: '管理端' })).toBeNull();
});

test('who may enter the back office finds it, whatever page they came in by', async () => {
  const sysList = [systemEntry({ id: 'platform-admin' })];
  const { root, ui } = createTestRoot({ '/sysTypes.do': { list: [{ id: 'g', typename: '', sysList }] } });
  root.session.begin(testLogin());
  renderPortal(root, <UserMenu />);
  fireEvent.click(screen.getByRole('button', { name: /^用户菜单/ }));
  const open = vi.spyOn(ui, 'open');
  fireEvent.click(await screen.findByRole('menuitem', { name: '管理端' }));
  expect(open.mock.calls).toEqual([['/system/platform-admin', false]]);
});

test('who designs is led to the documents, and to the open system where it is theirs', () => {
  const { root } = createTestRoot();
  root.session.begin({ ...testLogin(), userGroup: [{ groupid: 'a', groupname: '配置员', designs: true }] });
  root.systems.enter({ entry: systemEntry({ id: 'repairs' }), menus: [] });
  renderPortal(root, <UserMenu />);
  fireEvent.click(screen.getByRole('button', { name: /^用户菜单/ }));
  expect(screen.getByText('设计资源').getAttribute('href')).toBe('/resource');
  expect(screen.queryByText('设计此系统')).toBeNull();
});

test('who designs is led to the designer of the open system, by a link', () => {
  const { root, ui } = createTestRoot();
  const login = testLogin();
  root.session.begin({ ...login, userGroup: [{ groupid: 'a', groupname: '管理员', designs: true }] });
  root.systems.enter({ entry: systemEntry({ id: 'repairs', designs: true }), menus: [] });
  renderPortal(root, <UserMenu />);
  fireEvent.click(screen.getByRole('button', { name: /^用户菜单/ }));
  const link = screen.getByText('设计此系统');
  expect(link.getAttribute('href')).toBe('/design/system/repairs');
  const went = vi.spyOn(ui, 'navigate');
  // A new tab is the browser's.
  fireEvent.click(link, { ctrlKey: true });
  expect(went).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(went.mock.calls).toEqual([['/design/system/repairs']]);
});

test.each([
  ['themselves', testLogin(), ['离岗委托', '修改密码', '退出登录']],
  ['the site around', siteLogin(), ['退出登录']],
])('who was logged in by %s finds what that may do', async (_by, login, entries) => {
  const { root } = createTestRoot({
    '/container/info.do': { list: [{ options: { title: '', home: { enableChangePassword: true } } }] },
  });
  await root.session.loadContainer(478);
  root.session.begin(login);
  renderPortal(root, <UserMenu />);
  fireEvent.click(screen.getByRole('button', { name: /^用户菜单/ }));
  await screen.findByRole('menuitem', { name: '退出登录' });
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(entries);
});
