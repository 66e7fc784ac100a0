import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { appMenu as app, everyMenu, systemEntry } from '../../../tests/support/systemEntry.ts';
import type { FixedAnswers } from '../../runtime/data/fixedTransport.ts';
import { buildMenus } from '../../runtime/stores/menuRoutes.ts';
import type { MenuEntry } from '../../schemas/wire/system.ts';
import { SideMenu } from './SideMenu.tsx';

const counted = (interfaceId: string, key = 'count') => ({
  badge: { show: true, interfaceId, interfaceBindKey: key },
  interfaceParams: { open: true },
});

function draw(menus: MenuEntry[], answers: FixedAnswers = {}) {
  const { root } = createTestRoot(answers);
  const entry = systemEntry({ menus });
  root.systems.enter({ entry, menus: buildMenus(entry, everyMenu) });
  renderPortal(root, <SideMenu mini={false} />, '/main/1');
  return Object.assign(screen.getByRole('navigation', { name: '系统菜单' }), { root });
}

test('an address of elsewhere opens in a new tab, and says so', () => {
  const menu = draw([app('a'), { name: '图书馆', type: 'url', data: '{"url":"https://lib.example.edu"}' }]);
  const link = within(menu).getByRole('link', { name: '图书馆（在新标签页打开）' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test('an entry leads to its page as the tab of that was left, and to the page that is looked at anew', () => {
  const { root } = draw([app('a'), app('b')]);
  act(() => {
    root.tabs.open({ path: '/main/1', address: '/main/1?view=v1', title: 'a' });
    root.tabs.open({ path: '/main/2', address: '/main/2?list=%7B%22q%22%3A%22x%22%7D', title: 'b' });
  });
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([addressOf('a'), addressOf('b')]).toEqual(['/main/1', '/main/2?list=%7B%22q%22%3A%22x%22%7D']);
  act(() => root.theme.change({ multiTab: false }));
  expect(addressOf('b')).toBe('/main/2');
});

test('numbers stand beside menus: fixed ones, and what an interface answers; a group has them together', async () => {
  const asked: unknown[] = [];
  const menu = draw(
    [
      app('a', counted('leave/count')),
      {
        name: 'group',
        child: [app('b', counted('leave/count')), app('c', { badge: { show: true, count: 3 } })],
      },
      app('d', counted('leave/other', 'a.b')),
      app('e', { badge: { show: true, count: 0 } }),
    ],
    {
      '/leave/count.htm': (param) => {
        asked.push(param);
        return { result: { count: 7 } };
      },
      '/leave/other.htm': { result: { a: { b: 120 } } },
    },
  );
  expect(await within(menu).findByRole('link', { name: 'a 7' })).toBeDefined();
  expect(within(menu).getByRole('menuitem', { name: /^group ?10$/ })).toBeDefined();
  expect(await within(menu).findByRole('link', { name: 'd 99+' })).toBeDefined();
  expect(within(menu).getByRole('link', { name: 'e' })).toBeDefined();
  // One question for two menus.
  expect(asked).toMatchObject([{ open: true }]);
});

test('what cannot be counted has no number, and the log says why', async () => {
  const menu = draw([app('a', counted('leave/count')), app('b', counted('b/count', 'gone'))], {
    '/leave/count.htm': { msgState: 3, msg: 'no' },
    '/b/count.htm': { result: { count: 3 } },
  });
  await expect
    .poll(() => menu.root.log.entries)
    .toMatchObject([
      {
        where: '/main/1',
        subject: 'leave/count',
        finding: { code: 'BADGE_FAILED', message: { enUS: 'no' } },
      },
    ]);
  expect(within(menu).getByRole('link', { name: 'a' })).toBeDefined();
  expect(within(menu).getByRole('link', { name: 'b' })).toBeDefined();
});

test('who comes back to the window sees numbers of now', async () => {
  let asked = 0;
  const menu = draw([app('a', counted('leave/count'))], {
    '/leave/count.htm': () => {
      asked += 1;
      return { result: { count: asked } };
    },
  });
  await within(menu).findByRole('link', { name: 'a 1' });
  const hidden = vi.spyOn(document, 'hidden', 'get');
  for (const isHidden of [true, false]) {
    hidden.mockReturnValue(isHidden);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }
  await within(menu).findByRole('link', { name: 'a 2' });
  hidden.mockRestore();
});

test('what waits in a list of flows stands beside the menu that leads there', async () => {
  const to = (name: string, address: string, options = '{}'): MenuEntry => ({
    ...{ name, type: 'plugin', options },
    data: JSON.stringify({ menu_path: address }),
  });
  const asked: unknown[] = [];
  const menu = draw(
    [
      to('待办', '/flowWaitListAll/all'),
      to('请假', '/flowWaitList/leave'),
      to('抄送', '/flowNotifyListAll/all'),
      to('已办', '/flowDoneListAll/all'),
      to('另数', '/flowWaitListAll/all', '{"badge":{"show":true,"count":1}}'),
    ],
    {
      '/flow/counts.do': ({ flowId }) => {
        asked.push(flowId);
        return {
          result: { wait: flowId === 'leave' ? 2 : 8, waitOverdue: 0, notify: 3, apply: 9, manage: 9 },
        };
      },
    },
  );
  for (const name of ['待办 8', '请假 2', '抄送 3', '已办', '另数 1'])
    expect(await within(menu).findByRole('link', { name })).toBeDefined();
  expect(asked).toEqual([undefined, 'leave']);
});
