import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { flowRow } from '../../../../tests/support/flowRow.ts';
import { createTestRoot } from '../../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../../tests/support/renderPortal.tsx';
import { testLogin } from '../../../../tests/support/testRoot.ts';
import type { StartableFlow } from '../../../schemas/wire/flowLists.ts';
import { FlowStartPage } from './FlowStartPage.tsx';

const flow = (id: string, title: string, group: string | null): StartableFlow => ({
  ...{ id, title, group, form: id, icon: null },
  description: id === 'leave' ? '事假、病假与公假' : null,
});

test('flows stand under their groups, are found by what they say, and drafts go on or go away', async () => {
  const removed = vi.fn();
  let drafts = [flowRow('d1', { instance: 'd1', title: '请假 林知夏', state: 'draft', revision: 4 })];
  const { root, ui } = createTestRoot({
    '/flow/flows.do': {
      list: [
        flow('seal', '用印申请', null),
        flow('leave', '请假', 'student'),
        flow('repair', '报修', 'student'),
      ],
    },
    '/flow/list.do': () => ({ list: drafts, result: { more: false } }),
    '/flow/removeDraft.do': (param) => {
      removed(param);
      drafts = [];
      return {};
    },
    '/component/getSelectorData.htm': { list: [{ value: 'student', label: '学生事务' }], total: 1 },
  });
  root.session.begin(testLogin('student'));
  renderPortal(root, <FlowStartPage />);
  const group = await screen.findByRole('region', { name: '学生事务' });
  expect(
    within(group)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/flowApply/leave', '/flowApply/repair']);
  fireEvent.change(screen.getByRole('textbox', { name: '搜索流程' }), { target: { value: '病假' } });
  expect(screen.queryByText('用印申请')).toBeNull();
  expect(within(group).getAllByRole('link')).toHaveLength(1);
  const draft = await screen.findByRole('link', { name: '请假 林知夏' });
  expect(draft.getAttribute('href')).toBe('/flowApply/leave?instance=d1');
  fireEvent.click(screen.getByRole('button', { name: '删除请假 林知夏' }));
  await vi.waitFor(() =>
    expect(removed).toHaveBeenCalledWith(expect.objectContaining({ instanceId: 'd1', revision: 4 })),
  );
  expect(ui.questions).toHaveLength(1);
  await vi.waitFor(() => expect(screen.queryByRole('link', { name: '请假 林知夏' })).toBeNull());
});
