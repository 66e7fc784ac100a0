import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openResource } from '../../../../tests/support/openResource.tsx';
import { studentForm, studentList } from '../../../../tests/support/studentList.ts';
import { evaluate } from '../../../conditions/index.ts';
import type { ListRequest } from '../../../schemas/wire/record.ts';

// Filters whose values have parts: how they are asked for, kept in the address, and put together by people.

const input = (type: string, name: string, title: string) => ({ type, id: name, name, title });
const form = studentForm(
  input('input', 'name', '姓名'),
  input('date-range', 'internship', '实习'),
  input('people', 'committee', '委员'),
  input('region', 'home', '生源地'),
  input('signature', 'signed', '签名'),
);
const fields = ['internship', 'committee', 'home', 'signed'].map((field) => ({ field }));
const list = studentList([{ field: 'name' }, ...fields], { filters: fields });

function open(f?: object) {
  const asked: ListRequest[] = [];
  const made = openResource([list, form], {
    ...(f ? { search: `?list=${encodeURIComponent(JSON.stringify({ f }))}` } : {}),
    answers: {
      '/student/list.htm': (param) => {
        asked.push(param);
        return { list: [{ id: '1', revision: 1, name: '林知夏' }], total: 1 };
      },
    },
  });
  return { ...made, asked };
}

const person = (value: string) => ({ value, label: value });

it('opens with the filters of an address, all of which hold together', async () => {
  const { asked } = open({
    internship: ['2025-07-01', null],
    committee: [person('T1'), person('T2')],
    home: [{ value: '330000', label: '浙江省' }],
    signed: true,
  });
  await screen.findByText('林知夏');
  const fits = {
    internship: ['2025-06-01', '2025-07-31'],
    committee: [person('T9'), person('T2')],
    home: { value: '330106', label: '西湖区' },
    signed: [{ id: 'x' }],
  };
  const passes = (more: object) => evaluate(asked.at(-1)?.where, { ...fits, ...more });
  expect(passes({})).toBe(true);
  const others = [
    { internship: ['2025-05-01', '2025-06-30'] },
    { committee: [person('T9')] },
    { home: { value: '320106', label: '鼓楼区' } },
    { signed: null },
  ];
  expect(others.map(passes)).toEqual([false, false, false, false]);
});

it('keeps in the address what is asked whether it is there', async () => {
  const { asked, ui } = open();
  await screen.findByText('林知夏');
  fireEvent.click(screen.getByRole('button', { name: /展开|更多/ }));
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: '签名' }));
  fireEvent.click(await screen.findByTitle('未填写'));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.at(-1)?.where?.conditionList).toEqual([
    { bindKey: 'signed', type: 'array', judgeType: 'empty' },
  ]);
  expect(ui.parameters.at(-1)).toEqual(['list', '{"f":{"signed":false}}']);
});

it('offers the parts of values for conditions of one’s own', async () => {
  const { asked } = open();
  fireEvent.click(await screen.findByRole('button', { name: '高级筛选' }));
  fireEvent.click(await screen.findByRole('button', { name: '添加条件' }, { timeout: 5000 }));
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '条件 1：字段' }));
  const titles = [...document.querySelectorAll('.ant-select-item-option')].map((one) => one.textContent);
  expect(titles).toEqual(['实习 (起)', '实习 (止)', '委员', '生源地', '签名', '姓名']);
  const choose = async (box: string, label: string): Promise<void> => {
    fireEvent.mouseDown(screen.getByRole('combobox', { name: box }));
    const found = await screen.findAllByTitle(label);
    fireEvent.click(found.find((one) => one.classList.contains('ant-select-item'))!);
  };
  await choose('条件 1：字段', '签名');
  expect(screen.getByText('含义：签名 不为空')).toBeTruthy();
  await choose('条件 1：字段', '生源地');
  fireEvent.click(screen.getByRole('button', { name: /应\s*用/ }));
  await screen.findByRole('button', { name: '高级筛选（已设 1 个条件）' });
  expect(JSON.stringify(asked.at(-1)?.where)).toContain('"bindKey":"home.label"');
});

it('names and offers the options that the form takes from a source', async () => {
  const kind = {
    ...input('select', 'kind', '类别'),
    props: { options: { source: 'kinds', value: 'code', label: 'title' } },
  };
  const sourced = {
    ...studentForm(input('input', 'name', '姓名'), kind),
    sources: { kinds: { call: 'library/kinds' } },
  };
  const shown = studentList([{ field: 'name' }, { field: 'kind' }], { filters: [{ field: 'kind' }] });
  openResource([shown, sourced], {
    answers: {
      '/student/list.htm': { list: [{ id: '1', revision: 1, name: '林知夏', kind: 'b' }], total: 1 },
      '/library/kinds.htm': {
        list: [
          { code: 'a', title: '本科' },
          { code: 'b', title: '研究生' },
        ],
        total: 2,
      },
    },
  });
  expect(await screen.findByText('研究生')).toBeTruthy();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '类别' }));
  expect(await screen.findByTitle('本科')).toBeTruthy();
});
