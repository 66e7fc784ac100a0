import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const node = { type: 'label', id: 'labels', name: 'labels', title: '标签' };

it('offers the labels of the dictionary where the document names no options', async () => {
  const list = [{ value: 'freshman', label: { zhCN: '新生', enUS: 'Freshman' } }];
  const answers = { '/component/getSelectorData.htm': { list, total: 1 } };
  const { form } = await renderNode(node, { values: {}, answers });
  fireEvent.mouseDown(screen.getByRole('combobox'));
  fireEvent.click(await screen.findByTitle('新生'));
  expect(form?.values.labels).toEqual(['freshman']);
});

it('shows a label that is gone by its id', async () => {
  const answers = { '/component/getSelectorData.htm': { list: [], total: 0 } };
  await renderNode({ ...node, readOnly: true }, { values: { labels: ['old'] }, answers });
  expect(await screen.findByText('old')).toBeTruthy();
});
