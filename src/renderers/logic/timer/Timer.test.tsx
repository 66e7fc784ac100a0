import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const timer = (props: Record<string, unknown>) => ({
  type: 'timer',
  id: 'timer',
  props: { interval: 10, ...props },
  on: { tick: [{ do: 'message', text: '{{ event.count }}' }] },
  children: [{ type: 'text', id: 'count', props: { text: '{{ count }}' } }],
});
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test('ticks again and again until it has ticked often enough', async () => {
  const { ui, container } = await renderNode(timer({ times: 2 }));
  await pass(9);
  expect(ui.messages).toEqual([]);
  await pass(1);
  await pass(10);
  await pass(60);
  expect(ui.messages.map(({ text }) => text)).toEqual(['1', '2']);
  expect(container.textContent).toBe('2');
});

test('does not run while it is stopped or disabled, nor after the page is left', async () => {
  const stopped = await renderNode(timer({ running: false }));
  const disabled = await renderNode(timer({}), { enabled: false });
  const left = await renderNode(timer({}));
  left.unmount();
  await pass(60);
  for (const { ui } of [stopped, disabled, left]) expect(ui.messages).toEqual([]);
});

test('waits while the page is out of sight, and makes it up once', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { ui } = await renderNode(timer({}));
  await pass(60);
  expect(ui.messages).toEqual([]);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(1);
  expect(ui.messages).toHaveLength(1);
});
