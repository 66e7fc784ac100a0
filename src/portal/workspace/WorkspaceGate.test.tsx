// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import type { TestAnswers } from '../../../tests/support/testTransport.ts';
import { WorkspaceGate } from './WorkspaceGate.tsx';

const menu = (name: string, id: string) => ({ name, type: 'app', app: { id, kind: 'app' } });
const system = {
  id: 'affairs',
  systemname: '学生工作',
  updatetime: '',
  options: '{}',
  skin: '{}',
  menus: [menu('看板', 'board'), { name: '学生', child: [menu('名单', 'students')] }],
};
const login = {
  userGroup: [
    { groupid: 'counsellor', groupname: '辅导员' },
    { groupid: 'student', groupname: '学生干部' },
  ],
  userBaseInfo: { realName: '陈老师' },
  userLoginInfo: { loginType: 'form' },
  schoolInfo: { schoolId: 478 },
  token: ['cp', 'x'],
  redirectUrl: '',
};
const answers: TestAnswers = {
  '/sysTypes.do': { list: [{ id: 'g', typename: '', sysList: [system] }] },
  '/initOnly.do': { result: system },
  '/login/login.do': { result: login },
};

function Here() {
  const { pathname, search } = useLocation();
  return <p data-testid="here">{`${pathname}${search}`}</p>;
}

async function openAt(address: string, given: TestAnswers = answers, remembered?: string, linkToken = false) {
  const { root, ui } = createTestRoot(given);
  await root.session.logIn('teacher', 'x', 478);
  if (remembered !== undefined) root.storage.set('currentSystem', remembered);
  renderPortal(
    root,
    <Routes>
      <Route element={<WorkspaceGate linkToken={linkToken} />}>
        <Route path="/main/*" element={<Here />} />
        <Route path="/app/:id" element={<Here />} />
      </Route>
      <Route path="*" element={<Here />} />
    </Routes>,
    address,
  );
  const here = async (): Promise<string | null> => (await screen.findByTestId('here')).textContent;
  return { root, ui, here };
}

test('a reload stays on its page', async () => {
  const { root, here } = await openAt('/main/2/1?q=1', answers, 'affairs');
  expect(await here()).toBe('/main/2/1?q=1');
  expect(root.systems.current?.id).toBe('affairs');
  await screen.findByRole('navigation', { name: '系统菜单' });
});

test.each([
  ['no system is remembered', undefined, false],
  ['the remembered one is gone', 'other', false],
  ['a token came with the address', 'affairs', true],
])('where %s, the way leads home', async (_name, remembered, linkToken) => {
  const { root, here } = await openAt('/main/1', answers, remembered, linkToken);
  expect(await here()).toBe('/');
  expect(root.systems.remembered).toBeUndefined();
});

test('a remembered system without menus is told and left', async () => {
  const given = { ...answers, '/initOnly.do': { result: { ...system, menus: [] } } };
  const { ui, here } = await openAt('/main/1', given, 'affairs');
  expect(await here()).toBe('/');
  expect(ui.messages.map(({ text }) => text)).toEqual([
    '学生工作 没有可用菜单，\n请检查菜单是否授权给当前角色',
  ]);
});

test('a share link that is over is told', async () => {
  const given = { ...answers, '/initOnly.do': { msgState: 3 as const, msg: 'token已失效' } };
  const { ui } = await openAt('/main/1', given, 'affairs');
  await expect.poll(() => ui.messages.map(({ text }) => text)).toEqual(['分享链接已失效']);
});

test('a page of its own address is drawn without menus where no system is open', async () => {
  const { here } = await openAt('/app/board');
  expect(await here()).toBe('/app/board');
  expect(screen.queryByRole('navigation', { name: '系统菜单' })).toBeNull();
});

test('another role opens the system anew', async () => {
  const roles: unknown[] = [];
  const given: TestAnswers = {
    ...answers,
    '/initOnly.do': (param) => {
      roles.push(param.groupId);
      return { result: system };
    },
  };
  const { root, here } = await openAt('/main/2/1', given, 'affairs');
  await here();
  root.storage.setJson('currentRouter', { system: 'affairs', address: '/main/2/1' });
  fireEvent.click(await screen.findByRole('button', { name: '辅导员' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '学生干部' }));
  await expect.poll(here).toMatch(/^\/main\/2\/1\?t=\d+$/);
  expect(root.session.currentRole).toBe('student');
  expect(roles).toEqual(['counsellor', 'student']);
});
