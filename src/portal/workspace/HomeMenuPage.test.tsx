import { screen, within } from '@testing-library/react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { appMenu as app, systemEntry } from '../../../tests/support/systemEntry.ts';
import { testLogin } from '../../../tests/support/testRoot.ts';
import { FollowRoute } from '../start/FollowRoute.tsx';
import { HomeMenuPage } from './HomeMenuPage.tsx';
import { MenuPage } from './MenuPage.tsx';
import { SinglePage } from './SinglePage.tsx';
import { WorkspaceGate } from './WorkspaceGate.tsx';

// Systems whose menus have a page of their own, and systems of one page.

const menus = [
  app('first'),
  { name: '学生', child: [app('list'), { ...app('secret'), options: '{"hidden":true}' }] },
  {
    name: '图书馆',
    type: 'url',
    data: '{"url":"https://lib.example.edu"}',
    options: '{"badge":{"show":true,"count":4}}',
  },
];
const Here = () => <output>{useLocation().pathname}</output>;

async function openAt(address: string, given: { layout?: string; skin?: string }) {
  const system = systemEntry({ menus, ...given });
  const { root } = createTestRoot({
    '/sysTypes.do': { list: [{ id: 'g', typename: '', sysList: [system] }] },
    '/initOnly.do': { result: system },
    '/login/login.do': { result: testLogin('staff') },
  });
  await root.session.logIn('lin', 'x', 478);
  root.storage.set('currentSystem', 's');
  renderPortal(
    root,
    <FollowRoute>
      {(location) => (
        <>
          <Here />
          <Routes location={location}>
            <Route element={<WorkspaceGate linkToken={false} />}>
              <Route path="/main/*" element={<MenuPage />} />
              <Route path="/menu" element={<HomeMenuPage />} />
              <Route path="/single" element={<Navigate to="/single/app" replace />} />
              <Route path="/single/app" element={<SinglePage />} />
            </Route>
          </Routes>
        </>
      )}
    </FollowRoute>,
    address,
  );
  return { here: (path: string) => screen.findByText(path, { selector: 'output' }) };
}
const homemenu = { skin: '{"navMode":"homemenu"}' };

test.each(['/main', '/menu'])(
  'a system with a page of menus, opened at %s, begins there',
  async (address) => {
    const { here } = await openAt(address, homemenu);
    await here('/menu');
    const page = await screen.findByRole('main');
    const links = await within(page).findAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent.trim()])).toEqual([
      ['/main/1', 'first'],
      ['https://lib.example.edu', '图书馆 4'],
      ['/main/2/1', 'list'],
    ]);
    expect(within(page).getByRole('region', { name: '学生' })).toBeDefined();
    expect(document.title).toMatch(/^first/);
    expect(screen.queryByRole('navigation', { name: '系统菜单' })).toBeNull();
  },
);

test('a page of such a system has a way back to the menus', async () => {
  const { here } = await openAt('/main/1', homemenu);
  await here('/main/1');
  expect((await screen.findByRole('link', { name: '系统菜单' })).getAttribute('href')).toBe('/menu');
});

test('a system with menus beside its pages has no page of them', async () => {
  const { here } = await openAt('/menu', {});
  await here('/main/1');
  expect(await screen.findByRole('navigation', { name: '系统菜单' })).toBeDefined();
});

test.each(['/main', '/single', '/single/app'])(
  'a system of one page, opened at %s, shows it without menus and tabs',
  async (address) => {
    const { here } = await openAt(address, { layout: 'SPA' });
    await here('/single/app');
    expect(await screen.findByRole('heading', { level: 1, name: 'first' })).toBeDefined();
    expect(screen.queryByRole('navigation', { name: '系统菜单' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: '已打开的页面' })).toBeNull();
  },
);

test('a system of several pages has none for itself', async () => {
  const { here } = await openAt('/single/app', {});
  await here('/main/1');
});
