import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import {
  counsellor,
  dean,
  flowDetailOf,
  flowEntry,
  flowInstance,
  flowOffer,
  flowTask,
  initiator,
} from '../../../../tests/support/flowDetails.ts';
import { createTestRoot } from '../../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../../tests/support/renderPortal.tsx';
import { testLogin } from '../../../../tests/support/testRoot.ts';
import type { FixedAnswer, FixedAnswers } from '../../../runtime/data/fixedTransport.ts';
import type { FlowDetail } from '../../../schemas/wire/flowDetail.ts';
import { FlowDetailPage } from './FlowDetailPage.tsx';

/** Opens the page of an instance, whose detail is asked for anew with each refresh. */
function open(
  detail: () => FlowDetail,
  answers: FixedAnswers = {},
  { width = 1400, query = '' }: { width?: number; query?: string } = {},
) {
  const sent = vi.fn();
  const note =
    (answer: FixedAnswer): FixedAnswer =>
    (param: Record<string, unknown>) => {
      sent(param);
      return typeof answer === 'function' ? answer(param) : answer;
    };
  const { act = { result: { instance: flowInstance(), task: null, next: [] } }, ...others } = answers;
  const { root, ui } = createTestRoot({
    '/flow/detail.do': () => ({ result: detail() }),
    '/flow/act.do': note(act),
    ...others,
  });
  root.session.begin(testLogin('teacher'));
  root.theme.resize(width);
  const view = renderPortal(
    root,
    <Routes>
      <Route path="/flowDetail/:id" element={<FlowDetailPage />} />
    </Routes>,
    `/flowDetail/i1${query}`,
  );
  return { ...view, root, ui, sent };
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const confirm = () => {
  // The button that does it is called as what it does.
  const buttons = within(screen.getByRole('dialog')).getAllByRole('button');
  const [last] = buttons.filter(({ className }) => /btn-primary|btn-dangerous/.test(className)).slice(-1);
  if (last) fireEvent.click(last);
};

test('what the step demands is asked for at its field before anything is asked else, and goes with the agreement', async () => {
  const { sent } = open(flowDetailOf);
  const opinion = await screen.findByLabelText<HTMLInputElement>(/内部意见/);
  expect(screen.getByText('回家')).toBeTruthy();
  await press(/^同\s?意$/);
  expect(await screen.findByText('请输入内部意见')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.change(opinion, { target: { value: '情况属实' } });
  await press(/^同\s?意$/);
  await screen.findByRole('dialog');
  confirm();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]).toMatchObject([
    { taskId: 'i1.t1', revision: 2, action: 'agree', data: { opinion: '情况属实' } },
  ]);
});

test('what somebody else has decided meanwhile is told in the dialog, with what was typed still in it', async () => {
  let detail = flowDetailOf();
  const { ui } = open(() => detail, {
    act: () => {
      detail = flowDetailOf({ offers: [], task: null });
      const list = [{ by: dean, action: 'reject', at: '2026-11-22T03:00:00.000Z' }];
      return { msgState: 5, code: 'ALREADY_DECIDED', msg: '任务已被处理', list };
    },
  });
  await press(/^拒\s?绝$/);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByText(/不会随/)).toBeNull();
  fireEvent.change(screen.getByLabelText(/内部意见/), { target: { value: '不属实' } });
  expect(await within(dialog).findByText('您在表单中的修改不会随“拒绝”保存')).toBeTruthy();
  confirm();
  // The step asks for a reason, at its place.
  expect(await within(dialog).findByText('必填')).toBeTruthy();
  fireEvent.change(within(dialog).getByLabelText(/意见/), { target: { value: '材料不全' } });
  confirm();
  expect(await within(dialog).findByText('陈安已于 2026-11-22 11:00 处理：拒绝')).toBeTruthy();
  expect(await within(dialog).findByText('该操作现在不能执行')).toBeTruthy();
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>(/意见/).value).toBe('材料不全');
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: /拒\s?绝/ }).disabled).toBe(true);
  expect(ui.messages).toEqual([]);
});

test('a refresh keeps what was typed, and what is refused of a field stands at it', async () => {
  let detail = flowDetailOf();
  const { root, sent } = open(() => detail, {
    act: ({ revision }) => {
      if (revision === 3) {
        const errors = [{ path: 'data.opinion', code: 'TOO_LONG', message: '太长了' }];
        return { msgState: 2, code: 'INPUT_INVALID', msg: '输入有误', errors };
      }
      detail = flowDetailOf({
        record: { ...detail.record, reason: '探亲' },
        task: flowTask({ revision: 3 }),
      });
      return { msgState: 5, code: 'REVISION_CONFLICT', msg: '已由他人修改' };
    },
  });
  fireEvent.change(await screen.findByLabelText(/内部意见/), { target: { value: '属实' } });
  expect(root.unsaved.any()).toBe(true);
  await press(/^同\s?意$/);
  await screen.findByRole('dialog');
  confirm();
  expect(await screen.findByText(/您填写的内容还在/)).toBeTruthy();
  expect(await screen.findByText('探亲')).toBeTruthy();
  confirm();
  expect(await screen.findByText('太长了')).toBeTruthy();
  expect(sent.mock.calls).toMatchObject([[{ data: { opinion: '属实' } }], [{ data: { opinion: '属实' } }]]);
  expect(screen.getByLabelText<HTMLInputElement>(/内部意见/).value).toBe('属实');
});

test.each([
  [
    /^退\s?回$/,
    flowOffer('return', '退回', { targets: [{ node: 'start', title: '发起' }] }),
    { action: 'return', node: 'start', taskId: 'i1.t1', revision: 2 },
  ],
  [/^终\s?止$/, flowOffer('terminate', '终止'), { action: 'terminate', instanceId: 'i1', revision: 4 }],
  [/^认\s?领$/, flowOffer('claim', '认领'), { action: 'claim', taskId: 'i1.t1', revision: 2 }],
])('%s is sent as the call takes it', async (name, offer, param) => {
  const { sent } = open(() => flowDetailOf({ offers: [offer] }));
  await press(name);
  if (offer.action !== 'claim') {
    await screen.findByRole('dialog');
    confirm();
  }
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]).toMatchObject([param]);
});

test('somebody who is added is found by the call for it, and none of them is asked for twice', async () => {
  const people = vi.fn();
  const { sent } = open(() => flowDetailOf({ offers: [flowOffer('addBefore', '前加签')] }), {
    '/flow/people.do': (param) => {
      people(param);
      const list = [
        { value: 'u2', label: '陈安', department: '教务处' },
        { value: 'u3', label: '何静', department: null, disabledWhy: '已在该步骤中' },
      ];
      return { list, total: 2 };
    },
  });
  await press('前加签');
  const dialog = await screen.findByRole('dialog');
  confirm();
  expect(await within(dialog).findByText('请选择处理人')).toBeTruthy();
  fireEvent.mouseDown(within(dialog).getByRole('combobox'));
  fireEvent.click(await screen.findByText('教务处'));
  expect(screen.getByText('已在该步骤中')).toBeTruthy();
  // Put away and opened again, it still knows whom it is about.
  fireEvent.click(within(dialog).getByRole('button', { name: /取\s?消/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('前加签');
  expect(await within(await screen.findByRole('dialog')).findByText('陈安')).toBeTruthy();
  confirm();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(people.mock.calls[0]).toMatchObject([{ instanceId: 'i1', taskId: 'i1.t1', for: 'addBefore' }]);
  expect(sent.mock.calls[0]).toMatchObject([{ action: 'addBefore', people: ['u2'] }]);
});

test('the timeline tells acts, and on demand what only the engine did; the path says why somebody is asked', async () => {
  open(() =>
    flowDetailOf({
      timeline: [
        flowEntry(1, 'submitted', { comment: '请批准' }),
        flowEntry(2, 'opened', { by: null, node: 'check', nodeTitle: '辅导员审批' }),
        flowEntry(3, 'returned', { by: dean, to: 'start', round: 1, comment: '请补材料' }),
        flowEntry(4, 'resubmitted', { round: 2, changes: [{ field: 'days', before: 3, after: 5 }] }),
      ],
    }),
  );
  const timeline = await screen.findByRole('region', { name: '流程记录' });
  expect(within(timeline).getAllByRole('listitem')).toHaveLength(3);
  expect(within(timeline).getByText(/至“发起”/)).toBeTruthy();
  expect(within(timeline).getByRole('region', { name: '第 2 轮' }).textContent).toContain('重新提交了申请');
  expect(await within(timeline).findByText('修改了 1 个字段')).toBeTruthy();
  expect(within(timeline).getByText('天数')).toBeTruthy();
  fireEvent.click(within(timeline).getByLabelText('显示全部过程'));
  expect(within(timeline).getByText('步骤开始')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '为什么是周明' }));
  expect(await screen.findByText('角色“辅导员”')).toBeTruthy();
});

test('a copy is read once it is looked at', async () => {
  const read = vi.fn();
  const copy = flowTask({ id: 'i1.t9', kind: 'cc', assignee: { value: 'u1', label: '林知夏' } });
  open(() => flowDetailOf({ tasks: [flowTask(), copy] }), {
    '/flow/read.do': (param) => {
      read(param);
      return {};
    },
  });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  expect(read.mock.calls[0]).toMatchObject([{ taskIds: ['i1.t9'] }]);
});

test('on a phone one part is looked at at a time, and what does not fit into the bar is in its menu', async () => {
  const offers = [
    flowOffer('agree', '同意'),
    flowOffer('reject', '拒绝', { order: 1 }),
    flowOffer('comment', '评论', { order: 2 }),
  ];
  open(() => flowDetailOf({ offers }), {}, { width: 400 });
  await screen.findByRole('tab', { name: '表单' });
  expect(screen.queryByRole('region', { name: '流程记录' })).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: '记录' }));
  expect(await screen.findByRole('region', { name: '流程记录' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '评论' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /更多/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '评论' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test.each([
  ['whole', {}, false],
  ['without its form', { schema: { kind: 'nothing' } }, true],
])('on paper, %s, and back to the task and the list it was opened from', async (_name, more, isAmiss) => {
  const at = '2026-11-22T03:00:00.000Z';
  const checkUrl = 'https://campus.test/flowVerifyPrint?check=ABCD';
  const print = { ...flowDetailOf(), page: null, printedAt: at, printedBy: dean, check: 'ABCD', checkUrl };
  const { ui } = open(
    flowDetailOf,
    { '/flow/print.do': { result: { ...print, ...more } } },
    { query: '?task=i1.t1&from=wait&print=1' },
  );
  expect(await screen.findByText(isAmiss ? '表单加载失败' : '回家')).toBeTruthy();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /打\s?印/ });
  await waitFor(() => expect(button.disabled).toBe(isAmiss));
  expect(screen.getByText('https://campus.test/flowVerifyPrint').getAttribute('href')).toBe(checkUrl);
  await press('返回详情');
  expect(ui.paths).toEqual(['/flowDetail/i1?task=i1.t1&from=wait']);
});

test('what is not there, or not for the reader, is told', async () => {
  open(flowDetailOf, { '/flow/detail.do': { msgState: 4, msg: '请求的内容不存在' } });
  expect(await screen.findByText('流程不存在，或您无权查看')).toBeTruthy();
});

test.each([
  ['who is away', { assignee: dean, absent: [counsellor] }, '本待办此前因您不在已交由陈安代办'],
  ['who stands in', { assignee: counsellor, absent: [dean] }, '您正代陈安办理本待办'],
  ['others', { assignee: dean, absent: [initiator] }, null],
  // Nobody but whoever was asked may act until they have said something.
  ['whose opinion is asked', { assignee: counsellor, owner: initiator, absent: [dean] }, null],
])('%s: told who else may handle the task, or nothing', async (_, { absent, ...task }, said) => {
  const away = absent.map((each) => ({ ...each, until: null }));
  open(() => ({ ...flowDetailOf(), task: flowTask({ ...task, absent: away }) }));
  await screen.findByText('回家');
  expect(screen.queryByText(/因您不在|您正代|stands in/)?.textContent ?? null).toBe(said);
});
