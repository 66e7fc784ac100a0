import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openResource } from '../../../../tests/support/openResource.tsx';
import { studentForm, studentList } from '../../../../tests/support/studentList.ts';

const form = studentForm({ type: 'input', id: 'name', name: 'name', title: '姓名' });
const rows = ['林知夏', '周予安'].map((name, index) => ({ id: String(index), revision: 1, name }));

/** A list whose one button is there as the condition says. @returns the texts of the button in each row */
async function buttons(visible: string): Promise<(string | null)[]> {
  const button = { type: 'button', id: 'look', visible, props: { text: '查看', type: 'link' } };
  openResource([studentList([{ field: 'name' }], { rowActions: [button] }), form], {
    answers: { '/student/list.htm': () => ({ list: rows, total: rows.length }) },
  });
  await screen.findByText('林知夏');
  return within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).queryByRole('button')?.textContent ?? null);
}

it('draws no column of buttons where nobody may press one', async () => {
  expect(await buttons('{{ row.id == "none" }}')).toEqual([null, null]);
  expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull();
});

it('draws it where one record has one', async () => {
  expect(await buttons('{{ row.id == "1" }}')).toEqual([null, '查看']);
  expect(screen.getByRole('columnheader', { name: '操作' })).toBeTruthy();
});
