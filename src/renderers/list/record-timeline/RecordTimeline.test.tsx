import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import { writableRecords } from '../../../../tests/support/writableRecords.tsx';
import type { Node } from '../../../schemas/node.ts';
import { newestFirst, periodsOf } from './periods.ts';

const zone = 'Asia/Shanghai';
const node: Node = {
  type: 'record-timeline',
  id: 'entries',
  props: { date: 'at', title: '{{ item.name }}', status: 'kind' },
};
const rows = [
  { id: '1', name: '林知夏', at: '2025-03-05T00:30:00.000Z', kind: 'in' },
  { id: '2', name: '周明远', at: '2025-03-04T17:00:00.000Z', kind: 'out' },
  { id: '3', name: '陈思齐', at: '2025-03-04', kind: null },
];
const heads = () => screen.getAllByRole('time').map(({ textContent }) => textContent);
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), name: `n${index}`, at: '2025-03-04' }));
const source = { page: { sources: { rows: { call: 'entry/list' } } } };

describe('a timeline of records', () => {
  it('puts records under the days of the clock, with their times', async () => {
    const { wrap, asked } = writableRecords({ rows });
    await renderNode(node, { wrap });
    await screen.findByText('林知夏');
    expect(heads()).toEqual(['2025年3月5日周三', '2025年3月4日周二']);
    expect(screen.getByText('01:00')).toBeTruthy();
    expect(asked).toEqual([
      {
        where: {
          testRule: 'every',
          conditionList: [{ bindKey: 'at', type: 'time', judgeType: 'notEmpty' }],
        },
        sort: [{ field: 'at', order: 'desc' }],
        limit: 50,
      },
    ]);
  });

  it('puts them under months, in the reader’s language', async () => {
    const { wrap } = writableRecords({ rows });
    await renderNode({ ...node, props: { ...node.props, groupBy: 'month' } }, { wrap, locale: 'enUS' });
    await screen.findByText('林知夏');
    expect(heads()).toEqual(['March 2025']);
  });

  it('asks the list for more, and never for pages between', async () => {
    const { wrap, asked } = writableRecords({ rows: many(50), total: 120 });
    await renderNode(node, { wrap });
    fireEvent.click(await screen.findByRole('button', { name: '再显示 50 条' }));
    await waitFor(() => expect(asked.map((window) => window?.limit)).toEqual([50, 100]));
  });

  it('orders the records of a source, and draws thousands in steps', async () => {
    const list = [{ id: 'x', name: 'without', at: null }, ...many(5000), { ...rows[0]! }];
    await renderNode(
      { ...node, props: { ...node.props, source: 'rows' } },
      { ...source, answers: { '/entry/list.htm': { list } } },
    );
    await screen.findByText('林知夏');
    expect(heads()[0]).toBe('2025年3月5日周三');
    expect(screen.queryByText('without')).toBeNull();
    expect(screen.getAllByText(/^n\d+$/)).toHaveLength(49);
    fireEvent.click(screen.getByRole('button', { name: '再显示 50 条' }));
    expect(screen.getAllByText(/^n\d+$/)).toHaveLength(99);
  });

  it('opens a record', async () => {
    const { wrap, open } = writableRecords({ rows });
    await renderNode(node, { wrap });
    fireEvent.click(await screen.findByRole('button', { name: '周明远' }));
    expect(open).toHaveBeenCalledWith(rows[1]);
  });
});

describe('periods', () => {
  it('are days or months, in the order of their records', () => {
    const ordered = newestFirst([...rows].reverse(), 'at', zone);
    expect(ordered.map(({ id }) => id)).toEqual(['1', '2', '3']);
    const of = (by: 'day' | 'month') =>
      periodsOf(ordered, 'at', by, zone).map(({ first, moments }) => [first, moments.length]);
    expect(of('day')).toEqual([
      ['2025-03-05', 2],
      ['2025-03-04', 1],
    ]);
    expect(of('month')).toEqual([['2025-03-01', 3]]);
  });
});
