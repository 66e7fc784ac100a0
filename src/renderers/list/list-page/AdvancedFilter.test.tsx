import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openResource } from '../../../../tests/support/openResource.tsx';
import type { FormDocument, MgrListDocument } from '../../../schemas/documents/index.ts';
import type { ListRequest } from '../../../schemas/wire/record.ts';

const form: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'student',
  name: 'student',
  fields: [
    { type: 'input', id: 'name', name: 'name', title: { zhCN: '姓名', enUS: 'Name' } },
    { type: 'number', id: 'gpa', name: 'gpa', title: { zhCN: '绩点', enUS: 'GPA' } },
  ],
  grants: [],
};
const list: MgrListDocument = {
  kind: 'mgrList',
  schemaVersion: 1,
  id: 'students',
  name: 'students',
  module: 'student',
  columns: [{ field: 'name' }, { field: 'gpa' }],
  filters: [{ field: 'name' }],
};

function open(refused: (where: string) => boolean = () => false) {
  const asked: ListRequest[] = [];
  openResource([list, form], {
    answers: {
      '/student/list.htm': (param) => {
        asked.push(param);
        if (refused(JSON.stringify(param))) return { msgState: 3, msg: '无权按此字段筛选' };
        return { list: [{ id: '1', revision: 1, name: '林知夏', gpa: 4 }], total: 1 };
      },
    },
  });
  return { asked };
}
const press = (name: RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const begin = async (value: string) => {
  fireEvent.click(await screen.findByRole('button', { name: '高级筛选' }));
  fireEvent.click(await screen.findByRole('button', { name: '添加条件' }, { timeout: 5000 }));
  fireEvent.change(screen.getByLabelText('条件 1：值'), { target: { value } });
};

it('asks for what a person puts together, counts it, and clears it', async () => {
  const { asked } = open();
  await begin('林');
  press(/应\s*用/);
  await screen.findByRole('button', { name: '高级筛选（已设 1 个条件）' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.at(-1)?.where).toMatchObject({
    conditionTree: { list: [{ union: 'AND', list: [{ bindKey: 'name', judgeType: 'equal', value: '林' }] }] },
  });
  press(/^高级筛选/);
  fireEvent.click(await screen.findByRole('button', { name: /清除条件/ }));
  await screen.findByRole('button', { name: '高级筛选' });
  expect(asked.at(-1)).not.toHaveProperty('where');
});

it('asks for nothing while a condition lacks its value, or the person changes her mind', async () => {
  const { asked } = open();
  await begin('');
  press(/应\s*用/);
  expect((await screen.findByRole('alert')).textContent).toContain('请填写比较的值');
  press(/取\s*消/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toHaveLength(1);
});

it('says what the server refuses where it was put together; the list stays as it was', async () => {
  const { asked } = open((param) => param.includes('林'));
  await begin('林');
  press(/应\s*用/);
  expect((await screen.findByText('无权按此字段筛选')).closest('[role="alert"]')).toBeTruthy();
  await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('where'));
  await screen.findByText('林知夏');
  expect(screen.getByRole('dialog')).toBeTruthy();
});
