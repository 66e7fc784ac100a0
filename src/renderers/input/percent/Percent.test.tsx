import { fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';
import { hundredfold, hundredth } from './hundredfold.meta.ts';

const node: Node = { type: 'percent', id: 'share', name: 'share', title: '占比' };

it('is typed as a percentage and stored as a share', async () => {
  const { form } = await renderNode(node, { values: { share: 0.57 } });
  const box = screen.getByRole<HTMLInputElement>('spinbutton');
  expect(box.value).toBe('57.00');
  fireEvent.change(box, { target: { value: '12.5' } });
  expect(form?.values.share).toBe(0.125);
  expect(await form?.validate()).toBeUndefined();
  fireEvent.change(box, { target: { value: '' } });
  expect(form?.values.share).toBeNull();
});

it('comes back as it was typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e8, max: 1e8 }), (hundredths) => {
      const percent = hundredths / 100;
      expect(hundredfold(hundredth(percent))).toBe(percent);
    }),
  );
});

it('shows the percentage where it cannot be changed', async () => {
  await renderNode({ ...node, readOnly: true }, { values: { share: 0.075 } });
  expect(screen.getByText('7.5%')).toBeTruthy();
});
