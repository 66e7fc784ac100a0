import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

test('each item runs its own chain in the scope around the widget', async () => {
  const { ui } = await renderNode(
    {
      type: 'dropdown-actions',
      id: 'more',
      props: {
        items: [
          { key: 'copy', text: '复制', actions: [{ do: 'copyText', text: '{{ params.number }}' }] },
          { key: 'none', text: '无' },
        ],
      },
    },
    { params: { number: 'S-7' } },
  );
  fireEvent.click(screen.getByRole('button', { name: '更多操作' }));
  fireEvent.click(await screen.findByText('复制'));
  await waitFor(() => expect(ui.copied).toEqual(['S-7']));
});
