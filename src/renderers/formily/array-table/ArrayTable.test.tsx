import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const node: Node = {
  type: 'formily/array-table',
  id: 'items',
  name: 'items',
  title: '明细',
  props: { maxRows: 3 },
  children: [
    { type: 'input', id: 'what', name: 'what', title: '物品', default: '笔', required: true },
    { type: 'number', id: 'count', name: 'count', title: '数量' },
    { type: 'formula', id: 'double', name: 'double', title: '两倍', value: '{{row.count * 2}}' },
  ],
};
const rows = [
  { what: '墨', count: 2 },
  { what: '纸', count: 5 },
];
const cell = (title: string, n: number) =>
  screen.getByLabelText<HTMLInputElement>(`${title}，第 ${String(n)} 行`);
const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const whats = (value: unknown): unknown[] => (value as { what: string }[]).map(({ what }) => what);

test('its own buttons add, copy, move and remove rows, whose members follow our rules', async () => {
  const { form } = await renderNode(node, { values: { items: rows } });
  press('下移第 1 行');
  await waitFor(() => expect(whats(form?.values.items)).toEqual(['纸', '墨']));
  expect(cell('物品', 1).value).toBe('纸');
  fireEvent.change(cell('数量', 2), { target: { value: '7' } });
  fireEvent.blur(cell('数量', 2));
  await waitFor(() => expect(form?.values.items).toMatchObject([{ double: 10 }, { count: 7, double: 14 }]));
  press('添加一行');
  await waitFor(() => expect(whats(form?.values.items)).toEqual(['纸', '墨', '笔']));
  expect(screen.queryByRole('button', { name: '添加一行' })).toBeNull();
  expect(screen.getByText('最多 3 行')).toBeDefined();
  press('删除第 2 行');
  await waitFor(() => expect(whats(form?.values.items)).toEqual(['纸', '笔']));
  press('复制第 1 行');
  await waitFor(() => expect(whats(form?.values.items)).toEqual(['纸', '纸', '笔']));
  fireEvent.change(cell('物品', 1), { target: { value: '' } });
  expect(await form?.validate()).toBe(form?.field('items'));
  await waitFor(() => expect(cell('物品', 1).getAttribute('aria-invalid')).toBe('true'));
  expect(JSON.stringify(form?.values)).not.toContain('index');
});

test('rows that are fixed, and those that are only read, have no buttons', async () => {
  const fixed = await renderNode({ ...node, props: { fixedRows: true } }, { values: { items: rows } });
  expect(screen.queryByRole('button', { name: /行/ })).toBeNull();
  fixed.unmount();
  await renderNode({ ...node, readOnly: true }, { values: { items: rows } });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('墨')).toBeDefined();
});

test('the focus follows the rows: into a new one, to the next after one goes, to the button that adds after the last', async () => {
  await renderNode(node, { values: { items: rows } });
  const button = (name: string) => screen.getByRole('button', { name });
  const pressed = (name: string): void => {
    button(name).focus();
    press(name);
  };
  pressed('添加一行');
  await waitFor(() => expect(document.activeElement).toBe(cell('物品', 3)));
  pressed('上移第 3 行');
  await waitFor(() => expect(document.activeElement).toBe(button('上移第 2 行')));
  pressed('删除第 3 行');
  await waitFor(() => expect(document.activeElement).toBe(button('删除第 2 行')));
  pressed('删除第 1 行');
  await waitFor(() => expect(screen.queryByRole('button', { name: '删除第 2 行' })).toBeNull());
  pressed('删除第 1 行');
  await waitFor(() => expect(document.activeElement).toBe(button('添加一行')));
});
