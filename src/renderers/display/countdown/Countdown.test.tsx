import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2025-03-01T00:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const countdown = (until: unknown) => ({
  type: 'countdown',
  id: 'c',
  props: { until, overText: '截止' },
  on: { finish: [{ do: 'message', text: '到了' }] },
});
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test('counts down and tells once that it is over', async () => {
  const { container, ui } = await renderNode(countdown('2025-03-02T01:00:02Z'));
  expect(container.textContent).toBe('1天01:00:02');
  await pass(1);
  expect(container.textContent).toBe('1天01:00:01');
  await pass(86_400 + 3600 + 10);
  expect(container.textContent).toBe('截止');
  expect(ui.messages).toHaveLength(1);
});

test('what was over when the page opened is told to nobody; what is no time shows a dash', async () => {
  const over = await renderNode(countdown('2025-02-01'));
  await pass(5);
  expect(over.container.textContent).toBe('截止');
  expect(over.ui.messages).toEqual([]);
  over.unmount();
  expect((await renderNode(countdown('someday'))).container.textContent).toBe('—');
});
