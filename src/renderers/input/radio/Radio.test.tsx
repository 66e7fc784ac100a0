import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const node: Node = {
  type: 'radio',
  id: 'gender',
  name: 'gender',
  title: '性别',
  required: true,
  props: {
    optionType: 'button',
    options: [
      { value: 'male', label: '男' },
      { value: 'female', label: '女' },
    ],
  },
};

it('is a named group that gives the chosen value', async () => {
  const { form } = await renderNode(node, { values: {} });
  const group = screen.getByRole('radiogroup', { name: '性别' });
  expect(group.getAttribute('aria-required')).toBe('true');
  fireEvent.click(screen.getByLabelText('女'));
  expect(form?.values.gender).toBe('female');
});

it('begins to show its error when the focus leaves the group, not on the way inside it', async () => {
  await renderNode(node, { values: {} });
  const [first, second] = [screen.getByLabelText('男'), screen.getByLabelText('女')];
  fireEvent.blur(first, { relatedTarget: second });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.blur(second);
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it('keeps a stored value that is no option in sight', async () => {
  await renderNode(node, { values: { gender: 'unknown' } });
  expect(screen.getByLabelText<HTMLInputElement>('unknown').checked).toBe(true);
});
