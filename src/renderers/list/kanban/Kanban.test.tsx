import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import { placeByLabel, writableRecords } from '../../../../tests/support/writableRecords.tsx';
import type { Node } from '../../../schemas/node.ts';
import type { Option } from '../../../schemas/option.ts';
import { groupRows } from '../shared/groupRows.ts';

const options: Option[] = [
  { value: 'approved', label: '同意', tone: 'success' },
  { value: 'rejected', label: '驳回', tone: 'error' },
];
const rows = [
  { id: '1', name: '林知夏', decision: null },
  { id: '2', name: '周明远', decision: 'approved' },
];
const node: Node = {
  type: 'kanban',
  id: 'board',
  props: { groupBy: 'decision', title: '{{ item.name }}', noneText: '待审批' },
};
const columns = () => screen.getAllByRole('region').map((each) => each.getAttribute('aria-label'));
/** Keys reach the board when it has begun to listen for them. */
const press = async (target: Element, code: string, key = code) => {
  await act(async () => {
    fireEvent.keyDown(target, { code, key });
    await new Promise(requestAnimationFrame);
  });
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a board', () => {
  it('has a column for each option, with its records and their number', async () => {
    const { wrap, asked } = writableRecords({ rows, options: { decision: options } });
    await renderNode(node, { wrap });
    await screen.findByText('林知夏');
    expect(columns()).toEqual(['待审批，1 条', '同意，1 条', '驳回，0 条']);
    expect(asked).toEqual([{ limit: 500 }]);
  });

  it('leaves nothing bare beside three columns in a window of 1440', async () => {
    const { wrap } = writableRecords({ rows, options: { decision: options } });
    await renderNode(node, { wrap });
    await screen.findByText('林知夏');
    const widest = screen.getAllByRole('region').map(({ style }) => parseInt(style.maxWidth, 10));
    expect(widest.reduce((sum, width) => sum + width, 0)).toBeGreaterThanOrEqual(1376);
  });

  it('says that a column holds at least so many where not all records are here', async () => {
    const { wrap } = writableRecords({ rows, options: { decision: options }, total: 1429 });
    await renderNode(node, { wrap });
    await screen.findByText('林知夏');
    expect(columns()).toEqual(['待审批，1+ 条', '同意，1+ 条', '驳回，0+ 条']);
    const hint = screen.getByText('已显示前 2 条，共 1,429 条，可通过筛选缩小范围');
    const board = screen.getByText('林知夏');
    expect(hint.compareDocumentPosition(board) & document.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('opens a record by a click and by Enter', async () => {
    const { wrap, open } = writableRecords({ rows, options: { decision: options } });
    await renderNode(node, { wrap });
    const card = await screen.findByRole('button', { name: /林知夏/ });
    fireEvent.click(card);
    fireEvent.keyDown(card, { key: 'Enter', code: 'Enter' });
    expect(open.mock.calls).toEqual([[rows[0]], [rows[0]]]);
  });

  it.each([
    [true, '同意，2 条'],
    [false, '待审批，1 条'],
  ])('moves a card by keyboard, which writes its member (taken: %s)', async (takes, after) => {
    placeByLabel({
      待审批: { x: 0, width: 200, height: 300 },
      同意: { x: 210, width: 200, height: 300 },
      驳回: { x: 420, width: 200, height: 300 },
    });
    const { wrap, written } = writableRecords({ rows, options: { decision: options }, takes });
    const refused = {
      on: { refused: [{ do: 'message', text: '补充 {{ event.name }} {{ event.changes.decision }}' }] },
    };
    const { ui } = await renderNode({ ...node, ...refused }, { wrap });
    const card = await screen.findByRole('button', { name: /林知夏/ });
    card.focus();
    await press(card, 'Space', ' ');
    await press(card, 'ArrowRight');
    await screen.findByText('“林知夏”在“同意”列上方');
    await press(card, 'Space', ' ');
    await waitFor(() => expect(written).toEqual([{ decision: 'approved' }]));
    await screen.findByText('正在将“林知夏”移到“同意”列');
    await waitFor(() => expect(columns()).toContain(after));
    await screen.findByText(takes ? '“林知夏”已移到“同意”列' : '“林知夏”未能移到“同意”列，已回到原处');
    // What the column asks for besides is asked for by the document.
    await waitFor(() =>
      expect(ui.messages.map(({ text }) => text)).toEqual(takes ? [] : ['补充 林知夏 approved']),
    );
  });

  it('leaves a card where it is when the move is given up', async () => {
    const { wrap, written } = writableRecords({ rows, options: { decision: options } });
    await renderNode(node, { wrap });
    const card = await screen.findByRole('button', { name: /林知夏/ });
    card.focus();
    await press(card, 'Space', ' ');
    await press(card, 'Escape');
    await screen.findByText('已取消，“林知夏”回到原处');
    expect(written).toEqual([]);
  });

  it('moves nothing where the member may not be written', async () => {
    const { wrap } = writableRecords({ rows, options: { decision: options }, writable: [] });
    await renderNode(node, { wrap });
    const card = await screen.findByRole('button', { name: /林知夏/ });
    expect(card.getAttribute('aria-roledescription')).toBeNull();
  });

  it('draws long columns in parts', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ id: String(index), name: `n${index}` }));
    const { wrap } = writableRecords({ rows: many, options: { decision: options } });
    await renderNode(node, { wrap });
    const column = await screen.findByRole('region', { name: /待审批/ });
    expect(within(column).getAllByRole('listitem')).toHaveLength(50);
    fireEvent.click(within(column).getByRole('button', { name: '再显示 10 条' }));
    expect(within(column).getAllByRole('listitem')).toHaveLength(60);
  });
});

describe('columns', () => {
  it('keep values that no option has, and records without one', () => {
    const made = groupRows([...rows, { id: '3', decision: 'other' }], 'decision', options, false);
    expect(made.map(({ key, rows: { length } }) => [key, length])).toEqual([
      ['', 1],
      ['approved', 1],
      ['rejected', 0],
      ['other', 1],
    ]);
  });

  it('show none without records only where asked to', () => {
    expect(groupRows([], 'decision', options, false).map(({ key }) => key)).toEqual(['approved', 'rejected']);
    expect(groupRows([], 'decision', [], true)).toHaveLength(1);
  });
});
