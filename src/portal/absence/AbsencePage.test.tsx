import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { testLogin } from '../../../tests/support/testRoot.ts';
import type { FixedAnswer } from '../../runtime/data/fixedTransport.ts';
import type { FlowDelegation } from '../../schemas/wire/flowDelegation.ts';
import { AbsencePage } from './AbsencePage.tsx';

const HOUR = 3_600_000;
const at = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

const absence = (id: string, hours: readonly [number, number], more = {}): FlowDelegation => ({
  id,
  from: { value: 'u1', label: '林知夏' },
  to: { value: id, label: id },
  toDisabled: false,
  startsAt: at(hours[0]),
  endsAt: at(hours[1]),
  open: false,
  revision: 3,
  ...more,
});

function open(list: readonly FlowDelegation[], answers: Record<string, FixedAnswer> = {}) {
  const removed = vi.fn();
  const { root, ui } = createTestRoot({
    '/flow/delegation/list.do': () => ({ list: [...list], total: list.length }),
    '/flow/delegation/remove.do': (param) => {
      removed(param);
      return {};
    },
    '/component/getSelectorData.htm': ({ source }) =>
      source === 'flow'
        ? { list: [{ value: 'leave', label: '请假审批' }], total: 1 }
        : { list: [], total: 0 },
    ...answers,
  });
  root.session.begin(testLogin('teacher'));
  renderPortal(root, <AbsencePage />);
  return { ui, removed };
}

test('what holds now stands first, then what comes, then what is over', async () => {
  open([
    absence('丙', [-9, -5]),
    absence('丁', [-9, -3]),
    absence('乙', [30, 40], { flows: ['leave', 'gone'], open: true }),
    absence('戊', [20, 25]),
    absence('甲', [-1, 5], { toDisabled: true }),
  ]);
  const items = await screen.findAllByRole('listitem');
  const told = items.map((item) => within(item).getByRole('heading').textContent);
  expect(told).toEqual([
    '进行中由甲代理',
    '未开始由戊代理',
    '未开始由乙代理',
    '已结束由丁代理',
    '已结束由丙代理',
  ]);
  expect(await screen.findByText('请假审批、gone · 含未处理完的任务')).toBeTruthy();
  expect(items[0]?.textContent).toContain('账号已停用');
  // What is over is not changed any more.
  expect(screen.getAllByRole('button', { name: '修改' })).toHaveLength(3);
});

test('one is removed at the revision that was seen, once that was asked', async () => {
  const { ui, removed } = open([absence('甲', [-1, 5])]);
  ui.agrees = false;
  fireEvent.click(await screen.findByRole('button', { name: '结束并删除' }));
  await vi.waitFor(() => expect(ui.questions).toHaveLength(1));
  expect(removed).not.toHaveBeenCalled();
  ui.agrees = true;
  fireEvent.click(screen.getByRole('button', { name: '结束并删除' }));
  await vi.waitFor(() =>
    expect(removed).toHaveBeenCalledWith(expect.objectContaining({ id: '甲', revision: 3 })),
  );
});

test('a new one asks for what is missing, each at its place', async () => {
  open([]);
  await screen.findByText(/还没有离岗委托/);
  fireEvent.click(screen.getByRole('button', { name: /新增委托/ }));
  fireEvent.click(await screen.findByRole('button', { name: /保\s?存/ }));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    '请填写',
    '请填写',
    '请填写',
  ]);
  expect(screen.getByLabelText('受托人').getAttribute('aria-invalid')).toBe('true');
});

test.each([
  [
    { code: 'DELEGATION_OVERLAPS', msgState: 5 as const, list: [absence('己', [1, 2])] },
    /^与已有的委托冲突：.+由己代理$/,
  ],
  [
    {
      code: 'INPUT_INVALID',
      msgState: 2 as const,
      errors: [{ path: 'flows.0', code: 'UNKNOWN_OPTION', message: '不是可选项' }],
    },
    '不是可选项',
  ],
  [{ code: 'REVISION_CONFLICT', msgState: 5 as const, msg: '数据已被他人修改' }, '数据已被他人修改'],
])('what the server refuses is told in the dialog, which stays (%#)', async (answer, told) => {
  const saved = vi.fn();
  open([absence('甲', [-1, 5], { flows: ['leave'] })], {
    '/flow/delegation/save.do': (param) => {
      saved(param);
      return answer;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '修改' }));
  fireEvent.click(await screen.findByRole('button', { name: /保\s?存/ }));
  expect(await screen.findByText(told)).toBeTruthy();
  expect(saved.mock.calls[0]).toMatchObject([
    { id: '甲', revision: 3, to: '甲', flows: ['leave'], open: false },
  ]);
  expect(screen.getByRole('dialog')).toBeTruthy();
});
