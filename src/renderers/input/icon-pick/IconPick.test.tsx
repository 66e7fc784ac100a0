import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const node = { type: 'icon-pick', id: 'sign', name: 'sign', title: '图标' };

it('finds an icon by a part of its name', async () => {
  const { form } = await renderNode(node, { values: {} });
  const box = screen.getByRole('combobox');
  fireEvent.mouseDown(box);
  fireEvent.change(box, { target: { value: 'calend' } });
  fireEvent.click(await screen.findByTitle('calendar'));
  expect(form?.values.sign).toBe('calendar');
});

it('keeps a name that the set does not have', async () => {
  await renderNode(node, { values: { sign: 'no-such-icon' } });
  expect(screen.getByText('no-such-icon')).toBeTruthy();
});
