import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const portlet = (props: object, on = {}) => ({
  type: 'portlet',
  id: 'p',
  props: { title: '通知', ...props },
  on,
});

test('more is a link where it has an address, a button where it only does something, else not there', async () => {
  const linked = await renderNode(portlet({ moreUrl: '/app/notices' }));
  fireEvent.click(screen.getByRole('link', { name: '更多 通知' }));
  expect(linked.ui.paths).toEqual(['/app/notices']);
  linked.unmount();
  const acting = await renderNode(portlet({}, { more: [{ do: 'message', text: '好' }] }));
  fireEvent.click(screen.getByRole('button', { name: '更多 通知' }));
  await waitFor(() => expect(acting.ui.messages).toHaveLength(1));
  acting.unmount();
  await renderNode(portlet({ moreUrl: 'javascript:alert(1)' }));
  expect(screen.queryByRole('link')).toBeNull();
});
