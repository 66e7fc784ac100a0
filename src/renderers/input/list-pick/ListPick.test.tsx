import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const options = [
  { value: 'a', label: '天文' },
  { value: 'b', label: '电影' },
  { value: 'c', label: '电路', disabled: true },
];
const node = { type: 'list-pick', id: 'courses', name: 'courses', title: '课程', props: { options } };
const tick = (name: string): void => void fireEvent.click(screen.getByRole('checkbox', { name }));

it('keeps what is ticked in the order of the options', async () => {
  const { form } = await renderNode(node, { values: {} });
  tick('电影');
  tick('天文');
  expect(form?.values.courses).toEqual(['a', 'b']);
  tick('天文');
  tick('电影');
  expect(form?.values.courses).toBeNull();
});

it('ticks all that the search left in sight, and keeps the rest', async () => {
  const { form } = await renderNode(node, { values: { courses: ['a', 'gone'] } });
  fireEvent.change(screen.getByRole('searchbox', { name: '搜索：课程' }), { target: { value: '电' } });
  expect(screen.queryByText('天文')).toBeNull();
  tick('全选：课程');
  expect(form?.values.courses).toEqual(['a', 'b', 'gone']);
});
