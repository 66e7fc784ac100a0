import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openResource } from '../../../../tests/support/openResource.tsx';
import { studentForm } from '../../../../tests/support/studentList.ts';
import type { ModuleRights } from '../../../schemas/wire/record.ts';

const form = studentForm({ type: 'input', id: 'name', name: 'name', title: '姓名' });

/** Opens an empty form as a page, fills it in and saves. */
async function file(actions: ModuleRights['actions']): Promise<void> {
  openResource([form], {
    rights: { actions, read: '*', write: '*' },
    answers: { '/student/add.htm': () => ({ result: { id: '1', revision: 1, name: '林知夏' } }) },
  });
  fireEvent.change(await screen.findByLabelText(/姓名/), { target: { value: '林知夏' } });
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
}

test('what was filed by somebody who may not change it stands no more in inputs; another one can be filed', async () => {
  await file(['add', 'detail']);
  fireEvent.click(await screen.findByRole('button', { name: '再填一份' }));
  expect(await screen.findByLabelText<HTMLInputElement>(/姓名/)).toHaveProperty('value', '');
});

test('somebody who may change it goes on with it', async () => {
  await file(['add', 'detail', 'update']);
  expect(await screen.findByDisplayValue('林知夏')).toBeTruthy();
  expect(screen.queryByText('提交成功')).toBeNull();
});
