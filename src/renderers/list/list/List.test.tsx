import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import { writableRecords } from '../../../../tests/support/writableRecords.tsx';
import type { Node } from '../../../schemas/node.ts';
import { type Records, RecordsContext } from '../shared/Records.ts';

const rows = [
  { id: '1', name: '林知夏', reason: '感冒', startOn: '2025-03-03', status: 'approved' },
  { id: '2', name: '', reason: null, startOn: null, status: 'gone' },
];
const node: Node = {
  type: 'list',
  id: 'leaves',
  props: {
    title: '{{ item.name }}',
    description: '{{ item.reason }}',
    extra: '{{ item.startOn }}',
    status: 'status',
  },
};
const options = { status: [{ value: 'approved', label: '已批准', tone: 'success' as const }] };
/** The records of a list that lets people choose and handle them. */
const handled = (records: Records, more: Partial<Records>) => (element: React.ReactElement) => (
  <RecordsContext.Provider value={Object.assign(Object.create(records) as Records, more)}>
    {element}
  </RecordsContext.Provider>
);

describe('a list', () => {
  it('has a line for each record, with its status; a value without an option stands as it is', async () => {
    const { wrap } = writableRecords({ rows, options });
    await renderNode(node, { wrap });
    await screen.findByText('林知夏');
    const lines = screen.getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '林知夏感冒2025-03-03已批准',
      '（无标题）gone',
    ]);
  });

  it('opens a record by its title; without a way to open it there is no button', async () => {
    const { records, wrap, open } = writableRecords({ rows, options });
    const { unmount } = await renderNode(node, { wrap });
    fireEvent.click(await screen.findByRole('button', { name: '林知夏' }));
    expect(open).toHaveBeenCalledWith(rows[0]);
    unmount();
    await renderNode(node, { wrap: handled(records, { open: undefined as never }) });
    await screen.findByText('林知夏');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('lets people choose and handle records where the list around does', async () => {
    const { records, open } = writableRecords({ rows, options });
    const set = vi.fn();
    const wrap = handled(records, {
      choice: { has: ({ id }) => id === '2', set },
      actions: ({ id }) => <button type="button">处理 {String(id)}</button>,
    });
    await renderNode(node, { wrap });
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: '选择“林知夏”' });
    expect([box.checked, screen.getByRole<HTMLInputElement>('checkbox', { name: /无标题/ }).checked]).toEqual(
      [false, true],
    );
    fireEvent.click(box);
    expect(set).toHaveBeenCalledWith(rows[0], true);
    fireEvent.click(screen.getByRole('button', { name: '处理 1' }));
    expect(open).not.toHaveBeenCalled();
  });

  it('leaves the actions out where the document says so', async () => {
    const { records } = writableRecords({ rows, options });
    const wrap = handled(records, { actions: () => <button type="button">处理</button> });
    await renderNode({ ...node, props: { ...node.props, actions: false } }, { wrap });
    await screen.findByText('林知夏');
    expect(screen.queryByRole('button', { name: '处理' })).toBeNull();
  });

  it('shows initials before a line that wants a portrait', async () => {
    const { wrap } = writableRecords({ rows, options });
    await renderNode({ ...node, props: { ...node.props, avatar: true } }, { wrap });
    expect(await screen.findByText('知夏')).toBeTruthy();
  });
});
