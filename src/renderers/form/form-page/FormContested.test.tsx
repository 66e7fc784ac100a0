import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openResource } from '../../../../tests/support/openResource.tsx';
import { field, formDocument } from '../../../../tests/support/plainDocuments.ts';

const input = (code: string, zhCN: string) => ({
  ...field(code),
  type: 'input',
  title: { zhCN, enUS: code },
});
const form = formDocument([input('name', '姓名'), input('no', '学号'), input('phone', '电话')], {
  id: 'student',
});
const stored = { id: '7', revision: 3, name: '林知夏', no: 'S2024', phone: '1' };
const box = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);

test('what somebody else has changed too is told over the record that is loaded again, and taken on demand', async () => {
  let record = stored;
  openResource([form], {
    params: { id: '7' },
    answers: {
      '/student/detail.htm': () => ({ result: record }),
      '/student/update.htm': { msgState: 5, code: 'REVISION_CONFLICT', msg: '已由他人修改。' },
    },
  });
  fireEvent.change(await box(/姓名/), { target: { value: '我的修改' } });
  fireEvent.change(await box(/电话/), { target: { value: '2' } });
  record = { ...stored, revision: 9, name: '对方的修改', no: 'S2030' };
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
  fireEvent.click(await screen.findByRole('button', { name: '重新载入' }));
  const told = await screen.findByText(/姓名：对方填写的是“对方的修改”/);
  expect(screen.getAllByText(/对方填写的是/)).toHaveLength(1);
  expect((await box(/学号/)).value).toBe('S2030');
  expect((await box(/姓名/)).value).toBe('我的修改');
  // Somebody is faster once more, with something else: what was contested stays so.
  record = { ...record, revision: 10, no: 'S2031' };
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
  fireEvent.click(await screen.findByRole('button', { name: '重新载入' }));
  await screen.findByDisplayValue('S2031');
  const still = await screen.findByText(/姓名：对方填写的是“对方的修改”/);
  expect(told.isConnected).toBe(false);
  fireEvent.click(within(still).getByRole('button', { name: /采\s?用/ }));
  expect((await box(/姓名/)).value).toBe('对方的修改');
  expect((await box(/电话/)).value).toBe('2');
  expect(screen.queryByText(/对方填写的是/)).toBeNull();
});
