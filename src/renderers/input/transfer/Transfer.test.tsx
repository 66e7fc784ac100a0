import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const options = [
  { value: 'a', label: '周明远' },
  { value: 'b', label: '何静' },
];
const node = { type: 'transfer', id: 'staff', name: 'staff', title: '教师', props: { options } };
const list = (name: string) => within(screen.getByRole('list', { name }));

it('moves what is ticked from one side to the other', async () => {
  const { form } = await renderNode(node, { values: {} });
  const add = screen.getByRole('button', { name: '加入已选' });
  expect(add.hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: '何静' }));
  fireEvent.click(add);
  expect(form?.values.staff).toEqual(['b']);
  expect(list('教师：已选').getByText('何静')).toBeTruthy();
  expect(list('教师：可选').queryByText('何静')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: '全选：教师：可选' }));
  fireEvent.click(add);
  expect(form?.values.staff).toEqual(['b', 'a']);
  fireEvent.click(screen.getByRole('checkbox', { name: '全选：教师：已选' }));
  fireEvent.click(screen.getByRole('button', { name: '移出已选' }));
  expect(form?.values.staff).toBeNull();
});
