import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

test('is named though it shows an icon alone, and starts its chain once at a time', async () => {
  const { ui } = await renderNode({
    type: 'floating-button',
    id: 'new',
    props: { text: '发布通知' },
    on: { click: [{ do: 'confirm', title: '确定？' }] },
  });
  const button = screen.getByRole('button', { name: '发布通知' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(ui.questions).toHaveLength(1));
});
