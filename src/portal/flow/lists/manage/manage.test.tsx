import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { flowRow } from '../../../../../tests/support/flowRow.ts';
import { openFlowList } from '../../../../../tests/support/openFlowList.tsx';
import type { FixedAnswers } from '../../../../runtime/data/fixedTransport.ts';
import type { FlowStatistic } from '../../../../schemas/wire/flowLists.ts';

const ofInstance = { id: 'i-1', task: null, taskState: null, revision: 7 } as const;

const people: FixedAnswers = {
  '/component/getSelectorData.htm': ({ source }) =>
    source === 'person'
      ? {
          list: [
            { value: 'a', label: '甲' },
            { value: 'b', label: '乙' },
          ],
          total: 2,
        }
      : { list: [{ value: 'leave', label: '请假审批' }], total: 1 },
};

const open = (address = '/list/all', answers: FixedAnswers = {}) =>
  openFlowList(address, [flowRow('1', ofInstance)], {
    scope: 'manage',
    answers: { ...people, ...answers },
  });

/** Opens the menu of the one line and chooses an entry. */
async function choose(entry: string): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: '管理请假 1' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
  return screen.findByRole('dialog');
}

async function pick(dialog: HTMLElement, label: string, name: RegExp): Promise<void> {
  const box = within(dialog).getByRole('combobox', { name: label });
  fireEvent.mouseDown(box);
  // Menus of others may be on their way out.
  const menu = await waitFor(() => {
    const list = document.getElementById(`${box.id}_list`)?.closest<HTMLElement>('.ant-select-dropdown');
    expect(list).toBeTruthy();
    return list!;
  });
  fireEvent.click(await within(menu).findByText(name, { selector: '.ant-select-item-option-content' }));
}

test('nothing is terminated without a reason; a refusal keeps what was written, and what is so now is gone by', async () => {
  const sent = vi.fn();
  let row = flowRow('1', ofInstance);
  const { tell } = open('/list/all', {
    '/flow/list.do': () => ({ list: [row], result: { more: false } }),
    '/flow/act.do': (param) => {
      sent(param);
      row = { ...row, revision: row.revision + 1 };
      return { msgState: 5, code: 'REVISION_CONFLICT', msg: '已被他人处理' };
    },
  });
  const dialog = await choose('终止');
  const button = within(dialog).getByRole('button', { name: /终\s?止/ });
  fireEvent.click(button);
  expect((await within(dialog).findByRole('alert')).textContent).toBe('请填写');
  expect(sent).not.toHaveBeenCalled();
  // What is clicked in a dialog of a line does not open the line.
  fireEvent.click(within(dialog).getByText(/不能恢复/));
  fireEvent.change(within(dialog).getByLabelText('原因'), { target: { value: '重复提交' } });
  fireEvent.click(button);
  expect(await within(dialog).findByText('已被他人处理')).toBeTruthy();
  expect(sent.mock.calls[0]).toMatchObject([
    { instanceId: 'i-1', revision: 7, action: 'terminate', comment: '重复提交' },
  ]);
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('原因').value).toBe('重复提交');
  expect(screen.queryByText('elsewhere')).toBeNull();
  await waitFor(() => {
    fireEvent.click(button);
    expect(sent.mock.lastCall).toMatchObject([{ revision: 8, comment: '重复提交' }]);
  });
  row = { ...row, state: 'approved' };
  await waitFor(() => {
    act(tell);
    expect(within(dialog).getByText('该操作现在不能执行')).toBeTruthy();
  });
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('原因').value).toBe('重复提交');
});

test('one of the open tasks is given to somebody else', async () => {
  const sent = vi.fn();
  const task = (id: string, state: string, kind: string, label: string) => ({
    ...{ id, state, kind, revision: 3, nodeTitle: '辅导员审批' },
    assignee: { value: id, label },
  });
  const tasks = [
    task('t1', 'agreed', 'approve', '丙'),
    task('t2', 'running', 'approve', '丁'),
    task('t3', 'waiting', 'approve', '戊'),
    task('t4', 'running', 'cc', '己'),
  ];
  const { ui } = open('/list/all', {
    '/flow/detail.do': { result: { tasks } },
    '/flow/reassign.do': (param) => {
      sent(param);
      return { result: {} };
    },
  });
  const dialog = await choose('改派');
  const choices = await within(dialog).findAllByRole('radio');
  expect(choices).toHaveLength(2);
  fireEvent.click(within(dialog).getByRole('radio', { name: '辅导员审批 · 丁' }));
  await pick(dialog, '新处理人', /乙/);
  fireEvent.change(within(dialog).getByLabelText('原因'), { target: { value: '出差' } });
  fireEvent.click(within(dialog).getByRole('button', { name: /改\s?派/ }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ taskId: 't2', revision: 3, people: ['b'], comment: '出差' }),
    ),
  );
  await waitFor(() => expect(ui.messages.map(({ text }) => text)).toEqual(['已改派']));
});

test('tasks are counted before they go over, and each that stays is told with its reason', async () => {
  const sent: Record<string, unknown>[] = [];
  open('/list/leave', {
    '/flow/handOver.do': (param) => {
      sent.push(param);
      return { result: param.dryRun === true ? { tasks: 3 } : { jobId: 'j' } };
    },
    '/job/get.do': {
      result: {
        state: 'done',
        done: 3,
        total: 3,
        result: {
          list: [
            { taskId: '1', msgState: 1, msg: '' },
            { taskId: '2', msgState: 1, msg: '' },
            { taskId: '3', msgState: 5, code: 'PERSON_REPEATED', msg: '所选人员已在该步骤中' },
          ],
        },
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '移交待办' }));
  const dialog = await screen.findByRole('dialog');
  await pick(dialog, '原处理人', /甲/);
  await pick(dialog, '接收人', /乙/);
  expect(await within(dialog).findByText('将移交 3 项待办')).toBeTruthy();
  fireEvent.change(within(dialog).getByLabelText('原因'), { target: { value: '调岗' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '移交待办' }));
  expect(await within(dialog).findByText('已移交 2 项')).toBeTruthy();
  expect(within(dialog).getByText('1 项：所选人员已在该步骤中')).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({ from: 'a', to: 'b', flowIds: ['leave'], comment: '调岗' });
});

test('figures are a picture that tells its values and a table, by what is asked', async () => {
  const asked: Record<string, unknown>[] = [];
  const line: FlowStatistic = {
    ...{ key: 'leave', label: '请假审批', started: 12, finished: 9, approved: 8, rejected: 1 },
    ...{ returned: 0, terminated: 0, open: 3, overdue: 1, hours: { avg: 5.5, p50: 4, p90: 20 } },
  };
  let lines = [line];
  const { ui } = open('/list/all', {
    '/flow/statistics.do': (param) => {
      asked.push(param);
      return { list: lines };
    },
  });
  fireEvent.click(await screen.findByRole('radio', { name: '统计' }));
  const picture = await screen.findByRole('img', { name: /发起/ });
  expect(picture.getAttribute('aria-label')).toContain('办结 请假审批 9');
  expect(ui.parameters).toContainEqual(['view', 'statistics']);
  const cells = within(screen.getByRole('row', { name: /请假审批/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '12',
    '9',
    '8',
    '1',
    '0',
    '0',
    '3',
    '1',
    '5.5小时',
    '4小时',
    '20小时',
  ]);
  // Steps of one title are told apart by their flow, and within one flow by what they are known by.
  lines = ['leave/A', 'leave/B', 'trip/A'].map((key) => ({ ...line, key, label: '初审' }));
  fireEvent.click(screen.getByRole('radio', { name: '按环节' }));
  expect(await screen.findByRole('rowheader', { name: '请假审批 · 初审 (A)' })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'trip · 初审' })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: '按人员' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ by: 'person' }));
  expect(await screen.findByRole('columnheader', { name: '待处理' })).toBeTruthy();
});
