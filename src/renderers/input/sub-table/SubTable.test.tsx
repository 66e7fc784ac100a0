import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const node: Node = {
  type: 'sub-table',
  id: 'items',
  name: 'items',
  title: '明细',
  props: { totals: ['sum'], maxRows: 4 },
  children: [
    { type: 'input', id: 'what', name: 'what', title: '物品', required: true, default: '纸' },
    { type: 'number', id: 'count', name: 'count', title: '数量', rules: [{ rule: 'min', value: 1 }] },
    { type: 'number', id: 'price', name: 'price', title: '单价' },
    { type: 'formula', id: 'sum', name: 'sum', title: '小计', value: '{{ row.count * row.price }}' },
    {
      type: 'select',
      id: 'unit',
      name: 'unit',
      title: '单位',
      props: { options: [{ value: 'pack', label: '包' }] },
    },
  ],
};
const rows = [
  { what: '笔', count: 2, price: 3, sum: 6, unit: null },
  { what: '墨', count: 1, price: 0.1, sum: 0.1, unit: null },
];
const cell = (title: string, n: number) => screen.getByLabelText<HTMLInputElement>(`${title}，第 ${n} 行`);
const button = (name: string) => screen.getByRole('button', { name });
const whats = (value: unknown) => (value as { what: string }[] | null)?.map(({ what }) => what);

describe('sub-table', () => {
  it('has headings of the weight that those of lists have', async () => {
    await renderNode(node, { values: { items: rows } });
    expect(screen.getByRole('columnheader', { name: '单价' }).style.fontWeight).toBe('500');
  });

  it('keeps what cannot be read in a cell with its reason, whatever else is changed, and takes no part of it', async () => {
    const { form } = await renderNode(node, { values: { items: rows } });
    const price = cell('单价', 1);
    for (const typed of ['1', '1.', '1.2', '1.2万']) {
      fireEvent.keyDown(cell('单价', 1), { key: '0' });
      fireEvent.input(cell('单价', 1), { target: { value: typed } });
    }
    await waitFor(() => expect(form?.values.items).toMatchObject([{ price: 3, sum: 6 }, rows[1]]));
    fireEvent.blur(cell('单价', 1));
    await screen.findByText(/请输入数字/);
    fireEvent.change(cell('数量', 2), { target: { value: '7' } });
    fireEvent.click(button('添加一行'));
    await waitFor(() =>
      expect(form?.values.items).toMatchObject([{ price: 3 }, { count: 7 }, { what: '纸' }]),
    );
    expect(cell('单价', 1)).toBe(price);
    expect(price.value).toBe('1.2万');
    expect(screen.getByText(/请输入数字/)).toBeTruthy();
  });

  it('changes a cell and computes its row and the total', async () => {
    const { form } = await renderNode(node, { values: { items: rows } });
    fireEvent.change(cell('单价', 2), { target: { value: '0.2' } });
    await waitFor(() => expect(form?.values.items).toMatchObject([rows[0], { price: 0.2, sum: 0.2 }]));
    expect(screen.getAllByRole('row').at(-1)?.textContent).toContain('6.2');
  });

  it('empties what is chosen under another choice of its row, be that typed or pasted', async () => {
    const under = { type: 'input', id: 'major', name: 'major', title: '专业' };
    const cascade: Node = {
      ...node,
      children: [
        { type: 'input', id: 'college', name: 'college', title: '学院' },
        { ...under, props: { options: { dictionary: 'major', parent: '{{ row.college }}' } } },
      ],
    };
    const both = [
      { college: '7', major: 'cs' },
      { college: '7', major: 'ee' },
    ];
    const { form } = await renderNode(cascade, { values: { items: both } });
    fireEvent.change(cell('学院', 1), { target: { value: '8' } });
    await waitFor(() => expect(form?.values.items).toEqual([{ college: '8', major: null }, both[1]]));
    const paste = (text: string) =>
      fireEvent.paste(cell('学院', 1), { clipboardData: { getData: () => text } });
    paste('9\tlaw\n8');
    await waitFor(() =>
      expect(form?.values.items).toEqual([
        { college: '9', major: 'law' },
        { college: '8', major: null },
      ]),
    );
  });

  it('counts in a total what will be saved: nothing of what is hidden in its row', async () => {
    const count = { ...node.children![1]!, visible: "{{ row.what != '无' }}" } as Node;
    const counted: Node = {
      ...node,
      props: { totals: ['count', 'sum'] },
      children: [node.children![0]!, count, ...node.children!.slice(2)],
    };
    const { form } = await renderNode(counted, { values: { items: rows } });
    fireEvent.change(cell('物品', 1), { target: { value: '无' } });
    await waitFor(() => expect(form?.values.items).toMatchObject([{ count: 2, sum: 0 }, { sum: 0.1 }]));
    const total = screen.getAllByRole('row').at(-1);
    expect([...(total?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['1', '0.1']),
    );
  });

  it('draws the row again that changed, and no other', async () => {
    const { form, root } = await renderNode(node, { values: { items: rows } });
    await act(async () => {
      await form?.validate();
    });
    // Each row names itself as it is drawn.
    const told = vi.spyOn(root.locale, 'text');
    fireEvent.change(cell('数量', 2), { target: { value: '5' } });
    await waitFor(() => expect(form?.values.items).toMatchObject([rows[0], { count: 5, sum: 0.5 }]));
    const drawn = told.mock.calls.filter(([, key]) => key === 'rowOf').map(([, , values]) => values?.n);
    expect(new Set(drawn)).toEqual(new Set([2]));
  });

  it('tells how many rows a total goes without', async () => {
    const [what, count, price, , unit] = node.children!;
    const sum = {
      type: 'formula',
      id: 'sum',
      name: 'sum',
      title: '小计',
      value: '{{ row.price ? row.price : null }}',
    };
    const halves = { ...node, children: [what!, count!, price!, sum, unit!] };
    await renderNode(halves, { values: { items: [{ what: '笔', price: 6.1 }, { what: '砚' }] } });
    await waitFor(() =>
      expect(screen.getAllByRole('row').at(-1)?.textContent).toContain('6.1（1 行尚无结果，未计入）'),
    );
  });

  it('tells the totals in one line where its columns scroll', async () => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
    await renderNode(node, { values: { items: rows } });
    const last = screen.getAllByRole('row').at(-1);
    expect(last?.textContent).toBe('合计小计 6.1');
    expect(last?.childElementCount).toBe(1);
  });

  it('adds a row with its defaults, copies, moves and deletes', async () => {
    const { form } = await renderNode(node, { values: { items: rows } });
    fireEvent.click(button('添加一行'));
    await waitFor(() => expect(document.activeElement).toBe(cell('物品', 3)));
    expect(whats(form?.values.items)).toEqual(['笔', '墨', '纸']);
    fireEvent.click(button('复制第 1 行'));
    expect(whats(form?.values.items)).toEqual(['笔', '笔', '墨', '纸']);
    expect(button('添加一行')).toHaveProperty('disabled', true);
    fireEvent.click(button('下移第 3 行'));
    expect(whats(form?.values.items)).toEqual(['笔', '笔', '纸', '墨']);
    for (const n of [4, 3, 2, 1]) fireEvent.click(button(`删除第 ${n} 行`));
    expect(form?.values.items).toBeNull();
  });

  it('puts the cursor into a new row on a phone too', async () => {
    const { root } = await renderNode(node, { values: { items: rows } });
    act(() => root.theme.resize(375));
    fireEvent.click(button('添加一行'));
    const added = await screen.findByRole('group', { name: '第 3 行' });
    const [first] = within(added).getAllByRole('textbox');
    await waitFor(() => expect(document.activeElement === first).toBe(true));
  });

  it('keeps the focus at a command of the row that was moved, or that follows the one deleted', async () => {
    await renderNode(node, { values: { items: rows } });
    const at = (name: string) => waitFor(() => expect(document.activeElement).toBe(button(name)));
    fireEvent.click(button('上移第 2 行'));
    await at('下移第 1 行');
    fireEvent.click(button('删除第 1 行'));
    await at('删除第 1 行');
    fireEvent.click(button('删除第 1 行'));
    await at('添加一行');
  });

  it('shows what is wrong at the cell once it was left, and everything when the form is checked', async () => {
    const { form } = await renderNode(node, { values: { items: rows } });
    fireEvent.change(cell('物品', 1), { target: { value: '' } });
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.blur(cell('物品', 1));
    expect((await screen.findByRole('alert')).textContent).toBe('请输入物品');
    fireEvent.change(cell('数量', 2), { target: { value: '0' } });
    await act(async () => {
      expect((await form?.validate())?.code).toBe('items');
    });
    expect(cell('数量', 2).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      '请输入物品',
      '不能小于 1',
      '请检查标红的内容',
    ]);
  });

  it('shows what the server refused at its cell until the value changes', async () => {
    const { form } = await renderNode(node, { values: { items: rows } });
    act(() => form?.field('items')?.refuse('取值不正确', '1.what'));
    const second = screen.getAllByRole('row')[2]!;
    expect(within(second).getByRole('alert').textContent).toBe('取值不正确');
    fireEvent.change(cell('物品', 2), { target: { value: '砚' } });
    expect(within(second).queryByRole('alert')).toBeNull();
  });

  it('takes cells pasted from a sheet, and tells which it could not read', async () => {
    const { form } = await renderNode(node, { values: { items: rows } });
    const sheet = '"a\tb"\t2\t1.5\t99\t包\r\n尺\t两\t4\t\t箱\r\nx\r\ny\r\nz\r\n';
    fireEvent.paste(cell('物品', 2), { clipboardData: { getData: () => sheet } });
    await waitFor(() =>
      expect(form?.values.items).toMatchObject([
        rows[0],
        { what: 'a\tb', count: 2, price: 1.5, sum: 3, unit: 'pack' },
        { what: '尺', count: null, price: 4, unit: null },
        { what: 'x' },
      ]),
    );
    const told = screen.getByRole('status').textContent;
    expect(told).toContain('有 2 个单元格无法识别');
    expect(told).toContain('第 3 行“数量”：两（不是数字）');
    expect(told).toContain('没有选项“箱”');
    expect(told).toContain('粘贴的 5 行中，有 2 行超出最多行数');
    expect(told).toContain('有 1 个单元格落在不能填写的列中');
    expect(told).not.toContain('最后一列');
    fireEvent.paste(cell('物品', 2), { clipboardData: { getData: () => 'y\t2\t1.5\t99\t包\t\t多\t余' } });
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain('有 2 个单元格超出最后一列'),
    );
  });

  it('counts what falls on a computed column in every row, though all else came in', async () => {
    const { root } = await renderNode(node, { values: { items: rows } });
    const price = cell('单价', 1);
    fireEvent.paste(price, { clipboardData: { getData: () => '1\t6\n2\t8\n3\t ' } });
    const told = await screen.findByRole('status');
    expect(told.textContent).toBe('有 2 个单元格落在不能填写的列中，没有粘贴');
    act(() => root.locale.change('enUS'));
    expect(told.textContent).toBe('2 cells on columns that take no input were left out');
    fireEvent.paste(price, { clipboardData: { getData: () => '1\t\n2' } });
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });

  it('takes back a row that was deleted, and cells that were pasted over others', async () => {
    const { form, root } = await renderNode(node, { values: { items: rows } });
    const told = vi.spyOn(root.ui, 'message');
    fireEvent.click(button('删除第 1 行'));
    expect(whats(form?.values.items)).toEqual(['墨']);
    act(() => told.mock.lastCall?.[2]?.run());
    expect(whats(form?.values.items)).toEqual(['笔', '墨']);
    fireEvent.paste(cell('物品', 1), { clipboardData: { getData: () => '尺\t1\n刀\t2\n纸\t3' } });
    expect(whats(form?.values.items)).toEqual(['尺', '刀', '纸']);
    act(() => told.mock.lastCall?.[2]?.run());
    expect(form?.values.items).toMatchObject(rows);
    fireEvent.paste(cell('物品', 1), { clipboardData: { getData: () => '尺\t1' } });
    const undo = told.mock.lastCall?.[2];
    fireEvent.change(cell('物品', 2), { target: { value: '砚' } });
    act(() => undo?.run());
    expect(whats(form?.values.items)).toEqual(['尺', '砚']);
  });

  it('takes the way back out of sight with the rows', async () => {
    const { ui } = await renderNode(node, { values: { items: rows } });
    fireEvent.paste(cell('物品', 1), { clipboardData: { getData: () => '尺\t1' } });
    expect(ui.messages).toHaveLength(1);
    cleanup();
    expect(ui.messages).toEqual([]);
  });

  it('shows and keeps what is pasted over a number that was typed, and takes it back', async () => {
    const { form, root } = await renderNode(node, { values: { items: rows } });
    const told = vi.spyOn(root.ui, 'message');
    const count = cell('数量', 1);
    fireEvent.focus(count);
    fireEvent.keyDown(count, { key: '5' });
    fireEvent.change(count, { target: { value: '5' } });
    fireEvent.keyUp(count, { key: '5' });
    fireEvent.keyDown(count, { key: 'v', ctrlKey: true });
    fireEvent.paste(count, { clipboardData: { getData: () => '11\t22' } });
    expect(count.value).toBe('11');
    fireEvent.keyDown(count, { key: 'Tab' });
    fireEvent.blur(count);
    await waitFor(() => expect(form?.values.items).toMatchObject([{ count: 11, price: 22, sum: 242 }, {}]));
    act(() => told.mock.lastCall?.[2]?.run());
    await waitFor(() => expect(form?.values.items).toMatchObject([{ count: 5, price: 3, sum: 15 }, {}]));
  });

  it('brings a deleted row back only where there is room, and holds it until then', async () => {
    const four = ['笔', '墨', '纸', '砚'].map((what) => ({ ...rows[0], what }));
    const { form, root } = await renderNode(node, { values: { items: four } });
    const told = vi.spyOn(root.ui, 'message');
    fireEvent.click(button('删除第 4 行'));
    const undo = told.mock.lastCall?.[2];
    fireEvent.click(button('复制第 1 行'));
    act(() => undo?.run());
    expect(whats(form?.values.items)).toEqual(['笔', '笔', '墨', '纸']);
    expect(told.mock.lastCall?.[1]).toContain('最多 4 行');
    const again = told.mock.lastCall?.[2];
    fireEvent.click(button('删除第 2 行'));
    act(() => again?.run());
    expect(whats(form?.values.items)).toEqual(['笔', '墨', '纸', '砚']);
  });

  it('leaves a pasted text without cells to the input', async () => {
    const { form } = await renderNode(node, { values: { items: rows } });
    const free = fireEvent.paste(cell('物品', 1), { clipboardData: { getData: () => '一支笔' } });
    expect(free).toBe(true);
    expect(form?.values.items).toEqual(rows);
  });

  it('shows its rows where they cannot be changed', async () => {
    await renderNode({ ...node, readOnly: true }, { values: { items: rows } });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toContain('墨');
  });
});
