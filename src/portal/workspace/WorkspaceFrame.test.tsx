import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { appMenu as app, everyMenu, systemEntry } from '../../../tests/support/systemEntry.ts';
import { buildMenus } from '../../runtime/stores/menuRoutes.ts';
import { WorkspaceFrame } from './WorkspaceFrame.tsx';

// The looks of the theme, as far as they move what stands around a page.

function draw(
  looks: Parameters<ReturnType<typeof createTestRoot>['root']['theme']['change']>[0],
  { width = 1440, layout = 'default' } = {},
) {
  const { root } = createTestRoot();
  const entry = systemEntry({ layout, menus: [app('board'), { name: 'people', child: [app('list')] }] });
  root.systems.enter({ entry, menus: buildMenus(entry, everyMenu) });
  root.theme.resize(width);
  root.theme.change(looks);
  renderPortal(root, <WorkspaceFrame>page</WorkspaceFrame>, '/main/1');
  const frame = document.querySelector('.at-workspace')!;
  return { root, frame, side: () => document.querySelector('.at-sider') };
}

afterEach(() => vi.restoreAllMocks());

test('menus stand at the side, and fold', () => {
  const { side } = draw({});
  expect(within(side() as HTMLElement).getByRole('link', { name: 'board' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '收起菜单' }));
  expect(side()?.className).toContain('at-sider-mini');
});

test('menus on top stand in the header, and pages are as wide as was chosen', async () => {
  const { root, frame, side } = draw({ layout: 'topmenu' });
  const header = screen.getByRole('banner');
  expect(await within(header).findByRole('navigation', { name: '系统菜单' })).toBeTruthy();
  expect(side()).toBeNull();
  expect(frame.className).toContain('at-workspace-limited');
  act(() => root.theme.change({ contentWidth: 'Fluid', navTheme: 'darkMenu' }));
  expect(frame.className).not.toContain('at-workspace-limited');
  expect(header.className).toContain('at-header-dark');
});

test('narrow menus stay narrow', () => {
  const { side } = draw({ layout: 'minisidemenu' });
  expect(side()?.className).toContain('at-sider-mini');
  expect(screen.queryByRole('button', { name: '展开菜单' })).toBeNull();
});

test('header and menus go with the page where they shall', () => {
  const { root, frame, side } = draw({ fixedHeader: false, fixSiderbar: false });
  expect(frame.className).toContain('at-header-scrolls');
  expect(side()?.className).toContain('at-sider-scrolls');
  act(() => root.theme.change({ fixedHeader: true, fixSiderbar: true }));
  expect(frame.className).toBe('at-workspace');
  expect(side()?.className).toBe('at-sider');
});

test('a header that hides goes on the way down and comes back on the way up', () => {
  const { frame } = draw({ autoHideHeader: true });
  const scroll = (to: number): void => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(to);
    fireEvent.scroll(window);
  };
  scroll(300);
  expect(frame.className).toContain('at-header-hidden');
  scroll(297);
  expect(frame.className).toContain('at-header-hidden');
  scroll(200);
  expect(frame.className).not.toContain('at-header-hidden');
});

test('on a phone menus are at the side, over the page, whatever was chosen', () => {
  const { frame, side } = draw({ layout: 'topmenu', fixedHeader: false }, { width: 390 });
  expect(frame.className).toBe('at-workspace');
  expect(side()).toBeNull();
  expect(screen.getByRole('button', { name: '打开菜单' })).toBeTruthy();
});

test('a system in one flow lets everything go by with the page, and has no tabs', () => {
  const { frame, side } = draw({}, { layout: 'flow' });
  expect(frame.className).toContain('at-header-scrolls');
  expect(side()?.className).toContain('at-sider-scrolls');
  expect(screen.queryByRole('navigation', { name: '已打开的页面' })).toBeNull();
});

test('a system of tabs has them whatever the person chose, but on a phone', () => {
  draw({ multiTab: false }, { layout: 'tabs' });
  expect(screen.getByRole('navigation', { name: '已打开的页面' })).toBeTruthy();
  cleanup();
  draw({ multiTab: false }, { layout: 'tabs', width: 390 });
  expect(screen.queryByRole('navigation', { name: '已打开的页面' })).toBeNull();
});
