import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderNode, type RenderOptions } from '../../../../tests/support/renderNode.tsx';
import { writableRecords } from '../../../../tests/support/writableRecords.tsx';
import { type Records, RecordsContext } from '../shared/Records.ts';
import type { Row } from '../shared/rowsOf.ts';
import type { Node } from '../../../schemas/node.ts';

const node: Node = {
  type: 'cards',
  id: 'cards',
  props: {
    source: 'rows',
    title: '{{ item.name }}',
    description: { zhCN: '{{ item.credits }} 学分', enUS: '{{ item.credits }} credits' },
    extra: '{{ item.enrolled }}',
    emptyText: '没有课程',
  },
};
const withRows = (answer: object, rest: RenderOptions = {}): RenderOptions => ({
  page: { sources: { rows: { call: 'course/list' } } },
  answers: { '/course/list.htm': answer },
  ...rest,
});
const courses = [
  { name: '数据结构', credits: 4, enrolled: 36 },
  { name: null, credits: 2, enrolled: 0 },
];

describe('cards', () => {
  it('show each record by its templates, whatever type these come to', async () => {
    await renderNode(node, withRows({ list: courses }));
    await screen.findByText('数据结构');
    const cards = screen.getAllByRole('listitem');
    expect(cards.map(({ textContent }) => textContent)).toEqual(['数据结构364 学分', '（无标题）02 学分']);
  });

  it('speak the reader’s language', async () => {
    await renderNode(node, withRows({ list: courses }, { locale: 'enUS' }));
    expect(await screen.findByText('4 credits')).toBeTruthy();
  });

  it('are buttons where a click does something, which sees the record', async () => {
    const { ui } = await renderNode(
      { ...node, on: { click: [{ do: 'message', text: '{{ event.name }}' }] } },
      withRows({ list: courses }),
    );
    fireEvent.click(await screen.findByRole('button', { name: /数据结构/ }));
    await waitFor(() => {
      expect(ui.messages).toEqual([{ level: 'info', text: '数据结构' }]);
    });
  });

  it('are no buttons otherwise', async () => {
    await renderNode(node, withRows({ list: courses }));
    await screen.findByText('数据结构');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('let people choose and handle records where the list around does', async () => {
    const set = vi.fn();
    const { records, open } = writableRecords({ rows: [{ id: '1', name: '数据结构' }], options: {} });
    const around: Records = Object.assign(Object.create(records) as Records, {
      choice: { has: () => false, set },
      actions: ({ id }: Row) => <button type="button">处理 {String(id)}</button>,
    });
    await renderNode(
      { ...node, props: { title: '{{ item.name }}' } },
      { wrap: (element) => <RecordsContext.Provider value={around}>{element}</RecordsContext.Provider> },
    );
    fireEvent.click(await screen.findByRole('checkbox', { name: '选择“数据结构”' }));
    expect(set).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }), true);
    expect(screen.getByRole('button', { name: '处理 1' })).toBeTruthy();
    expect(open).not.toHaveBeenCalled();
  });

  it('say that there are none, and that they could not be loaded', async () => {
    const empty = await renderNode(node, withRows({ list: [] }));
    expect(await screen.findByText('没有课程')).toBeTruthy();
    empty.unmount();
    await renderNode(node, withRows({ msgState: 9, msg: '服务器错误' }));
    expect(await screen.findByText('服务器错误')).toBeTruthy();
  });
});
