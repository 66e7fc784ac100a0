import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const node: Node = {
  type: 'tree-select',
  id: 'majors',
  name: 'majors',
  title: '专业',
  props: {
    leavesOnly: true,
    options: [
      { value: 'computing', label: '计算机学院' },
      { value: 'software', label: '软件工程', parent: 'computing' },
    ],
  },
};

it('gives the values of the last level, and takes no branch where only leaves are asked for', async () => {
  const { form } = await renderNode(node, { values: {} });
  fireEvent.mouseDown(screen.getByRole('combobox'));
  fireEvent.click(await screen.findByText('计算机学院'));
  expect(form?.values.majors).toBeNull();
  fireEvent.click(await screen.findByText('软件工程'));
  expect(form?.values.majors).toEqual(['software']);
});

it('lists the labels where it cannot be changed', async () => {
  await renderNode({ ...node, readOnly: true }, { values: { majors: ['software', 'computing'] } });
  expect(screen.getByText('软件工程、计算机学院')).toBeTruthy();
});
