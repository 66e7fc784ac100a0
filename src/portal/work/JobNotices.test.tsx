import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
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
