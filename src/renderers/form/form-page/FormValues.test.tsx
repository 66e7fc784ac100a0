import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openResource } from '../../../../tests/support/openResource.tsx';
import { studentForm } from '../../../../tests/support/studentList.ts';
import type { MgrFormDocument } from '../../../schemas/documents/index.ts';

const form = studentForm(
  { type: 'input', id: 'name', name: 'name', title: '姓名' },
  { type: 'input', id: 'no', name: 'no', title: '学号' },
);
const further: MgrFormDocument = {
  kind: 'mgrForm',
  schemaVersion: 1,
  id: 'student-short',
  name: 'short',
  module: 'student',
  layout: [{ field: 'name' }, { field: 'no' }],
  overrides: { name: { readOnly: true } },
};
const stored = { id: '7', revision: 3, name: '林知夏', no: 'S2024' };

it('a form begins with what was meant already, as far as it may be changed there', async () => {
  const sent: object[] = [];
  const values = { no: 'S9999', name: '周明', unknown: 1 };
  openResource([further, form], {
    params: { id: '7', values },
    answers: {
      '/student/detail.htm': { result: stored },
      '/student/update.htm': (param) => {
        sent.push(param);
        return { result: { ...stored, no: 'S9999', revision: 4 } };
      },
    },
  });
  expect((await screen.findByLabelText<HTMLInputElement>('学号')).value).toBe('S9999');
  expect(screen.getByText('林知夏')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }));
  await waitFor(() => expect(sent).toMatchObject([{ id: '7', data: { no: 'S9999' } }]));
});
