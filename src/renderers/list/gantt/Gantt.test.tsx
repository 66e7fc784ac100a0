import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import { writableRecords } from '../../../../tests/support/writableRecords.tsx';
import type { Node } from '../../../schemas/node.ts';
import { leftOf, lengthOf, columnsOf, headsOf, rangeOf, stepFrom } from './scale.ts';

const rows = [
  { id: '1', name: '林知夏', from: '2025-03-10', to: '2025-03-12', kind: 'b' },
  { id: '2', name: '周明远', from: '2025-03-03', to: null, kind: 'a' },
  { id: '3', name: '去年的', from: '2024-05-03', to: '2024-05-04', kind: 'a' },
];
const node: Node = {
  type: 'gantt',
  id: 'leaves',
  props: { start: 'from', end: 'to', title: '{{ item.name }}', date: '2025-03-12' },
};
const grouped: Node = { ...node, props: { ...node.props, groupBy: 'kind' } };
const options = {
  kind: [
    { value: 'a', label: '病假' },
    { value: 'b', label: '事假' },
    { value: 'c', label: '公假' },
  ],
};
const titles = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const press = async (target: Element, code: string, key = code) => {
  await act(async () => {
    fireEvent.keyDown(target, { code, key });
    await new Promise(requestAnimationFrame);
  });
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a gantt chart', () => {
  it('draws the records of its time, what begins first above, and asks the list for no others', async () => {
    const { wrap, asked } = writableRecords({ rows });
    await renderNode(node, { wrap });
    await screen.findByRole('button', { name: '林知夏，3月10日至3月12日' });
    expect(titles()).toEqual(['周明远', '林知夏']);
    expect(asked).toMatchObject([
      {
        limit: 1000,
        sort: [{ field: 'from', order: 'desc' }],
        where: { conditionTree: { list: [{ value: '2025-05-01' }, {}] } },
      },
    ]);
  });

  it('goes to other times and scales, and says where nothing is', async () => {
    const { wrap, asked } = writableRecords({ rows });
    await renderNode(node, { wrap });
    await screen.findByText('周明远', { selector: '[role=rowheader] button' });
    fireEvent.click(screen.getByText('月', { exact: true }));
    await waitFor(() => expect(titles()).toEqual(['去年的', '周明远', '林知夏']));
    fireEvent.click(screen.getByText('日', { exact: true }));
    for (let step = 0; step < 3; step += 1) fireEvent.click(screen.getByRole('button', { name: '下一页' }));
    expect(await screen.findByText('这段时间没有记录')).toBeTruthy();
    // Never pages of the list between two times.
    expect(asked).not.toContain(undefined);
  });

  it('shows what begins last above where the document says so, and finds a bar by its title', async () => {
    const { wrap } = writableRecords({ rows });
    await renderNode({ ...node, props: { ...node.props, order: 'desc' } }, { wrap });
    await screen.findByRole('button', { name: '林知夏，3月10日至3月12日' });
    expect(titles()).toEqual(['林知夏', '周明远']);
    const chart = screen.getByRole('region', { name: '甘特图' });
    fireEvent.click(screen.getByRole('button', { name: '周明远' }));
    const { width, first } = rangeOf('day', '2025-03-12');
    expect([first, chart.scrollLeft]).toEqual(['2025-02-01', 30 * width + 200 / 3]);
  });

  it('puts records into groups in the order of their options; groups without records are left out', async () => {
    const { wrap } = writableRecords({ rows, options });
    await renderNode(grouped, { wrap });
    await screen.findByText('病假（1）');
    expect(titles()).toEqual(['病假（1）', '周明远', '事假（1）', '林知夏']);
  });

  it('tells the dates of a bar that is reached by keyboard, and opens it', async () => {
    const { wrap, open } = writableRecords({ rows });
    await renderNode(node, { wrap });
    const bar = await screen.findByRole('button', { name: /^林知夏，/ });
    fireEvent.focus(bar);
    expect(await screen.findByText('2025年3月10日 – 2025年3月12日，共 3 天')).toBeTruthy();
    fireEvent.keyDown(bar, { key: 'Enter', code: 'Enter' });
    expect(open).toHaveBeenCalledWith(rows[0]);
  });

  it.each([
    [true, '林知夏，3月11日至3月13日'],
    [false, '林知夏，3月10日至3月12日'],
  ])('moves a bar by keyboard along its line: start and end alike (taken: %s)', async (takes, after) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(400, 100, 102, 22));
    const { wrap, written } = writableRecords({ rows, takes });
    await renderNode(node, { wrap });
    const bar = await screen.findByRole('button', { name: /^林知夏，/ });
    bar.focus();
    await press(bar, 'Space', ' ');
    await press(bar, 'ArrowRight');
    await screen.findByText('“林知夏”移到3月11日');
    await press(bar, 'Space', ' ');
    await waitFor(() => expect(written).toEqual([{ from: '2025-03-11', to: '2025-03-13' }]));
    expect(await screen.findByRole('button', { name: after })).toBeTruthy();
  });

  it.each([
    ['end', {}, { to: '2025-03-14' }, '林知夏，3月10日至3月14日'],
    ['start', { ctrlKey: true }, { from: '2025-03-12' }, '林知夏，3月12日'],
  ])(
    'resizes a bar by keyboard at its %s, as one change, and leaves it a day',
    async (_edge, keys, change, after) => {
      const { wrap, written } = writableRecords({ rows });
      await renderNode(node, { wrap });
      const bar = await screen.findByRole('button', { name: /^林知夏，/ });
      expect(document.getElementById(bar.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
        'Shift',
      );
      bar.focus();
      const arrow = (times: number, key: string) => {
        for (let time = 0; time < times; time += 1) fireEvent.keyDown(bar, { key, shiftKey: true, ...keys });
      };
      arrow(4, 'ArrowRight');
      if (after.includes('14')) arrow(2, 'ArrowLeft');
      expect(screen.getByRole('button', { name: after })).toBeTruthy();
      expect(screen.getByText(/^林知夏 2025年/, { selector: '[role=status]' }).textContent).toMatch(
        /共 \d 天$/,
      );
      expect(written).toEqual([]);
      fireEvent.keyUp(bar, { key: 'Shift' });
      expect(written).toEqual([change]);
      expect(await screen.findByRole('button', { name: after })).toBeTruthy();
    },
  );

  it('resizes nothing where Escape is pressed, or nothing is ended', async () => {
    const { wrap, written } = writableRecords({ rows });
    const { unmount } = await renderNode(node, { wrap });
    const bar = await screen.findByRole('button', { name: /^林知夏，/ });
    fireEvent.keyDown(bar, { key: 'ArrowRight', shiftKey: true });
    fireEvent.keyDown(bar, { key: 'Escape' });
    fireEvent.keyUp(bar, { key: 'Shift' });
    expect([written, bar.getAttribute('aria-label')]).toEqual([[], '林知夏，3月10日至3月12日']);
    unmount();
    const { container } = await renderNode({ ...node, props: { ...node.props, end: undefined } }, { wrap });
    await screen.findByRole('button', { name: '林知夏，3月10日' });
    expect(container.querySelector('[data-edge]')).toBeNull();
  });

  it.each([
    ['start', -70, { from: '2025-03-08' }],
    ['end', 35, { to: '2025-03-13' }],
    ['end', -400, { to: '2025-03-10' }],
  ])('resizes a bar by pointer at its %s by %i px', async (edge, by, change) => {
    const { wrap, written } = writableRecords({ rows });
    const { container } = await renderNode(node, { wrap });
    await screen.findByRole('button', { name: /^林知夏，/ });
    const grip = [...container.querySelectorAll(`[data-edge=${edge}]`)].at(-1)!;
    const frame = () => act(() => new Promise<void>((done) => void requestAnimationFrame(() => done())));
    fireEvent.mouseDown(grip, { button: 0, clientX: 500, clientY: 10 });
    fireEvent.mouseMove(document, { clientX: 500 + by / 2, clientY: 10 });
    await frame();
    fireEvent.mouseMove(document, { clientX: 500 + by, clientY: 10 });
    await frame();
    expect(written).toEqual([]);
    fireEvent.mouseUp(document);
    await waitFor(() => expect(written).toEqual([change]));
  });

  it('moves nothing where one of the dates may not be written', async () => {
    const { wrap } = writableRecords({ rows, writable: ['to'] });
    await renderNode(node, { wrap });
    const bar = await screen.findByRole('button', { name: /^林知夏，/ });
    expect(bar.getAttribute('aria-roledescription')).toBeNull();
  });

  it('draws the lines and columns near what is seen, of 5,000 and of three months', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({
      id: String(index),
      name: `n${index}`,
      from: '2025-03-03',
    }));
    const { wrap } = writableRecords({ rows: many });
    await renderNode(node, { wrap });
    await screen.findByText('n0', { selector: '[role=rowheader] button' });
    expect(titles().length).toBeLessThan(60);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001');
    const days = screen.getByRole('columnheader', { name: '时间' }).textContent;
    expect(days).toContain('1234567');
    expect(days).not.toContain('4月');
  });
});

describe('a scale', () => {
  it('draws the months around a day, in columns and heads', () => {
    const range = rangeOf('day', '2024-03-31');
    expect(range).toMatchObject({ first: '2024-02-01', last: '2024-04-30' });
    expect([lengthOf(range), leftOf(range, '2024-02-03')]).toEqual([90, 2 * range.width]);
    expect(columnsOf('day', range, 1)).toHaveLength(90);
    expect(headsOf('day', range).map(({ days }) => days)).toEqual([29, 31, 30]);
  });

  it('begins weeks where the language does, and cuts the first and the last', () => {
    const range = { first: '2025-03-01', last: '2025-03-31', width: 12 };
    expect(columnsOf('week', range, 1).map(({ from, days }) => [from, days])).toEqual([
      ['2025-03-01', 2],
      ['2025-03-03', 7],
      ['2025-03-10', 7],
      ['2025-03-17', 7],
      ['2025-03-24', 7],
      ['2025-03-31', 1],
    ]);
    expect(columnsOf('week', range, 0)[0]?.days).toBe(1);
  });

  it('puts months under years', () => {
    const range = rangeOf('month', '2025-06-15');
    const days = (spans: readonly { days: number }[]) => spans.reduce((sum, span) => sum + span.days, 0);
    expect(headsOf('month', range).map(({ from }) => from.slice(0, 4))).toEqual(['2024', '2025', '2026']);
    expect(days(headsOf('month', range))).toBe(days(columnsOf('month', range, 1)));
  });

  it('steps by what it shows', () => {
    expect([stepFrom('day', '2025-03-12', 1), stepFrom('month', '2025-03-12', -1)]).toEqual([
      '2025-04-01',
      '2024-03-01',
    ]);
  });
});
