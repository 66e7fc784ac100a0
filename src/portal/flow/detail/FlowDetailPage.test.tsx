import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import {
  dean,
  flowDetailOf,
  flowEntry,
  flowInstance,
  flowOffer,
  flowTask,
} from '../../../../tests/support/flowDetails.ts';
import { createTestRoot } from '../../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../../tests/support/renderPortal.tsx';
import { testLogin } from '../../../../tests/support/testRoot.ts';
import type { FixedAnswer, FixedAnswers } from '../../../runtime/data/fixedTransport.ts';
import type { FlowDetail } from '../../../schemas/wire/flowDetail.ts';
import { FlowDetailPage } from './FlowDetailPage.tsx';

/** Opens the page of an instance, whose detail is asked for anew with each refresh. */
function open(detail: () => FlowDetail, answers: FixedAnswers = {}, width = 1400) {
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
    '/flowDetail/i1',
  );
  return { ...view, root, ui, sent };
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const confirm = () =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /确\s?定/ }));

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
