import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dean, flowInstance, leaveForm, pathNode } from '../../../../tests/support/flowDetails.ts';
import { createTestRoot } from '../../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../../tests/support/renderPortal.tsx';
import { testLogin } from '../../../../tests/support/testRoot.ts';
import type { FixedAnswer, FixedAnswers } from '../../../runtime/data/fixedTransport.ts';
import type { FlowStartForm } from '../../../schemas/wire/flowDetail.ts';
import { FlowApplyPage } from './FlowApplyPage.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const start: FlowStartForm = {
  flow: { id: 'leave-flow', version: 3, title: { zhCN: '请假审批', enUS: 'Leave' }, description: null },
  form: { id: 'leave', version: 2 },
  schema: leaveForm,
  rights: { days: 'edit', reason: 'required' },
  record: {},
  instance: null,
  picks: {},
};
const pick = { many: false, required: true, scope: null };
const preview = {
  path: [pathNode('check', '辅导员审批', { pick: { ...pick, by: 'initiator' } })],
  ...{ title: '', findings: [], canSubmit: true },
  picks: [{ node: 'check', title: '辅导员审批', ...pick }],
};

function open(answers: FixedAnswers = {}, begun: Partial<FlowStartForm> = {}, query = '') {
  const calls: [string, Record<string, unknown>][] = [];
  const note =
    (name: string, answer: FixedAnswer): FixedAnswer =>
    (param) => {
      calls.push([name, param]);
      return typeof answer === 'function' ? answer(param) : answer;
    };
  const { started, saved, ...others } = answers;
  const { root, ui } = createTestRoot({
    '/flow/startForm.do': note('startForm', { result: { ...start, ...begun } }),
    '/flow/preview.do': note('preview', { result: preview }),
    '/flow/people.do': { list: [{ ...dean, department: '教务处' }], total: 1 },
    '/flow/start.do': note('start', started ?? { result: { instance: flowInstance() } }),
    '/flow/saveDraft.do': note(
      'save',
      saved ?? { result: { instance: flowInstance({ id: 'd1', state: 'draft', revision: 7 }) } },
    ),
    ...others,
  });
  root.session.begin(testLogin('student'));
  renderPortal(
    root,
    <Routes>
      <Route path="/flowApply/:id" element={<FlowApplyPage />} />
    </Routes>,
    `/flowApply/leave-flow${query}`,
  );
  const of = (name: string) => calls.flatMap(([each, param]) => (each === name ? [param] : []));
  return { root, ui, of };
}
const reason = () => screen.findByLabelText<HTMLInputElement>(/事由/);
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const SUBMIT = /提\s?交$/;

async function pickDean(): Promise<void> {
  const step = await screen.findByRole('combobox', { name: '辅导员审批：选择处理人' });
  fireEvent.mouseDown(step);
  fireEvent.click(await screen.findByText('教务处'));
}

test('the path is asked for anew once the typing pauses, with what may be written', async () => {
  const { of } = open();
  const box = await reason();
  await waitFor(() => expect(of('preview')).toHaveLength(1));
  type(box, '回');
  await act(() => vi.advanceTimersByTimeAsync(200));
  type(box, '回家');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(of('preview')).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(200));
  await waitFor(() => expect(of('preview')).toHaveLength(2));
  expect(of('preview')[1]).toMatchObject({ flowId: 'leave-flow', data: { reason: '回家' } });
  expect(screen.queryByLabelText(/内部意见/)).toBeNull();
});

test('what is missing is told at its field and its step; with both it is submitted, and leads to the instance', async () => {
  const { ui, of, root } = open();
  const box = await reason();
  await screen.findByRole('combobox', { name: /选择处理人/ });
  press(SUBMIT);
  expect(await screen.findByText('请输入事由')).toBeTruthy();
  expect(screen.getByText('请选择处理人')).toBeTruthy();
  expect(of('start')).toEqual([]);
  type(box, '回家');
  await pickDean();
  type(screen.getByLabelText(/申请说明/), '请尽快');
  expect(root.unsaved.any()).toBe(true);
  press(SUBMIT);
  await waitFor(() => expect(of('start')).toHaveLength(1));
  expect(of('start')[0]).toMatchObject({
    ...{ flowId: 'leave-flow', data: { reason: '回家' } },
    ...{ picks: { check: [dean.value] }, comment: '请尽快' },
  });
  await waitFor(() => expect(ui.paths).toEqual(['/flowDetail/i1']));
  expect(root.unsaved.any()).toBe(false);
});

test('what a start demands is asked for beside the form, and nothing is sent without it', async () => {
  const { of } = open({}, { requires: ['comment', 'signature'] });
  type(await reason(), '回家');
  await pickDean();
  press(SUBMIT);
  expect(await screen.findByText('必填')).toBeTruthy();
  expect(screen.getByText('请在签名区签名，或写入姓名')).toBeTruthy();
  expect(screen.getByLabelText(/申请说明/).getAttribute('aria-required')).toBe('true');
  expect(of('start')).toEqual([]);
});

test('what the server refuses stands at the field and the step that it names, and nothing is lost', async () => {
  const errors = [
    { path: 'data.reason', code: 'TOO_LONG', message: '太长了' },
    { path: 'picks.check', code: 'PERSON_INVALID', message: '不能选择此人' },
  ];
  const { ui } = open({ started: { msgState: 2, code: 'INPUT_INVALID', msg: '输入有误', errors } });
  type(await reason(), '回家');
  await pickDean();
  press(SUBMIT);
  expect(await screen.findByText('太长了')).toBeTruthy();
  expect(screen.getByText('不能选择此人')).toBeTruthy();
  expect((await reason()).value).toBe('回家');
  expect(ui.paths).toEqual([]);
});

test('a draft is kept unfinished, goes on under its revision, and is no longer asked about when one leaves', async () => {
  const { root, ui, of } = open();
  type(await reason(), '回');
  expect(root.unsaved.any()).toBe(true);
  press(/保存草稿/);
  await waitFor(() => expect(of('save')).toHaveLength(1));
  await waitFor(() => expect(ui.parameters).toEqual([['instance', 'd1']]));
  expect(root.unsaved.any()).toBe(false);
  type(await reason(), '回家');
  press(/保存草稿/);
  await waitFor(() => expect(of('save')).toHaveLength(2));
  expect(of('save')[1]).toMatchObject({ instanceId: 'd1', revision: 7, data: { reason: '回家' } });
});

test('a draft opens with what it holds, and as nothing that would be lost', async () => {
  const { root, of } = open(
    {},
    {
      instance: flowInstance({ id: 'd1', state: 'draft', revision: 2 }),
      ...{ record: { reason: '草稿' }, picks: { check: [dean] } },
    },
    '?instance=d1',
  );
  expect((await reason()).value).toBe('草稿');
  expect(of('startForm')).toMatchObject([{ flowId: 'leave-flow', instanceId: 'd1' }]);
  expect(await screen.findByText(dean.label)).toBeTruthy();
  expect(root.unsaved.any()).toBe(false);
  press(SUBMIT);
  await waitFor(() => expect(of('start')).toHaveLength(1));
  expect(of('start')[0]).toMatchObject({ instanceId: 'd1', revision: 2, data: { reason: '草稿' } });
});

test('a value that another one opens the field of comes back as well', async () => {
  const fields = leaveForm.fields.map((field) =>
    field.name === 'reason' ? { ...field, readOnly: '{{ not form.days }}' } : field,
  );
  open({}, { schema: { ...leaveForm, fields }, record: { reason: '探亲', days: 3 } }, '?copy=i0');
  expect((await reason()).value).toBe('探亲');
});

test('somebody who was taken back is told of, and a later state that does not come takes nothing', async () => {
  let fails = false;
  const begun = {
    ...start,
    instance: flowInstance({ id: 'd1', state: 'draft', revision: 2 }),
    picks: { check: [dean] },
  };
  const { of } = open(
    {
      saved: { msgState: 5, code: 'REVISION_CONFLICT', msg: '已由他人修改' },
      '/flow/startForm.do': () => (fails ? { msgState: 9, msg: '服务繁忙' } : { result: begun }),
    },
    {},
    '?instance=d1',
  );
  type(await reason(), '回家');
  await screen.findByText(dean.label);
  const step = screen.getByRole('combobox', { name: /选择处理人/ });
  fireEvent.keyDown(step, { key: 'Backspace', keyCode: 8, which: 8 });
  await waitFor(() => expect(screen.queryByText(dean.label)).toBeNull());
  press(/保存草稿/);
  await waitFor(() => expect(of('save')).toHaveLength(1));
  expect(of('save')[0]).toMatchObject({ instanceId: 'd1', picks: { check: [] } });
  fails = true;
  fireEvent.click(await screen.findByRole('button', { name: /重新载入/ }));
  expect(await screen.findByText('服务繁忙')).toBeTruthy();
  expect((await reason()).value).toBe('回家');
});

test('one that has not ended stands in the way, and can be opened', async () => {
  open({
    started: { msgState: 5, code: 'FLOW_RUNNING', msg: '已有', result: { instance: 'i7', number: 'QJ-7' } },
  });
  type(await reason(), '回家');
  await pickDean();
  press(SUBMIT);
  const told = await screen.findByText(/已有一条未结束的申请（QJ-7）/);
  const alert = told.closest<HTMLElement>('[role=alert]');
  expect(alert && within(alert).getByRole('link').getAttribute('href')).toBe('/flowDetail/i7');
});

test.each([
  [4, '流程不存在或未发布'],
  [3, '您不能发起此流程'],
] as const)('%i: %s', async (msgState, told) => {
  open({ '/flow/startForm.do': { msgState, msg: '不行' } });
  expect(await screen.findByText(told)).toBeTruthy();
});
