import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const node: Node = {
  type: 'cascader',
  id: 'major',
  name: 'major',
  title: '专业',
  props: {
    options: [
      { value: 'computing', label: '计算机学院' },
      { value: 'software', label: '软件工程', parent: 'computing' },
    ],
  },
};

it('gives the last level chosen, and shows the whole path', async () => {
  const { form } = await renderNode(node, { values: {} });
  fireEvent.mouseDown(screen.getByRole('combobox'));
  fireEvent.click(await screen.findByText('计算机学院'));
  expect(form?.values.major).toBeNull();
  fireEvent.click(await screen.findByText('软件工程'));
  expect(form?.values.major).toBe('software');
  expect(screen.getByTitle('计算机学院 / 软件工程')).toBeTruthy();
});

it('shows the path where it cannot be changed, and an unknown value by itself', async () => {
  await renderNode({ ...node, readOnly: true }, { values: { major: 'software' } });
  expect(screen.getByText('计算机学院 / 软件工程')).toBeTruthy();
});

it('keeps a stored value that is no option in sight', async () => {
  await renderNode(node, { values: { major: 'alchemy' } });
  expect(screen.getByTitle('alchemy')).toBeTruthy();
});
