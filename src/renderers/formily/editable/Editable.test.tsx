import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const node: Node = {
  type: 'formily/editable',
  id: 'part',
  children: [{ type: 'input', id: 'name', name: 'name', title: '姓名' }],
};

test('what is in it is read until its button is pressed, and again after', async () => {
  const { form } = await renderNode(node, { values: { name: '林' } });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('林')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '编辑' }));
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: '林知夏' } });
  fireEvent.click(screen.getByRole('button', { name: '完成' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(form?.values.name).toBe('林知夏');
});
