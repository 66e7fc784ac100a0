import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const node: Node = { type: 'checkbox', id: 'agreed', name: 'agreed', title: '承诺', props: { text: '属实' } };
const box = () => screen.getByRole<HTMLInputElement>('checkbox');

it('is true or false', async () => {
  const { form } = await renderNode(node, { values: {} });
  fireEvent.click(box());
  expect(form?.values.agreed).toBe(true);
  fireEvent.click(box());
  expect(form?.values.agreed).toBe(false);
});

it('is empty when unticked where it is required, so that the rule holds', async () => {
  const { form } = await renderNode({ ...node, required: true }, { values: { agreed: true } });
  fireEvent.click(box());
  expect(form?.values.agreed).toBeNull();
  expect(await form?.validate()).toBe(form?.field('agreed'));
});

it('reads yes or no where it cannot be changed', async () => {
  await renderNode({ ...node, readOnly: true }, { values: { agreed: false }, locale: 'enUS' });
  expect(screen.getByText('No')).toBeTruthy();
});
