import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const node: Node = { type: 'department', id: 'department', name: 'department', title: '部门' };
const list = [
  { value: 'university', label: '示范大学' },
  { value: 'registry', label: '教务处', parent: 'university' },
];
const path = '/component/getSelectorData.htm';

it('offers all departments as a tree where the document gives no options', async () => {
  const asked: unknown[] = [];
  const answer = (param: Record<string, unknown>) => {
    asked.push(param.source);
    return { list };
  };
  const { form } = await renderNode(node, { values: {}, answers: { [path]: answer } });
  fireEvent.mouseDown(screen.getByRole('combobox'));
  fireEvent.click(await screen.findByText('教务处'));
  expect(form?.values.department).toBe('registry');
  expect(asked).toEqual(['department']);
});

it('shows the name where it cannot be changed', async () => {
  await renderNode(
    { ...node, readOnly: true },
    { values: { department: 'registry' }, answers: { [path]: { list } } },
  );
  expect(await screen.findByText('教务处')).toBeTruthy();
});
