import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const node: Node = {
  type: 'multi-select',
  id: 'honours',
  name: 'honours',
  title: '荣誉',
  props: {
    options: [
      { value: 'a', label: '奖学金' },
      { value: 'b', label: '志愿者' },
    ],
  },
};

it('gives the list of what is chosen, and null when nothing is left', async () => {
  const { form } = await renderNode(node, { values: { honours: ['b'] } });
  fireEvent.mouseDown(screen.getByRole('combobox'));
  fireEvent.click(await screen.findByTitle('奖学金'));
  expect(form?.values.honours).toEqual(['b', 'a']);
  const options = document.querySelectorAll('.ant-select-item-option');
  for (const option of options) fireEvent.click(option);
  expect(form?.values.honours).toBeNull();
});

it('lists the labels where it cannot be changed', async () => {
  await renderNode({ ...node, readOnly: true }, { values: { honours: ['b', 'gone', 'a'] } });
  expect(screen.getByText('志愿者、gone、奖学金')).toBeTruthy();
});

it('is left by Tab as it is, whatever its list highlights', async () => {
  const { form } = await renderNode(node, { values: { honours: ['b'] } });
  const box = screen.getByRole('combobox');
  fireEvent.mouseDown(box);
  await screen.findByTitle('奖学金');
  fireEvent.keyDown(box, { key: 'ArrowDown', keyCode: 40 });
  const goesOn = fireEvent.keyDown(box, { key: 'Tab', keyCode: 9 });
  expect([goesOn, form?.values.honours]).toEqual([true, ['b']]);
});
