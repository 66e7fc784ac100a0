import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const node = { type: 'serial-number', id: 'number', name: 'number', title: '编号' };

it('shows the number, and before there is one that it will come', async () => {
  const view = await renderNode(node, { values: { number: 'XG20260042' } });
  expect(screen.getByText('XG20260042')).toBeTruthy();
  view.unmount();
  await renderNode(node, { values: {} });
  expect(screen.getByText('保存后自动生成')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it.each([
  [
    'who files and writes no numbers reads that it will come',
    { ...node, readOnly: true },
    {},
    '保存后自动生成',
  ],
  ['a record that was kept without one has none', node, { readOnly: true }, '—'],
])('%s', async (_what, drawn, options, said) => {
  await renderNode(drawn, { values: {}, ...options });
  expect(screen.getByText(said)).toBeTruthy();
});

it('is sent by no form, even one whose document gives it a default', async () => {
  const { form } = await renderNode({ ...node, default: 'BX1' }, { values: {} });
  expect(form?.payload()).toEqual({});
});
