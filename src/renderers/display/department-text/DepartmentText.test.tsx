import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const list = [
  { value: 'university', label: '示范大学' },
  { value: 'computing', label: '计算机学院', parent: 'university' },
  { value: 'a', label: '甲', parent: 'b' },
  { value: 'b', label: '乙', parent: 'a' },
];
const draw = (props: Record<string, unknown>) =>
  renderNode(
    { type: 'department-text', id: 'd', props },
    { answers: { '/component/getSelectorData.htm': { list } } },
  );

test('shows the name or the whole path of a department of the server', async () => {
  await draw({ value: 'computing', path: true });
  expect(await screen.findByText('示范大学 / 计算机学院')).toBeTruthy();
});

test('a department that is gone shows its id', async () => {
  await draw({ value: ['computing', 'merged'] });
  expect(await screen.findByText('计算机学院、merged')).toBeTruthy();
});

test('departments above each other end where they meet', async () => {
  await draw({ value: 'a', path: true });
  expect(await screen.findByText('乙 / 甲')).toBeTruthy();
});
