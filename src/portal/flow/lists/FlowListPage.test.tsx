import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { flowRow } from '../../../../tests/support/flowRow.ts';
import { openFlowList } from '../../../../tests/support/openFlowList.tsx';
import type { FlowRow } from '../../../schemas/wire/flowLists.ts';
import { flowWalkOf } from '../FlowWalk.ts';

const textsOf = (line: HTMLElement): (string | null)[] =>
  within(line)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('a list of all flows shows what waits, with its marks', async () => {
  openFlowList('/list/all', [
    flowRow('1', { unread: true, urged: 2, dueAt: '2025-03-02T02:00:00.000Z', overdue: true }),
    flowRow('2', { batch: false }),
  ]);
  const link = await screen.findByRole('link', { name: '请假 1' });
  const [, first] = screen.getAllByRole('row');
  expect(textsOf(first!).slice(1)).toEqual([
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
  expect(screen.getByText('2025-03-02 10:00').className).toContain('late');
  expect(link.getAttribute('href')).toBe('/flowDetail/i-1?task=1&from=wait');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选择请假 2' }).disabled).toBe(true);
  await expect.poll(() => screen.getByRole('link', { current: 'page' }).textContent).toBe('待我审批3');
});

test('of one flow the summary fields are columns, and what is opened knows what stands behind it', async () => {
  const { root } = openFlowList('/list/leave', [flowRow('1'), flowRow('2')]);
  fireEvent.click(await screen.findByRole('link', { name: '请假 1' }));
  expect(await screen.findByText('elsewhere')).toBeTruthy();
  const walk = flowWalkOf(root);
  expect(walk.openedFrom).toEqual({ scope: 'wait', flow: 'leave' });
  expect((await walk.next('1'))?.id).toBe('2');
});

test('a list goes on behind its last line, and who comes back to it finds it as it was', async () => {
  const asked: Record<string, unknown>[] = [];
  const page = Array.from({ length: 30 }, (_, at) => flowRow(String(at + 1)));
  openFlowList('/list/all', [], {
    answers: {
      '/flow/list.do': (param) => {
        asked.push(param);
        return param.after === undefined
          ? { list: page, result: { more: true } }
          : { list: [flowRow('last')], result: { more: false } };
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '加载更多' }));
  fireEvent.click(await screen.findByRole('link', { name: '请假 last' }));
  expect(asked[1]).toMatchObject({
    after: { dueAt: null, openedAt: '2025-03-01T02:00:00.000Z', id: '30' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'elsewhere' }));
  // At once, while what is new is asked for.
  expect(screen.getAllByRole('row')).toHaveLength(32);
});

test('an address says what is asked, and keeps what is asked then', async () => {
  const { asked, ui } = openFlowList('/list/all?overdue=1&sort=dueAt-desc&since=2025-03-01', [flowRow('1')]);
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
  const due = screen.getByRole('columnheader', { name: '截止时间' });
  expect(due.getAttribute('aria-sort')).toBe('descending');
  fireEvent.click(within(due).getByRole('button'));
  await waitFor(() => expect(asked.at(-1)?.sort).toEqual([{ field: 'dueAt', order: 'asc' }]));
  expect(ui.parameters).toContainEqual(['sort', 'dueAt-asc']);
  fireEvent.click(screen.getByRole('checkbox', { name: '仅看未读' }));
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(ui.parameters).toContainEqual(['unread', '1']);
  fireEvent.change(screen.getByRole('textbox', { name: /搜索/ }), { target: { value: '病假' } });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ keyword: '病假' }));
});

test('many are handled with one comment; those that were refused stay chosen with the reason', async () => {
  const sent = vi.fn();
  const left: FlowRow[] = [flowRow('1'), flowRow('2')];
  const { ui } = openFlowList('/list/all', left, {
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

test('what was decided elsewhere meanwhile is told though it is gone, until it was taken note of', async () => {
  const left: FlowRow[] = [flowRow('1'), flowRow('2')];
  openFlowList('/list/all', left, {
    answers: {
      '/flow/actMany.do': ({ tasks }) => {
        left.shift();
        return {
          list: (tasks as { taskId: string }[]).map(({ taskId }) => ({
            ...{ taskId, msgState: 5, code: 'ALREADY_DECIDED', msg: '任务已被处理' },
          })),
        };
      },
      '/flow/list.do': () => ({ list: [...left], result: { more: false } }),
    },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: '全选' }));
  fireEvent.click(await screen.findByRole('button', { name: /拒\s?绝/ }));
  const dialog = await screen.findByRole('dialog');
  const comment = within(dialog).getByLabelText<HTMLTextAreaElement>('审批意见');
  fireEvent.change(comment, { target: { value: '材料不全' } });
  const reject = within(dialog).getByRole('button', { name: /拒\s?绝/ });
  fireEvent.click(reject);
  expect(await within(dialog).findByText('请假 1：任务已被处理')).toBeTruthy();
  // One of them is still there to be tried again, with what was typed.
  await within(dialog).findByText('拒绝所选 1 项');
  expect(comment.value).toBe('材料不全');
  await waitFor(() => expect(reject.className).not.toContain('loading'));
  fireEvent.click(reject);
  await waitFor(() => expect(screen.queryByText('已选 1 项')).toBeNull());
  expect(screen.getAllByText('请假 2：任务已被处理').length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: '知道了' }));
  expect(screen.queryByRole('button', { name: '知道了' })).toBeNull();
});

test('what others do is shown at once, on a phone as on a desk', async () => {
  const rows = [flowRow('1')];
  const { tell } = openFlowList('/list/all', rows, {
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
  openFlowList('/list/all?unread=1', [], {
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

test('of one flow it is filtered by fields of its form, of which an address may say the values', async () => {
  const form = {
    ...{ kind: 'form', schemaVersion: 1, id: 'leave-form', name: '请假单', grants: [] },
    fields: [{ type: 'input', id: 'reason', name: 'reason', title: '事由' }],
  };
  const { asked, ui } = openFlowList(
    `/list/leave?fields=${encodeURIComponent(JSON.stringify({ reason: '住院' }))}`,
    [flowRow('1')],
    { answers: { '/flow/listFields.do': { result: { form } } } },
  );
  const filter = await screen.findByRole('group', { name: '事由' });
  await screen.findByRole('link', { name: '请假 1' });
  // What would show more than was asked for is never shown.
  expect(asked).toHaveLength(1);
  expect(JSON.stringify(asked[0]?.where)).toContain('住院');
  const input = await within(filter).findByRole<HTMLInputElement>('textbox');
  expect(input.value).toBe('住院');
  fireEvent.click(screen.getByRole('button', { name: '清空条件' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).not.toHaveProperty('where');
  expect(ui.parameters).toContainEqual(['fields', undefined]);
});

test('a view that asks of fields never shows more than it asks, with the filters out of sight or the form amiss', async () => {
  let fails = false;
  const form = {
    ...{ kind: 'form', schemaVersion: 1, id: 'leave-form', name: '请假单', grants: [] },
    fields: [{ type: 'input', id: 'reason', name: 'reason', title: '事由' }],
  };
  const fields = JSON.stringify({ reason: '住院', gone: 1 });
  const { asked, ui } = openFlowList('/list/leave', [flowRow('1')], {
    answers: {
      '/flow/listFields.do': () => (fails ? { msgState: 9, msg: '表单没有来' } : { result: { form } }),
      '/userSetting/get.do': {
        result: {
          'flow/views/wait/leave': [{ name: '住院', search: new URLSearchParams({ fields }).toString() }],
        },
      },
    },
  });
  await screen.findByRole('link', { name: '请假 1' });
  fails = true;
  fireEvent.click(await screen.findByRole('button', { name: /默认视图/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '住院' }));
  expect(await screen.findByText('表单没有来')).toBeTruthy();
  expect(asked).toHaveLength(1);
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: /重\s?试/ }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(JSON.stringify(asked[1]?.where)).toContain('住院');
  expect(ui.parameters).toContainEqual(['fields', JSON.stringify({ reason: '住院' })]);
});

test('a list is saved as a file as it is narrowed', async () => {
  const sent = vi.fn();
  const { ui } = openFlowList('/list/all?keyword=%E7%97%85', [flowRow('1')], {
    answers: {
      '/flow/export.do': (param) => {
        sent(param);
        return { result: { fileId: 'f', url: '/files/f?sign' } };
      },
    },
  });
  fireEvent.click(screen.getByRole('button', { name: /导出/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  await waitFor(() => expect(ui.urls).toEqual(['/files/f?sign']));
  expect(sent.mock.calls[0]).toMatchObject([{ scope: 'wait', keyword: '病', format: 'csv' }]);
});

test('what a list asks is kept under a name, chosen again, brought up to date and removed', async () => {
  let kept: unknown = [{ name: '本周超时', search: 'overdue=1' }];
  const { asked } = openFlowList('/list/all', [flowRow('1')], {
    answers: {
      '/userSetting/get.do': () => ({ result: { 'flow/views/wait/all': kept } }),
      '/userSetting/save.do': ({ value }) => {
        kept = value;
        return {};
      },
    },
  });
  const choose = async (view: RegExp, entry: string): Promise<void> => {
    fireEvent.click(await screen.findByRole('button', { name: view }));
    fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
  };
  await screen.findByRole('link', { name: '请假 1' });
  await choose(/默认视图/, '本周超时');
  await waitFor(() =>
    expect(asked.at(-1)?.where).toMatchObject({ conditionTree: { list: [{ bindKey: 'overdue' }] } }),
  );
  fireEvent.change(screen.getByLabelText(/搜索编号/), { target: { value: '实习' } });
  await choose(/本周超时（已修改）/, '另存为…');
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('名称'), { target: { value: '实习超时' } });
  fireEvent.click(within(dialog).getByRole('button', { name: /保\s?存/ }));
  await screen.findByRole('button', { name: '已存视图：实习超时' });
  expect(kept).toContainEqual({
    name: '实习超时',
    search: new URLSearchParams({ keyword: '实习', overdue: '1' }).toString(),
  });
});

test('lines are chosen to be printed together, and a PDF is had by that; a draft is nobody’s paper', async () => {
  openFlowList('/list/all', [flowRow('1'), flowRow('2', { state: 'draft' })], { scope: 'apply' });
  fireEvent.click(await screen.findByRole('button', { name: /导\s?出/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '导出为 PDF' }));
  await screen.findByRole('button', { name: '打印列表前 1 份' });
  fireEvent.click(screen.getByRole('button', { name: /取\s?消/ }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选择请假 2' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: '选择请假 1' }));
  fireEvent.click(await screen.findByRole('button', { name: /打\s?印/ }));
  expect(await screen.findByText('elsewhere')).toBeTruthy();
});
