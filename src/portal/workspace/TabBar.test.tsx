import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { TabBar } from './TabBar.tsx';

const pages = ['甲', '乙', '丙'];

/** Opens tabs, the last one active, and asks a command of one of them. */
async function ask(open: number, tab: string, command: string) {
  const { root, ui } = createTestRoot();
  for (const [place, title] of pages.slice(0, open).entries()) {
    const path = `/main/${place + 1}`;
    root.tabs.open({ path, address: path, title });
  }
  renderPortal(root, <TabBar />);
  fireEvent.contextMenu(screen.getByRole('link', { name: tab }));
  fireEvent.click(await screen.findByRole('menuitem', { name: command }));
  return { titles: root.tabs.tabs.map(({ title }) => title), messages: ui.messages.map(({ text }) => text) };
}

test.each([
  [3, '乙', '关闭当前', ['甲', '丙']],
  [3, '乙', '关闭右侧', ['甲', '乙']],
  [3, '乙', '关闭左侧', ['乙', '丙']],
  [3, '乙', '关闭全部', ['乙']],
])('of %i tabs, %s: %s leaves %j', async (open, tab, command, left) => {
  expect(await ask(open, tab, command)).toEqual({ titles: left, messages: [] });
});

test.each([
  [1, '甲', '关闭当前', '最后一个标签页不能关闭'],
  [1, '甲', '关闭全部', '最后一个标签页不能关闭'],
  [2, '甲', '关闭左侧', '左侧没有标签页'],
  [2, '乙', '关闭右侧', '右侧没有标签页'],
])('of %i tabs, %s: %s is refused', async (open, tab, command, message) => {
  expect(await ask(open, tab, command)).toEqual({ titles: pages.slice(0, open), messages: [message] });
});

test('titles follow a change of language, of tabs that nobody looks at too', () => {
  const { root } = createTestRoot();
  root.tabs.open({ path: '/mgr/a', address: '/mgr/a', title: { zhCN: '用户', enUS: 'Users' } });
  root.tabs.open({ path: '/mgr/b', address: '/mgr/b', title: { zhCN: '角色', enUS: 'Roles' } });
  renderPortal(root, <TabBar />);
  act(() => root.locale.change('enUS'));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Users', 'Roles']);
});

test('the whole of the active tab is brought into sight, with what closes it', () => {
  const { root } = createTestRoot();
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent);
  });
  const seen: string[] = [];
  // As browsers do: whoever begins to watch is told the size that there is.
  class ToldAtOnce extends ResizeObserver {
    readonly tell: () => void;
    constructor(tell: () => void) {
      super(tell);
      this.tell = tell;
    }
    override observe(element: Element): void {
      if (element instanceof HTMLLIElement) this.tell();
    }
  }
  vi.stubGlobal('ResizeObserver', ToldAtOnce);
  renderPortal(root, <TabBar />);
  for (const title of pages) act(() => root.tabs.open({ path: title, address: `/${title}`, title }));
  expect(seen).toEqual(pages);
  expect(shown.mock.contexts.every((element) => (element as Element).querySelector('button'))).toBe(true);
});
