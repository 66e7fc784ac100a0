import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const node: Node = { type: 'id-card', id: 'idCard', name: 'idCard', title: '身份证号' };
const values = { idCard: '110105194912311234' };

it('hides the middle where it cannot be changed, also from the page source', async () => {
  const { container } = await renderNode({ ...node, readOnly: true }, { values });
  expect(screen.getByText('110***********1234')).toBeTruthy();
  expect(container.innerHTML).not.toContain(values.idCard);
});

it('shows the whole number where it is typed', async () => {
  await renderNode(node, { values });
  expect(screen.getByLabelText<HTMLInputElement>('身份证号').value).toBe(values.idCard);
});
