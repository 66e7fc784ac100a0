import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { PageMessages } from './PageMessages.tsx';

function create() {
  const api = {
    open: vi.fn(),
    destroy: vi.fn(),
    info: vi.fn(),
    success: vi.fn(),
    warning: vi.fn(),
    error: vi.fn(),
    loading: vi.fn(),
  };
  const clock = { time: 0 };
  return { api, clock, messages: new PageMessages(api, () => clock.time) };
}

test('what was said of a page goes with it, once', () => {
  const { api, clock, messages } = create();
  messages.show('success', '已保存');
  clock.time = 2000;
  messages.left();
  messages.left();
  expect(api.destroy.mock.calls).toEqual([['said-1']]);
});

test('the same message takes the place of the one before, and a success leaves no warning standing', () => {
  const { api, messages } = create();
  messages.show('warning', '请检查标红的字段');
  messages.show('warning', '请检查标红的字段');
  messages.show('error', '网络异常');
  messages.show('success', '保存成功');
  expect(api.destroy.mock.calls).toEqual([['said-1'], ['said-3']]);
});

test('what was said on the way to the next page stays there', () => {
  const { api, clock, messages } = create();
  messages.show('error', '没有可用菜单');
  clock.time = 300;
  messages.left();
  expect(api.destroy).not.toHaveBeenCalled();
});

test('what can be done about a message is done once, and closes it', () => {
  const { api, messages } = create();
  const run = vi.fn();
  messages.show('success', '已保存', { label: '撤销', run });
  const [[shown]] = api.open.mock.calls as [[{ content: ReactElement; duration: number }]];
  expect(shown.duration).toBeGreaterThan(3);
  render(shown.content);
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect([run.mock.calls.length, api.destroy.mock.calls]).toEqual([1, [['said-1']]]);
});

test('a message stands as long as it takes to read', () => {
  const { api, messages } = create();
  messages.show('success', '已保存');
  messages.show('warning', '该内容仍被使用，请先移除对它的引用：'.repeat(5));
  const [[short], [long]] = api.open.mock.calls as [[{ duration: number }], [{ duration: number }]];
  expect(short.duration).toBe(3);
  expect(long.duration).toBeGreaterThan(6);
});

test.each([
  ['error', 'alert'],
  ['success', 'status'],
] as const)('a message of the level %s is read out as %s', (level, role) => {
  const { api, messages } = create();
  messages.show(level, '已取消');
  const [[said]] = api.open.mock.calls as [[{ content: ReactElement }]];
  render(said.content);
  expect(screen.getByRole(role).textContent).toBe('已取消');
});
