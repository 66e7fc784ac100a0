import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const node: Node = {
  type: 'formily/form-tab',
  id: 'tabs',
  children: [
    {
      type: 'tab',
      id: 'a',
      title: '甲',
      children: [{ type: 'input', id: 'name', name: 'name', title: '姓名', required: true }],
    },
    {
      type: 'tab',
      id: 'b',
      title: '乙',
      visible: "{{ form.name == '有' }}",
      children: [{ type: 'input', id: 'phone', name: 'phone', title: '电话' }],
    },
  ],
};

test('a tab says how many of its fields are refused; a hidden one is left out until it is shown', async () => {
  const told = vi.spyOn(console, 'error');
  const { form } = await renderNode(node, { values: { name: null, phone: null } });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['甲']);
  await act(async () => form?.validate());
  await waitFor(() => expect(screen.getByRole('tab', { name: /甲/ }).textContent).toContain('1'));
  fireEvent.change(screen.getByLabelText(/姓名/), { target: { value: '有' } });
  fireEvent.click(await screen.findByRole('tab', { name: /乙/ }));
  fireEvent.change(await screen.findByLabelText(/电话/), { target: { value: '1' } });
  expect(form?.values).toEqual({ name: '有', phone: '1' });
  expect(told).not.toHaveBeenCalled(); // by React, of what is drawn anew while something else is
});
