import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const node: Node = { type: 'money', id: 'fee', name: 'fee', title: '学费' };

it('separates thousands once the person has left, and takes them when pasted', async () => {
  const { form } = await renderNode(node, { values: {} });
  const box = screen.getByRole<HTMLInputElement>('spinbutton');
  fireEvent.keyDown(box, { key: '1' });
  fireEvent.change(box, { target: { value: '1234567.5' } });
  expect(box.value).toBe('1234567.5');
  fireEvent.blur(box);
  expect(box.value).toBe('1,234,567.50');
  fireEvent.change(box, { target: { value: '￥12,800' } });
  expect(form?.values.fee).toBe(12800);
});

it('shows the amount with its currency where it cannot be changed', async () => {
  await renderNode({ ...node, readOnly: true, props: { currency: 'USD' } }, { values: { fee: -4200 } });
  expect(screen.getByText('-$4,200.00')).toBeTruthy();
});
