import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { flowRow } from '../../../../tests/support/flowRow.ts';
import { createTestRoot } from '../../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../../tests/support/renderPortal.tsx';
import { testLogin } from '../../../../tests/support/testRoot.ts';
import type { FixedAnswers } from '../../../runtime/data/fixedTransport.ts';
import type { FlowRow, FlowScope } from '../../../schemas/wire/flowLists.ts';
import { flowWalkOf } from '../FlowWalk.ts';
import { FlowListPage } from './FlowListPage.tsx';

function open(
  address: string,
  rows: readonly FlowRow[],
  { scope = 'wait' as FlowScope, answers = {} as FixedAnswers, mobile = false } = {},
) {
  const asked: Record<string, unknown>[] = [];
  const { root, ui } = createTestRoot({
    '/flow/list.do': (param) => {
      asked.push(param);
      return { list: [...rows], result: { more: false } };
    },
    '/flow/counts.do': { result: { wait: 3, waitOverdue: 1, notify: 0, apply: 0, manage: 0 } },
    ...answers,
  });
  root.session.begin(testLogin('teacher'));
  if (mobile) act(() => root.theme.resize(390));
  const watched = new Map<string, () => void>();
  vi.spyOn(root.live, 'watch').mockImplementation((module, listener) => {
    watched.set(`${module}${String(watched.size)}`, listener);
    return () => undefined;
  });
  renderPortal(
    root,
    <Routes>
      <Route path="/list/:id" element={<FlowListPage scope={scope} />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    address,
  );
  const tell = (): void => {
    for (const listener of watched.values()) listener();
  };
  return { root, ui, asked, tell };
}

const textsOf = (line: HTMLElement): (string | null)[] =>
  within(line)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('a list of all flows shows what waits, with its marks', async () => {
  open('/list/all', [
    flowRow('1', { unread: true, urged: 2, dueAt: '2025-03-02T02:00:00.000Z', overdue: true }),
    flowRow('2', { batch: false }),
  ]);
  const link = await screen.findByRole('link', { name: '请假 1' });
  const [, first] = screen.getAllByRole('row');
  expect(textsOf(first as HTMLElement).slice(1)).toEqual([
    'QJ-1',
    '请假 1 催办',
    '请假审批',
    '天数 6 天',
    '学生甲',
    '计算机学院',
    '辅导员审批',
    '2025-03-01 10:00',
    '2025-03-02 10:00',
  ]);
  expect(screen.getByRole('img', { name: '未读' })).toBeTruthy();
  expect(screen.getByText('2025-03-02 10:00').className).toContain('overdue');
  expect(link.getAttribute('href')).toBe('/flowDetail/i-1?task=1&from=wait');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选择请假 2' }).disabled).toBe(true);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('待我审批3');
});

test('of one flow the summary fields are columns, and what is opened knows what stands behind it', async () => {
  const { root } = open('/list/leave', [flowRow('1'), flowRow('2')]);
  fireEvent.click(await screen.findByRole('link', { name: '请假 1' }));
  expect(await screen.findByText('elsewhere')).toBeTruthy();
  const walk = flowWalkOf(root);
  expect(walk.isOf('wait', 'leave')).toBe(true);
  expect((await walk.next('1'))?.id).toBe('2');
});

test('an address says what is asked, and keeps what is asked then', async () => {
  const { asked, ui } = open('/list/all?overdue=1&sort=dueAt-desc&since=2025-03-01', [flowRow('1')]);
  await screen.findByRole('link', { name: '请假 1' });
  expect(asked[0]).toMatchObject({
    scope: 'wait',
    sort: [{ field: 'dueAt', order: 'desc' }],
    where: {
      conditionTree: {
        list: [
          { bindKey: 'createdAt', judgeType: 'greaterEqual', value: '2025-02-28T16:00:00.000Z' },
          { bindKey: 'overdue', judgeType: 'true' },
        ],
      },
    },
  });
  fireEvent.click(screen.getByRole('checkbox', { name: '仅看未读' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(ui.parameters).toContainEqual(['unread', '1']);
  fireEvent.change(screen.getByRole('textbox', { name: /搜索/ }), { target: { value: '病假' } });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ keyword: '病假' }));
});

test('many are handled with one comment; those that were refused stay chosen with the reason', async () => {
  const sent = vi.fn();
  const left: FlowRow[] = [flowRow('1'), flowRow('2')];
  const { ui } = open('/list/all', left, {
    answers: {
      '/flow/actMany.do': (param) => {
        sent(param);
        left.shift();
        return {
          list: [
            { taskId: '1', msgState: 1, msg: '' },
            { taskId: '2', msgState: 5, code: 'NEEDS_DETAIL', msg: '该任务需要打开后处理' },
          ],
        };
      },
      '/flow/list.do': () => ({ list: [...left], result: { more: false } }),
    },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: '全选' }));
  fireEvent.click(await screen.findByRole('button', { name: /同\s?意/ }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('审批意见'), { target: { value: '准假' } });
  fireEvent.click(within(dialog).getByRole('button', { name: /同\s?意/ }));
  expect((await screen.findAllByText(/该任务需要打开后处理/)).length).toBeGreaterThan(0);
  expect(sent.mock.calls[0]).toMatchObject([
    {
      action: 'agree',
      comment: '准假',
      tasks: [
        { taskId: '1', revision: 1 },
        { taskId: '2', revision: 1 },
      ],
    },
  ]);
  expect(ui.messages.map(({ text }) => text)).toEqual(['已处理 1 项']);
  await waitFor(() => expect(screen.queryByRole('link', { name: '请假 1' })).toBeNull());
  expect(screen.getByText('已选 1 项')).toBeTruthy();
});

test('what others do is shown at once, on a phone as on a desk', async () => {
  const rows = [flowRow('1')];
  const { tell } = open('/list/all', rows, {
    mobile: true,
    answers: {
      '/flow/list.do': () => ({ list: [...rows], result: { more: false } }),
    },
  });
  expect((await screen.findByRole('listitem')).textContent).toContain('学生甲 · 计算机学院');
  rows.push(flowRow('3'));
  act(tell);
  fireEvent.click(await screen.findByRole('checkbox', { name: '选择请假 3' }));
  expect(await screen.findByText('已选 1 项')).toBeTruthy();
});

test('an empty list says so, one that does not come offers another try', async () => {
  let fails = true;
  open('/list/all?unread=1', [], {
    answers: {
      '/flow/list.do': () =>
        fails ? { msgState: 9, msg: '服务繁忙' } : { list: [], result: { more: false } },
    },
  });
  expect(await screen.findByText('服务繁忙')).toBeTruthy();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: /重\s?试/ }));
  expect(await screen.findByText('没有符合条件的内容')).toBeTruthy();
});
