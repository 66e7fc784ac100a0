import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const node: Node = { type: 'user-value', id: 'to', name: 'to', title: '接收' };
const lists: Record<string, object[]> = {
  person: [{ value: 'T1', label: '周明远' }],
  department: [{ value: 'd1', label: '教务处' }],
  role: [{ value: 'student', label: '学生' }],
};
const answers = {
  '/getSelectorData.htm': ({ source }: Record<string, unknown>) => ({ list: lists[String(source)] ?? [] }),
};
const none = { userList: [], deptList: [], privilegeList: [], labelList: [] };
const open = (name: string) => fireEvent.mouseDown(screen.getByRole('combobox', { name }));

describe('user value', () => {
  it('keeps people, departments and roles together, and null for nobody', async () => {
    const { form } = await renderNode(node, { values: {}, answers });
    open('接收：人员');
    fireEvent.click(await screen.findByTitle('周明远'));
    const people = [{ value: 'T1', label: '周明远' }];
    expect(form?.values.to).toEqual({ ...none, userList: people });
    open('接收：部门');
    fireEvent.click(await screen.findByText('教务处'));
    expect(form?.values.to).toEqual({
      ...none,
      userList: people,
      deptList: [{ value: 'd1', label: '教务处' }],
    });
    for (const remove of document.querySelectorAll('.ant-select-selection-item-remove')) {
      fireEvent.click(remove);
    }
    expect(form?.values.to).toBeNull();
  });

  it('asks for no more kinds than the document wants', async () => {
    await renderNode({ ...node, props: { roles: false } }, { values: {}, answers });
    expect(screen.getAllByRole('combobox')).toHaveLength(2);
  });

  it('shows the names where it cannot be changed', async () => {
    const to = {
      ...none,
      userList: [{ value: 'T1', label: '周明远' }],
      deptList: [{ value: 'd', label: '教务处' }],
    };
    await renderNode({ ...node, readOnly: true }, { values: { to } });
    expect(screen.getByText('周明远、教务处')).toBeTruthy();
  });
});
