import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const options = [
  { value: 'a', label: '甲班' },
  { value: 'b', label: '乙班', disabled: true },
];
const node = { type: 'button-group', id: 'group', name: 'group', title: '班级', props: { options } };

it('chooses with one press, and takes it back with another', async () => {
  const { form } = await renderNode(node, { values: {} });
  const button = screen.getByRole('button', { name: '甲班' });
  fireEvent.click(button);
  expect(form?.values.group).toBe('a');
  expect(button.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(button);
  expect(form?.values.group).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '乙班' }));
  expect(form?.values.group).toBeNull();
});

it('keeps the choice where it may not be cleared', async () => {
  const props = { options, allowClear: false };
  const { form } = await renderNode({ ...node, props }, { values: { group: 'a' } });
  fireEvent.click(screen.getByRole('button', { name: '甲班' }));
  expect(form?.values.group).toBe('a');
});
