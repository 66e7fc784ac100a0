import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Answer } from '../../../schemas/wire/answer.ts';

const node = {
  type: 'service',
  id: 'service',
  props: { source: 'books', emptyText: '没有书' },
  children: [{ type: 'text', id: 'line', props: { text: '{{ data[0].name }}/{{ total }}' } }],
};
const page = { sources: { books: { call: 'book/list' } } };
const draw = (answer: () => Partial<Answer>) =>
  renderNode(node, { page, answers: { '/book/list.htm': answer } });

test('draws what stands in it with the data, and follows the source', async () => {
  let name = '甲';
  const { page: open } = await draw(() => ({ list: [{ name }], total: 7 }));
  expect(screen.getByRole('status')).toBeTruthy();
  expect(await screen.findByText('甲/7')).toBeTruthy();
  name = '乙';
  act(() => open.reload('books'));
  expect(screen.getByText('甲/7')).toBeTruthy();
  expect(await screen.findByText('乙/7')).toBeTruthy();
});

test('says that there is nothing', async () => {
  await draw(() => ({ list: [] }));
  expect(await screen.findByText('没有书')).toBeTruthy();
});

test('says why it failed, and asks again', async () => {
  let down = true;
  await draw(() => (down ? { msgState: 9, msg: '系统繁忙' } : { list: [{ name: '甲' }] }));
  expect((await screen.findByRole('alert')).textContent).toContain('系统繁忙');
  down = false;
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByText('甲/1')).toBeTruthy());
});
