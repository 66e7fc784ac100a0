import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { testLogin } from '../../../tests/support/testRoot.ts';
import { FollowRoute } from '../start/FollowRoute.tsx';
import { WorkspaceGate } from '../workspace/WorkspaceGate.tsx';
import { BackOfficePage } from './BackOfficePage.tsx';
import { InBackOffice } from './InBackOffice.tsx';

const system = (id: string, systemname: string, menu: string) => ({
  id,
  systemname,
  updatetime: '',
  options: '{}',
  skin: '{}',
  menus: [{ name: menu, type: 'app', app: { id: 'page', kind: 'app' } }],
});
const affairs = system('affairs', '学生工作', '名单');
const office = system('platform-admin', '平台管理', '用户');

const Here = () => <p data-testid="here">{useLocation().pathname}</p>;

/** Comes to a named route with the students' system open before. */
async function openList(
  listed: readonly object[],
  opened: object = office,
  at = '/mgr/platform-user-list',
  from = '/userList',
) {
  const { root } = createTestRoot({
    '/sysTypes.do': { list: [{ id: 'g', typename: '', sysList: listed }] },
    '/initOnly.do': ({ systemManage }) => ({
      result: (systemManage as { id: string }).id === 'affairs' ? affairs : opened,
    }),
    '/login/login.do': { result: testLogin() },
  });
  await root.session.logIn('lin', 'x', 478);
  root.systems.enter(await root.systems.load('affairs'));
  renderPortal(
    root,
    <FollowRoute>
      {(location) => (
        <Routes location={location}>
          <Route element={<WorkspaceGate linkToken={false} />}>
            <Route path="/mgr/:id" element={<Here />} />
            <Route path="/main/*" element={<Here />} />
            <Route
              path="/interface/*"
              element={
                <InBackOffice>
                  <Here />
                </InBackOffice>
              }
            />
          </Route>
          <Route path="/userList" element={<BackOfficePage list="platform-user-list" />} />
        </Routes>
      )}
    </FollowRoute>,
    from,
  );
  expect((await screen.findByTestId('here')).textContent).toBe(at);
  return root;
}

test('a named route stands among the menus of the back office, whatever was open before', async () => {
  const root = await openList([affairs, office]);
  expect(root.systems.current?.id).toBe('platform-admin');
  const menus = await screen.findByRole('navigation', { name: '系统菜单' });
  expect(menus.textContent).toContain('用户');
});

test('a list that is one of these menus is opened as that one', async () => {
  const menus = [{ name: '用户', type: 'app', app: { id: 'platform-user-list', kind: 'mgrList' } }];
  await openList([affairs, office], { ...office, menus }, '/main/1');
});

test('a role that does not have the back office sees the page in the system that is open', async () => {
  const root = await openList([affairs], office);
  expect(root.systems.current?.id).toBe(affairs.id);
});

test('a role that sees none of its menus sees the page without menus', async () => {
  const root = await openList([affairs, office], { ...office, menus: [] });
  expect(root.systems.current).toBeUndefined();
  expect(screen.queryByRole('navigation', { name: '系统菜单' })).toBeNull();
});

test.each([
  ['may enter it stands among its menus', [affairs, office], office, office.id],
  ['may not stays in the system that is open', [affairs], office, affairs.id],
  ['sees none of its menus stays there, too', [affairs, office], { ...office, menus: [] }, affairs.id],
])('a page of its own address, for a role that %s', async (_role, listed, opened, id) => {
  const at = '/interface/weather/now';
  const root = await openList(listed, opened, at, at);
  expect(root.systems.current?.id).toBe(id);
});
