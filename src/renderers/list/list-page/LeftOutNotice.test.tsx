import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { openResource } from '../../../../tests/support/openResource.tsx';
import { studentForm, studentList } from '../../../../tests/support/studentList.ts';

const form = studentForm({ type: 'input', id: 'name', name: 'name', title: '姓名' });
const list = studentList([{ field: 'name' }], {
  search: { fields: ['name'] },
});
const records = ['林知夏', '吴若溪'].map((name, index) => ({ id: String(index), revision: 1, name }));

// What is fetched late is there: a busy machine takes its time.
beforeAll(() => import('./LeftOutNotice.tsx'));

/** A list that is searched for the first record when the second is added. */
async function add() {
  const made = openResource([list, form], {
    answers: {
      '/student/list.htm': ({ where }) => {
        const text = JSON.stringify(where ?? '');
        const found = records.filter(
          ({ id, name }) =>
            (!text.includes('contain') || name === '林知夏') && (!text.includes('inArray') || id === '1'),
        );
        return { list: found, total: found.length };
      },
    },
  });
  await screen.findByText('吴若溪');
  const box = screen.getByRole('textbox', { name: '搜索' });
  fireEvent.change(box, { target: { value: '林' } });
  fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13 });
  await waitFor(() => expect(screen.queryByText('吴若溪')).toBeNull());
  act(() => {
    made.root.changes.changed('student', { added: '1' });
  });
  expect((await screen.findByText('已新增，但不在当前筛选结果中')).closest('[role="status"]')).toBeTruthy();
  return made;
}

it('clears the filters and shows what was added', async () => {
  const { root } = await add();
  act(() => {
    root.locale.change('enUS');
  });
  expect(screen.getByText('Added, but the present filters leave it out')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear the filters and show it' }));
  await screen.findByText('吴若溪');
  await waitFor(() => expect(screen.queryByText(/leave it out/)).toBeNull());
});

it('goes when it is closed; the filters stay', async () => {
  await add();
  fireEvent.click(screen.getByRole('button', { name: '不再提示' }));
  await waitFor(() => expect(screen.queryByText(/已新增/)).toBeNull());
  expect(screen.queryByText('吴若溪')).toBeNull();
});
