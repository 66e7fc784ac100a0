import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { ImportModel } from '../../runtime/stores/ImportModel.ts';
import type { ImportOutcome } from '../../schemas/wire/importRows.ts';
import { ImportDialog } from './ImportDialog.tsx';

const outcome = (over: Partial<ImportOutcome>): ImportOutcome => ({
  ...{ added: 0, updated: 0, failed: 0, errors: [], rows: 3 },
  ...{ headerRow: 1, firstRows: [{ row: 1, text: '学生学号 | 姓名 | 备注列' }], sampleRows: [2] },
  columns: ['学生学号', '姓名', '备注列'].map((title, at) => ({
    title,
    name: 'ABC'.charAt(at),
    sample: ['x'],
  })),
  mapping: { name: '姓名' },
  ...over,
});

/** The dialog over a file that was tried. */
async function drawn(tried: ImportOutcome) {
  let state = 'running';
  const { root } = createPlainRoot({
    answers: {
      '/files/upload': { result: { id: 'f1', name: 'a.csv', size: 1, type: 'text/csv' } },
      '/student/importRows.htm': ({ dryRun }) => ({ result: dryRun === true ? tried : { jobId: 'j' } }),
      '/job/get.do': () => ({ result: { state, done: 1, total: 3, result: tried } }),
    },
  });
  const { files, jobs } = root;
  const model = new ImportModel({
    ...{ title: '学生', about: 'student', files, jobs },
    fields: ['studentNo', 'name'].map((code, at) => ({ code, title: ['学号', '姓名'][at] ?? '' })),
    module: root.module('student'),
  });
  await model.choose(new File(['x'], 'a.csv'));
  const close = vi.fn();
  renderPortal(root, <ImportDialog open={{ key: 1, request: model, close }} />);
  return { model, close, end: () => (state = 'done') };
}

test('columns that fill no field, and required fields without a column, are told once at the columns', async () => {
  await drawn(outcome({ failed: 3, unfilled: [{ field: 'studentNo', rows: 3 }] }));
  screen.getByText('文件中不导入的列：学生学号、备注列');
  const alert = screen.getByText('必填字段没有对应的列：学号').closest('[role="alert"]');
  expect(alert?.textContent).toContain('请在下面为其选择列，否则 3 行不能导入');
  screen.getByRole('button', { name: /下载错误报告/ });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /导入 0 条/ }).disabled).toBe(true);
});

test('nothing of it is told where every column fills a field', async () => {
  await drawn(outcome({ added: 3, mapping: { name: '姓名', studentNo: '学生学号', remark: '备注列' } }));
  expect(screen.queryByText(/不导入的列|没有对应的列/)).toBeNull();
});

test('Escape leaves an import to go on in the background once the server works on it', async () => {
  const { model, close, end } = await drawn(outcome({ added: 3 }));
  const run = model.run();
  await screen.findByRole('button', { name: /转到后台/ });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', keyCode: 27 });
  expect(close).toHaveBeenCalledExactlyOnceWith();
  end();
  await act(() => run);
  expect(model.step).toBe('result');
});

test('rows that change nothing are told of where there are some', async () => {
  await drawn(outcome({ unchanged: 3 }));
  screen.getByText(/，3 行与现有记录一致，不作更新$/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /导入 0 条/ }).disabled).toBe(true);
});

test('which sheet was read is told, and another one, another row of titles, and no hidden rows can be chosen', async () => {
  const { model } = await drawn(
    outcome({
      sheet: '名单',
      sheets: [{ name: '名单' }, { name: '字典', hidden: true }],
      firstRows: [
        { row: 1, text: '2024级学生名单' },
        { row: 2, text: '学号 | 姓名' },
      ],
      hiddenRows: 2,
      hints: ['其中有 2 个隐藏的行，也会导入'],
    }),
  );
  screen.getByText('其中有 2 个隐藏的行，也会导入');
  const wished = (wish: object) =>
    waitFor(() => {
      expect([model.busy, model.wish]).toEqual([false, wish]);
    });
  fireEvent.mouseDown(screen.getByLabelText('工作表'));
  fireEvent.click(await screen.findByText('字典（隐藏）'));
  await wished({ sheet: '字典' });
  fireEvent.mouseDown(screen.getByLabelText('列名所在行'));
  fireEvent.click(await screen.findByText('第 2 行：学号 | 姓名'));
  await wished({ sheet: '字典', headerRow: 2 });
  fireEvent.click(screen.getByRole('checkbox', { name: '不导入隐藏的 2 行' }));
  await wished({ sheet: '字典', headerRow: 2, skipHidden: true });
});
