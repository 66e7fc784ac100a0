import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const items = [
  { key: 'study', title: '学业', children: [{ key: 'marks', title: '成绩', path: '/app/marks' }] },
  { key: 'odd', title: '坏地址', path: 'javascript:alert(1)' },
];

test('opens the way to the item one is at; items are links and tell that they were chosen', async () => {
  const { ui } = await renderNode({
    type: 'menu',
    id: 'menu',
    props: { items, active: 'marks' },
    on: { select: [{ do: 'message', text: '{{ event.key }}' }] },
  });
  fireEvent.click(screen.getByRole('link', { name: '成绩' }));
  expect(ui.paths).toEqual(['/app/marks']);
  await waitFor(() => expect(ui.messages.map(({ text }) => text)).toEqual(['marks']));
});

test('an address that is refused is no link', async () => {
  await renderNode({ type: 'menu', id: 'menu', props: { items } });
  expect(screen.getByText('坏地址').closest('a')).toBeNull();
});
