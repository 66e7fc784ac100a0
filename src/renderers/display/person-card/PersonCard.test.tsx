import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

test('telephone and mail are links that name what they reach', async () => {
  await renderNode({
    type: 'person-card',
    id: 'p',
    props: { person: { value: 'T1', label: '周明远' }, phone: '0755 8600', email: 'zhou@example.edu' },
  });
  expect(screen.getByRole('link', { name: '电话 0755 8600' }).getAttribute('href')).toBe('tel:07558600');
  expect(screen.getByRole('link', { name: '邮箱 zhou@example.edu' }).getAttribute('href')).toBe(
    'mailto:zhou@example.edu',
  );
});

test('the name is a button only where a click does something', async () => {
  const card = { type: 'person-card', id: 'p', props: { person: '林知夏' } };
  const plain = await renderNode(card);
  expect(screen.queryByRole('button')).toBeNull();
  plain.unmount();
  const { ui } = await renderNode({ ...card, on: { click: [{ do: 'message', text: '好' }] } });
  fireEvent.click(screen.getByRole('button', { name: '林知夏' }));
  await waitFor(() => expect(ui.messages).toHaveLength(1));
});
