import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { openResource } from '../../../../tests/support/openResource.tsx';
import { studentForm, studentList } from '../../../../tests/support/studentList.ts';
import type { ListRequest } from '../../../schemas/wire/record.ts';

// What is fetched late is there: a busy machine takes its time.
beforeAll(() =>
  Promise.all([
    import('./ConditionPanel.tsx'),
    import('../../input/condition-builder/ConditionBuilder.widget.tsx'),
  ]),
);

const form = studentForm(
  { type: 'input', id: 'name', name: 'name', title: { zhCN: '姓名', enUS: 'Name' } },
  { type: 'number', id: 'gpa', name: 'gpa', title: { zhCN: '绩点', enUS: 'GPA' } },
  { type: 'date', id: 'enrolled', name: 'enrolled', title: { zhCN: '入学日期', enUS: 'Enrolled on' } },
  { type: 'person', id: 'tutor', name: 'tutor', title: { zhCN: '导师', enUS: 'Tutor' } },
);
const list = studentList([{ field: 'name' }, { field: 'gpa' }, { field: 'enrolled' }, { field: 'tutor' }], {
  filters: [{ field: 'name' }],
});

const wu = { value: 'T1002', label: { zhCN: '吴若溪', enUS: 'Wu Ruoxi' } };

function open(refused: (where: string) => boolean = () => false) {
  const asked: ListRequest[] = [];
  const made = openResource([list, form], {
    answers: {
      '/component/getSelectorData.htm': { list: [wu], total: 1 },
      '/student/list.htm': (param) => {
        asked.push(param);
        if (refused(JSON.stringify(param))) return { msgState: 3, msg: '无权按此字段筛选' };
        return { list: [{ id: '1', revision: 1, name: '林知夏', gpa: 4 }], total: 1 };
      },
    },
  });
  return { ...made, asked };
}
const press = (name: RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const addCondition = async () => {
  fireEvent.click(await screen.findByRole('button', { name: '高级筛选' }));
  fireEvent.click(await screen.findByRole('button', { name: '添加条件' }, { timeout: 5000 }));
};
const choose = async (box: string, label: string): Promise<void> => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: box }));
  const found = await screen.findAllByTitle(label);
  fireEvent.click(found.find((one) => one.classList.contains('ant-select-item'))!);
};
const begin = async (value: string) => {
  await addCondition();
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
  expect(await screen.findAllByText('请填写比较的值')).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toBe('请填写比较的值');
  press(/取\s*消/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toHaveLength(1);
});

it('takes the person to the first box that is refused', async () => {
  const { asked } = open();
  await begin('   ');
  press(/应\s*用/);
  expect(await screen.findByText('比较的值不能全是空格')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('条件 1：值')));
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

it('asks for nothing while one of several days is none, and for the others once it is gone', async () => {
  const { asked } = open();
  await addCondition();
  await choose('条件 1：字段', '入学日期');
  await choose('条件 1：运算符', '属于');
  const box = screen.getByRole('textbox', { name: '条件 1：值' });
  fireEvent.change(box, { target: { value: '2026-09-02' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  fireEvent.change(box, { target: { value: '2023-02-30' } });
  fireEvent.blur(box);
  press(/应\s*用/);
  expect(await screen.findByText('请填写日期')).toBeTruthy();
  expect(asked).toHaveLength(1);
  press(/移除 2023-02-30/);
  press(/应\s*用/);
  await screen.findByRole('button', { name: '高级筛选（已设 1 个条件）' });
  expect(JSON.stringify(asked.at(-1)?.where)).toContain('"judgeType":"inArray","value":["2026-09-02"]');
});

it('asks for people by name, and for who they are', async () => {
  const { asked } = open();
  await addCondition();
  await choose('条件 1：字段', '导师');
  await choose('条件 1：值', '吴若溪');
  expect(screen.getByText('含义：导师 等于 吴若溪')).toBeTruthy();
  press(/应\s*用/);
  await screen.findByRole('button', { name: '高级筛选（已设 1 个条件）' });
  expect(JSON.stringify(asked.at(-1)?.where)).toContain(
    '"bindKey":"tutor.value","type":"text","judgeType":"equal","value":"T1002"',
  );
  // What is opened again knows the id alone; the name is looked up.
  press(/^高级筛选/);
  await screen.findByText('含义：导师 等于 吴若溪');
});
