import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const node: Node = {
  type: 'switch',
  id: 'open',
  name: 'open',
  title: '开放选课',
  props: { onText: { zhCN: '开', enUS: 'On' }, offText: { zhCN: '关', enUS: 'Off' } },
};

it('turns from empty to true and then to false', async () => {
  const { form } = await renderNode(node, { values: {} });
  const button = screen.getByRole('switch');
  fireEvent.click(button);
  expect(form?.values.open).toBe(true);
  fireEvent.click(button);
  expect(form?.values.open).toBe(false);
});

it('reads its own texts where it cannot be changed', async () => {
  await renderNode({ ...node, readOnly: true }, { values: { open: false }, locale: 'enUS' });
  expect(screen.getByText('Off')).toBeTruthy();
});

it('reads yes and no where it has no texts', async () => {
  await renderNode({ ...node, props: {}, readOnly: true }, { values: { open: true } });
  expect(screen.getByText('是')).toBeTruthy();
});
