import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const key = (keys: string) => ({
  type: 'hot-key',
  id: 'find',
  props: { keys, text: '查找' },
  on: { press: [{ do: 'message', text: '按了' }] },
});

test('starts its chain wherever the focus is, and no longer once the page is left', async () => {
  const { ui, unmount } = await renderNode(key('mod+k'));
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await waitFor(() => expect(ui.messages).toHaveLength(1));
  unmount();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(ui.messages).toHaveLength(1);
});

test('a letter alone stays a letter while somebody types', async () => {
  const { ui } = await renderNode(key('n'));
  render(<input aria-label="姓名" />);
  expect(fireEvent.keyDown(screen.getByLabelText('姓名'), { key: 'n' })).toBe(true);
  expect(ui.messages).toEqual([]);
  // Taken: the browser does nothing else with it.
  expect(fireEvent.keyDown(document.body, { key: 'n' })).toBe(false);
  await waitFor(() => expect(ui.messages).toHaveLength(1));
});

test('does nothing while it is disabled', async () => {
  await renderNode(key('n'), { enabled: false });
  expect(fireEvent.keyDown(document.body, { key: 'n' })).toBe(true);
});
