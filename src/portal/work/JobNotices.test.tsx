import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { WorkHost } from './WorkHost.tsx';

test('a job that is cancelled says so, and the focus returns to what began it', async () => {
  let state = 'running';
  const { root, ui } = createPlainRoot({
    answers: {
      '/job/get.do': () => ({ result: { state, done: 1, total: 2 } }),
      '/job/cancel.do': () => ((state = 'cancelled'), {}),
    },
  });
  renderPortal(
    root,
    <>
      <button type="button">导出</button>
      <WorkHost />
    </>,
  );
  const begins = screen.getByRole('button', { name: '导出' });
  begins.focus();
  const job = root.jobs.follow('j', '正在导出', { kept: true });
  const cancel = await screen.findByRole('button', { name: /取\s?消/ });
  cancel.focus();
  fireEvent.click(cancel);
  await screen.findByRole('button', { name: /正在取消/ });
  expect(document.activeElement).toBe(cancel);
  await expect(job).rejects.toMatchObject({ failure: 'cancelled' });
  expect(ui.messages).toEqual([{ level: 'info', text: '任务已取消' }]);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(document.activeElement).toBe(begins);
});

test('an import that ended tells its counts; without an error it goes by itself, unless it is being read', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const counts = (failed: number) => ({ added: 3, updated: 2, failed });
  const { root } = createPlainRoot({
    answers: {
      '/job/get.do': ({ jobId }) => ({ result: { state: 'done', result: counts(jobId === 'bad' ? 1 : 0) } }),
    },
  });
  renderPortal(root, <WorkHost />);
  const told = { kind: 'importRows', module: 'student', title: '学生', state: 'done' } as const;
  act(() => ['good', 'read', 'bad'].forEach((jobId) => root.jobs.leave({ ...told, jobId })));
  await screen.findByText('新增 3 条，更新 2 条，跳过 1 行');
  expect(await screen.findAllByText('新增 3 条，更新 2 条，跳过 0 行')).toHaveLength(2);
  act(() => screen.getAllByRole('button', { name: '不再提示' })[1]?.focus());
  act(() => void vi.advanceTimersByTime(10_000));
  expect(root.jobs.ended.map(({ jobId }) => jobId)).toEqual(['read', 'bad']);
  vi.useRealTimers();
});
