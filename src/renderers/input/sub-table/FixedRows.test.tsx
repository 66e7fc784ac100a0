import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const node = {
  type: 'sub-table',
  id: 'items',
  name: 'items',
  title: '明细',
  props: { fixedRows: true },
  children: [{ type: 'number', id: 'count', name: 'count', title: '数量' }],
};

it('neither takes nor gives up rows where they are fixed, and its cells are changed all the same', async () => {
  const { form } = await renderNode(node, { values: { items: [{ count: 2 }, { count: 1 }] } });
  expect(screen.queryByRole('button', { name: /行/ })).toBeNull();
  fireEvent.change(screen.getByLabelText('数量，第 1 行'), { target: { value: '7' } });
  await waitFor(() => expect(form?.values.items).toEqual([{ count: 7 }, { count: 1 }]));
});
