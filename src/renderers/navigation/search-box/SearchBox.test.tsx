import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const box = (props: Record<string, unknown> = {}) => ({
  type: 'search-box',
  id: 'find',
  props,
  on: { search: [{ do: 'message', text: '[{{ event.keyword }}]' }] },
});
const typeIn = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('searches when it is asked, and keeps the words in the address', async () => {
  const { ui } = await renderNode(box({ parameter: 'q' }));
  typeIn(' 高数 ');
  await pass(1000);
  expect(ui.messages).toEqual([]);
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter', keyCode: 13 });
  await pass(0);
  expect(ui.messages.map(({ text }) => text)).toEqual(['[高数]']);
  expect(ui.parameters).toEqual([['q', '高数']]);
});

test('searches by itself once nobody types any more, and not for the same words again', async () => {
  const { ui } = await renderNode(box({ live: true }));
  typeIn('高');
  await pass(200);
  typeIn('高数');
  await pass(300);
  typeIn('高数 ');
  await pass(300);
  expect(ui.messages.map(({ text }) => text)).toEqual(['[高数]']);
});
