import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const node: Node = {
  type: 'sub-table',
  id: 'items',
  name: 'items',
  title: '明细',
  props: { maxRows: 100 },
  children: [
    { type: 'input', id: 'what', name: 'what', title: '物品' },
    { type: 'number', id: 'count', name: 'count', title: '数量', rules: [{ rule: 'min', value: 1 }] },
  ],
};
const cell = (title: string, n: number) => screen.getByLabelText<HTMLInputElement>(`${title}，第 ${n} 行`);
const drawn = (): number[] =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => Number(dataset.row));
const scroll = (px: number): void => {
  vi.spyOn(HTMLTableSectionElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, -px, 900, 4000),
  );
  fireEvent.scroll(window);
};
const renderMany = () => {
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(300);
  return renderNode(node, {
    values: { items: Array.from({ length: 50 }, () => ({ what: '笔', count: 2 })) },
  });
};

describe('a sub-table of many rows', () => {
  it('draws those near what is seen, with the last, where Tab comes in, and all on paper', async () => {
    await renderMany();
    expect(drawn()).toContain(10);
    expect(drawn()).not.toContain(35);
    expect(drawn().at(-1)).toBe(49);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('51');
    scroll(35 * 49);
    expect(drawn()).toEqual(expect.arrayContaining([0, 35, 36]));
    expect(drawn()).not.toContain(10);
    fireEvent(window, new Event('beforeprint'));
    expect(drawn()).toHaveLength(50);
    fireEvent(window, new Event('afterprint'));
    expect(drawn().length).toBeLessThan(40);
  });

  it('draws those near what is seen where it is only read, too, from more than a hundred on', async () => {
    const items = Array.from({ length: 500 }, () => ({ what: '笔', count: 2 }));
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(300);
    const { unmount } = await renderNode(node, { values: { items }, readOnly: true });
    expect(drawn().length).toBeLessThan(40);
    expect(drawn().at(-1)).toBe(499);
    unmount();
    await renderNode(node, { values: { items: items.slice(0, 100) }, readOnly: true });
    expect(drawn()).toHaveLength(100);
  });

  it('shows the first on a phone where it is only read, and more when asked', async () => {
    const items = Array.from({ length: 120 }, () => ({ what: '笔', count: 2 }));
    const { root } = await renderNode(node, { values: { items }, readOnly: true });
    act(() => root.theme.resize(390));
    expect(drawn()).toHaveLength(50);
    fireEvent.click(screen.getByRole('button', { name: '显示更多（还有 70 行）' }));
    expect(drawn()).toHaveLength(100);
    fireEvent(window, new Event('beforeprint'));
    expect(drawn()).toHaveLength(120);
  });

  it('keeps the row with the focus and the next, where Enter leads, however far away', async () => {
    await renderMany();
    act(() => {
      cell('物品', 6).focus();
    });
    scroll(35 * 49);
    expect(drawn().slice(0, 4)).toEqual([0, 4, 5, 6]);
    fireEvent.keyDown(cell('物品', 6), { key: 'Enter' });
    expect(document.activeElement).toBe(cell('物品', 7));
  });

  it('keeps what cannot be read in a row out of sight', async () => {
    await renderMany();
    fireEvent.keyDown(cell('数量', 3), { key: '0' });
    fireEvent.input(cell('数量', 3), { target: { value: '1.2万' } });
    fireEvent.blur(cell('数量', 3));
    await screen.findByText(/请输入数字/);
    scroll(35 * 49);
    expect(drawn().slice(0, 3)).toEqual([0, 2, 27]);
    expect(cell('数量', 3).value).toBe('1.2万');
  });

  it('draws the first row with a message, which a refused form leads to', async () => {
    const { form } = await renderMany();
    const before = form?.values.items as object[];
    act(() => form?.field('items')?.set(before.with(40, { what: '墨', count: 0 })));
    expect(drawn()).not.toContain(40);
    await act(async () => {
      await form?.validate();
    });
    expect(cell('数量', 41).getAttribute('aria-invalid')).toBe('true');
  });

  it('leads into a row that is added below all', async () => {
    await renderMany();
    fireEvent.click(screen.getByRole('button', { name: '添加一行' }));
    await waitFor(() => expect(document.activeElement).toBe(cell('物品', 51)));
  });
});
