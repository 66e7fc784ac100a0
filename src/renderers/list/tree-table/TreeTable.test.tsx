import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import { writableRecords } from '../../../../tests/support/writableRecords.tsx';
import type { Node } from '../../../schemas/node.ts';

const rows = [
  { id: '1', code: 'u', name: '大学', parent: null, staff: 3 },
  { id: '2', code: 'cs', name: '计算机学院', parent: 'u', staff: 96 },
  { id: '3', code: 'se', name: '软件系', parent: 'cs', staff: 41 },
  { id: '4', code: 'law', name: '法学院', parent: 'u', staff: 52 },
];
const node: Node = {
  type: 'tree-table',
  id: 'units',
  props: { parent: 'parent', keyBy: 'code', fields: ['name', 'staff'] },
};
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent);
const row = (name: string) => screen.getByText(name).closest('tr')!;
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
const focused = () => document.activeElement?.querySelector('td')?.textContent;

async function open(more: object = {}, given: object = {}) {
  const made = writableRecords({ rows, ...given });
  const view = await renderNode({ ...node, props: { ...node.props, ...more } }, { wrap: made.wrap });
  await screen.findByText('大学');
  return { ...made, ...view };
}

describe('a tree of records', () => {
  it('shows its first levels, with how deep each record stands', async () => {
    const { asked } = await open();
    expect(names()).toEqual(['大学', '计算机学院', '法学院']);
    expect(asked).toEqual([{ limit: 1000 }]);
    expect(row('大学').getAttribute('aria-expanded')).toBe('true');
    expect(row('法学院').hasAttribute('aria-expanded')).toBe(false);
    expect(
      ['aria-level', 'aria-posinset', 'aria-setsize'].map((name) => row('法学院').getAttribute(name)),
    ).toEqual(['2', '2', '2']);
  });

  it('leaves out what the list around it leaves out', async () => {
    await open({}, { omits: (code: string) => code === 'staff' });
    expect(screen.getAllByRole('columnheader')).toHaveLength(1);
  });

  it('is opened and closed by its twigs, one by one and all at once', async () => {
    await open({ openLevels: 0 });
    expect(names()).toEqual(['大学']);
    fireEvent.click(screen.getByRole('button', { name: '展开 大学' }));
    expect(names()).toEqual(['大学', '计算机学院', '法学院']);
    fireEvent.click(screen.getByRole('button', { name: '全部展开' }));
    expect(names()).toEqual(['大学', '计算机学院', '软件系', '法学院']);
    fireEvent.click(screen.getByRole('button', { name: '全部收起' }));
    expect(names()).toEqual(['大学']);
  });

  it('is walked by keys: right opens and goes in, left closes and goes out', async () => {
    const { open: opened } = await open();
    expect(screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    row('大学').focus();
    press('ArrowRight');
    expect(focused()).toBe('计算机学院');
    press('ArrowRight');
    expect(names()).toContain('软件系');
    press('ArrowRight');
    expect(focused()).toBe('软件系');
    press('ArrowLeft');
    expect(focused()).toBe('计算机学院');
    press('ArrowLeft');
    expect([focused(), names().includes('软件系')]).toEqual(['计算机学院', false]);
    press('End');
    expect(focused()).toBe('法学院');
    press('Home');
    press('ArrowDown');
    expect(focused()).toBe('计算机学院');
    press('Enter');
    expect(opened.mock.calls).toEqual([[rows[1]]]);
  });

  it('keeps what was opened while records go and come again', async () => {
    const { replaceAll } = await open();
    fireEvent.click(screen.getByRole('button', { name: '展开 计算机学院' }));
    fireEvent.click(screen.getByRole('button', { name: '收起 大学' }));
    replaceAll([rows[2]!]);
    await waitFor(() => expect(names()).toEqual(['软件系']));
    replaceAll([rows[3]!, rows[2]!, rows[1]!, rows[0]!]);
    await waitFor(() => expect(names()).toEqual(['大学']));
    fireEvent.click(screen.getByRole('button', { name: '展开 大学' }));
    expect(names()).toEqual(['大学', '法学院', '计算机学院', '软件系']);
  });

  it('is sorted by the server, by the columns that the list sorts by', async () => {
    const { asked } = await open({}, { sortable: ['staff'] });
    expect(screen.queryByRole('button', { name: /字段 name/ })).toBeNull();
    const head = () => screen.getByRole('columnheader', { name: /字段 staff/ });
    for (let times = 0; times < 3; times += 1) fireEvent.click(head().querySelector('button')!);
    expect(asked.map((window) => window?.sort)).toEqual([
      undefined,
      [{ field: 'staff', order: 'asc' }],
      [{ field: 'staff', order: 'desc' }],
      undefined,
    ]);
  });

  it('shows above what was found where it stands, marked and not to be chosen, and nothing else for its sake', async () => {
    const deep = [rows[2]!, rows[3]!];
    const { found, replaceAll } = await open({}, { all: rows, rows });
    expect(found).toEqual([]);
    replaceAll(deep);
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(found).toEqual([['cs', 'u']]);
    expect(names()).toEqual(['大学不在结果中', '计算机学院不在结果中', '软件系', '法学院']);
    expect(row('软件系').getAttribute('aria-level')).toBe('3');
    replaceAll(rows);
    await waitFor(() => expect(names()).toEqual(['大学', '计算机学院', '法学院']));
  });

  it('leaves at the top whose parent nobody may see, and asks for it once', async () => {
    const { found } = await open({}, { rows: [{ ...rows[0]!, parent: 'ministry' }], all: rows });
    await waitFor(() => expect(found).toEqual([['ministry']]));
    expect(names()).toEqual(['大学']);
  });

  it('draws the rows near what is seen, of 1,200, and brings any of them into reach of the keys', async () => {
    const many = Array.from({ length: 1200 }, (_, index) => ({
      id: `n${index}`,
      code: `c${index}`,
      name: `系 ${index}`,
      parent: 'u',
    }));
    await open({}, { rows: [rows[0]!, ...many] });
    expect(names().length).toBeLessThan(70);
    expect(screen.getByRole('treegrid').getAttribute('aria-rowcount')).toBe('1202');
    row('大学').focus();
    press('End');
    expect(focused()).toBe('系 1199');
    expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('1202');
    press('ArrowLeft');
    expect(focused()).toBe('大学');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(names()).toHaveLength(1201);
  });
});
