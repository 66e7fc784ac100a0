import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const items = [
  { value: 'u', title: '示范大学' },
  { value: 'law', title: '法学院', parent: 'u' },
  { value: 'art', title: '艺术学院', parent: 'u' },
];

test('tells what was chosen, and finds by words', async () => {
  const { ui } = await renderNode({
    type: 'nav-tree',
    id: 'tree',
    props: { items },
    on: { select: [{ do: 'message', text: '{{ event.value }} {{ event.title }}' }] },
  });
  fireEvent.click(screen.getByText('法学院'));
  await waitFor(() => expect(ui.messages.map(({ text }) => text)).toEqual(['law 法学院']));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '艺术' } });
  await waitFor(() => expect(screen.queryByText('法学院')).toBeNull());
  expect(screen.getByText('艺术学院')).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '医' } });
  expect(await screen.findByText('没有匹配的项')).toBeTruthy();
});
