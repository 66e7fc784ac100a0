import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import { DEFAULT_ZONE } from '../../../conditions/index.ts';
import type { Node } from '../../../schemas/node.ts';
import { conditionBuilderMeta } from './ConditionBuilder.meta.ts';

const node: Node = {
  type: 'condition-builder',
  id: 'scope',
  name: 'scope',
  title: '范围',
  props: {
    fields: [
      { code: 'name', title: '姓名', type: 'text' },
      { code: 'grade', title: '年级', type: 'text', options: [{ value: '2024', label: '2024 级' }] },
      { code: 'days', title: { zhCN: '天数', enUS: 'Days' }, type: 'number' },
    ],
  },
};
const choose = async (box: string, label: string): Promise<void> => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: box }));
  const popups = await screen.findAllByTitle(label);
  const item = popups.find((one) => one.classList.contains('ant-select-item'));
  if (item) fireEvent.click(item);
};
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

describe('condition-builder', () => {
  it('builds a condition of a field, an operator and a value', async () => {
    const { form } = await renderNode(node, { values: {} });
    expect(screen.getByText('没有条件，一律成立')).toBeTruthy();
    press('添加条件');
    await choose('条件 1：字段', '天数');
    await choose('条件 1：运算符', '大于');
    fireEvent.change(screen.getByLabelText('条件 1：值'), { target: { value: '3' } });
    expect(form?.values.scope).toEqual({
      testRule: 'every',
      conditionList: [{ id: 'c1', bindKey: 'days', type: 'number', judgeType: 'greater', value: 3 }],
    });
    expect(screen.getByText('含义：天数 大于 3')).toBeTruthy();
    press('移除条件 1');
    expect(form?.values.scope).toBeNull();
  });

  it('takes several days, each of them typed, and takes them away again', async () => {
    const dates = { ...node, props: { fields: [{ code: 'born', title: '生日', type: 'time' }] } };
    const { form } = await renderNode(dates, { values: {} });
    press('添加条件');
    await choose('条件 1：运算符', '属于');
    const value = () =>
      (form?.values.scope as { conditionList: { value?: unknown }[] }).conditionList[0]?.value;
    for (const typed of ['2026/3/4', '20260101', '2026-03-04']) {
      const box = screen.getByRole('textbox', { name: '条件 1：值' });
      fireEvent.change(box, { target: { value: typed } });
      fireEvent.keyDown(box, { key: 'Enter' });
    }
    await waitFor(() => expect(value()).toEqual(['2026-01-01', '2026-03-04']));
    press('移除 2026-01-01');
    expect(value()).toEqual(['2026-03-04']);
    const box = screen.getByRole('textbox', { name: '条件 1：值' });
    fireEvent.paste(box, { clipboardData: { getData: () => '2020-09-01, 2021-08-28\n2023-02-30' } });
    expect(value()).toEqual(['2020-09-01', '2021-08-28', '2023-02-30', '2026-03-04']);
    fireEvent.change(box, { target: { value: '2020/9/2、20200903' } });
    fireEvent.blur(box);
    expect(value()).toHaveLength(6);
    expect(screen.getByText('请填写日期')).toBeTruthy();
  });

  it('nests groups, and copies what is in them', async () => {
    const { form } = await renderNode(node, { values: {} });
    press('添加条件组');
    fireEvent.change(screen.getByLabelText('条件 1.1：值'), { target: { value: '林{{' } });
    const group = screen.getByRole('group', { name: '条件组 1' });
    fireEvent.click(within(group).getByRole('button', { name: '条件组 1：更多操作' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: '复制' }));
    expect(form?.values.scope).toEqual({
      testRule: 'custom',
      conditionList: ['c1', 'c2'].map((id) => ({
        id,
        bindKey: 'name',
        type: 'text',
        judgeType: 'equal',
        value: "林{{'{{'}}",
      })),
      conditionTree: {
        union: 'AND',
        list: [
          { union: 'OR', list: ['c1'] },
          { union: 'OR', list: ['c2'] },
        ],
      },
    });
  });

  it('says what is wrong once the person has left the condition', async () => {
    await renderNode(node, { values: {} });
    press('添加条件');
    expect(screen.queryByText('请填写比较的值')).toBeNull();
    fireEvent.blur(screen.getByLabelText('条件 1：值'));
    expect(screen.getByText('请填写比较的值')).toBeTruthy();
    press('条件 1：改用表达式');
    fireEvent.change(screen.getByLabelText('条件 1：表达式'), { target: { value: 'a &&' } });
    expect(screen.getByText(/and/)).toBeTruthy();
  });

  it('keeps what is no number among numbers, and says so', async () => {
    const scope = {
      testRule: 'every',
      conditionList: [{ id: 'c1', bindKey: 'days', type: 'number', judgeType: 'inArray', value: [3] }],
    };
    const { form } = await renderNode(node, { values: { scope } });
    const box = screen.getByRole('combobox', { name: '条件 1：值' });
    fireEvent.change(box, { target: { value: '五' } });
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
    expect(form?.values.scope).toMatchObject({ conditionList: [{ value: [3, '五'] }] });
    fireEvent.blur(box);
    expect(screen.getByText('请填写数字')).toBeTruthy();
  });

  it('shows conditions over fields that are gone, and places that name none', async () => {
    const scope = {
      testRule: 'custom',
      conditionList: [{ id: 'a', bindKey: 'gone', type: 'text', judgeType: 'notEmpty' }],
      conditionTree: { union: 'AND', list: ['a', 'lost'] },
    };
    await renderNode(node, { values: { scope } });
    expect(screen.getByText('字段不存在，请重新选择')).toBeTruthy();
    expect(screen.getByText('此条件已不存在，请移除')).toBeTruthy();
  });

  it('reads aloud in both languages, and takes back what it exports', () => {
    const { field } = conditionBuilderMeta;
    const value = {
      testRule: 'custom',
      conditionList: [
        { id: 'a', bindKey: 'grade', type: 'text', judgeType: 'equal', value: '2024' },
        { id: 'b', bindKey: 'name', type: 'text', judgeType: 'lengthGreater', value: 2 },
        { id: 'c', bindKey: 'days', type: 'number', judgeType: 'empty' },
      ],
      conditionTree: { union: 'OR', list: ['a', { union: 'AND', list: ['b', 'c'] }] },
    };
    const context = { locale: 'zhCN', zone: DEFAULT_ZONE, props: node.props ?? {} } as const;
    expect(field?.toText?.(value, context)).toBe('年级 等于 2024 级 或 （姓名 长度大于 2 且 天数 为空）');
    expect(field?.toText?.(value, { ...context, locale: 'enUS' })).toBe(
      '年级 equals 2024 级 or (姓名 is longer than 2 and Days is empty)',
    );
    const exported = field?.toExport?.(value, context);
    expect(field?.fromImport?.(String(exported), context)).toEqual({ value });
    expect(field?.fromImport?.('年级等于2024', context)).toHaveProperty('finding');
    expect(field?.check?.(value, node.props ?? {})).toBeUndefined();
  });
});
