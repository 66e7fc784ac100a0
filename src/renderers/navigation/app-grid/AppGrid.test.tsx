import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const grid = (items: object[], on?: Node['on']): Node => ({
  type: 'app-grid',
  id: 'grid',
  props: { groups: [{ title: '服务', items }] },
  ...(on ? { on } : {}),
});

test('a card of this site goes through the router, one of another site opens apart', async () => {
  const { ui } = await renderNode(
    grid([
      { title: '看板', path: '/app/a' },
      { title: '官网', path: 'https://example.edu' },
    ]),
  );
  fireEvent.click(screen.getByRole('link', { name: '看板' }));
  expect(ui.paths).toEqual(['/app/a']);
  expect(screen.getByRole('link', { name: '官网' }).getAttribute('rel')).toBe('noopener noreferrer');
});

test('an unsafe address is no link', async () => {
  const { container } = await renderNode(grid([{ title: '坏', path: 'javascript:alert(1)' }]));
  expect(container.querySelector('a, button')).toBeNull();
});

test('tells the document which card was opened', async () => {
  const { ui } = await renderNode(
    grid([{ title: '看板' }], { open: [{ do: 'message', text: '{{ event.title }}' }] }),
  );
  fireEvent.click(screen.getByRole('button', { name: '看板' }));
  await waitFor(() => expect(ui.messages.map(({ text }) => text)).toEqual(['看板']));
});
