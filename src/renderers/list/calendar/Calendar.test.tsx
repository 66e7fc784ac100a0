// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import { writableRecords } from '../../../../tests/support/writableRecords.tsx';
import type { Node } from '../../../schemas/node.ts';
import { weekOf } from '../shared/days.ts';
import type { DatedEvent } from '../shared/dated/DatedEvent.ts';
import { layWeek } from './events.ts';

const node: Node = {
  type: 'calendar',
  id: 'calendar',
  props: { start: 'from', end: 'to', title: '{{ item.name }}', date: '2025-03-12' },
};
const rows = [
  { id: '1', name: '林知夏', from: '2025-03-03', to: '2025-03-05' },
  { id: '2', name: '周明远', from: '2025-03-20', to: null },
];
const press = async (target: Element, code: string, key = code) => {
  await act(async () => {
    fireEvent.keyDown(target, { code, key });
    await new Promise(requestAnimationFrame);
  });
};
/** Lays the days of March 2025 out in weeks of 100 px cells, and every bar on its first day. */
const layOut = () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const day = this.getAttribute('data-day');
    if (day === null) return new DOMRect(0, 110, 100, 20);
    const place = (Date.parse(day) - Date.parse('2025-02-24')) / 86_400_000;
    return new DOMRect((place % 7) * 100, Math.floor(place / 7) * 100, 100, 100);
  });
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a calendar', () => {
  it('shows a month, its records across their days, and asks the list for what overlaps it', async () => {
    const { wrap, asked } = writableRecords({ rows });
    await renderNode(node, { wrap });
    await screen.findByText('2025年3月');
    expect(screen.getByRole('button', { name: '林知夏，3月3日至3月5日' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '周明远，3月20日' })).toBeTruthy();
    expect(asked.at(-1)).toMatchObject({
      limit: 500,
      sort: [{ field: 'from', order: 'asc' }],
      where: { conditionTree: { list: [{ value: '2025-04-07' }, {}] } },
    });
    const count = asked.length;
    fireEvent.click(screen.getByRole('button', { name: '下一页' }));
    await screen.findByText('2025年4月');
    expect(asked.length).toBeGreaterThan(count);
  });

  it('begins weeks as the reader’s language does', async () => {
    const { wrap } = writableRecords({ rows });
    const view = await renderNode(node, { wrap, locale: 'enUS' });
    await screen.findByText('March 2025');
    expect(view.container.textContent).toMatch(/Sun.*Mon.*Sat/);
  });

  it('counts what has no place on a day, and shows all of that day', async () => {
    const many = Array.from({ length: 5 }, (_, index) => ({
      id: String(index),
      name: `n${index}`,
      from: '2025-03-12',
    }));
    const { wrap, open } = writableRecords({ rows: many });
    await renderNode(node, { wrap });
    fireEvent.click(await screen.findByRole('button', { name: '3月12日还有 2 项' }));
    const all = await screen.findByRole('tooltip');
    fireEvent.click(within(all).getByRole('button', { name: 'n4，3月12日' }));
    expect(open).toHaveBeenCalledWith(many[4]);
  });

  it('moves a record to another day by keyboard: start and end alike', async () => {
    layOut();
    const { wrap, written } = writableRecords({ rows });
    await renderNode(node, { wrap });
    const bar = await screen.findByRole('button', { name: /林知夏/ });
    bar.focus();
    await press(bar, 'Space', ' ');
    await press(bar, 'ArrowRight');
    await press(bar, 'Space', ' ');
    await waitFor(() => expect(written).toEqual([{ from: '2025-03-04', to: '2025-03-06' }]));
    expect(await screen.findByRole('button', { name: '林知夏，3月4日至3月6日' })).toBeTruthy();
  });

  it('moves a record by the day at which it is held, though it then begins in the week before', async () => {
    layOut();
    const { wrap, written } = writableRecords({ rows });
    await renderNode(node, { wrap });
    const bar = await screen.findByRole('button', { name: /林知夏/ });
    const at = async (
      target: Element | Document,
      what: 'mouseDown' | 'mouseMove' | 'mouseUp',
      x: number,
      y: number,
    ) =>
      act(async () => {
        fireEvent[what](target, { clientX: x, clientY: y, button: 0, buttons: 1 });
        await new Promise(requestAnimationFrame);
      });
    // From the 5th, its last day, to the 11th.
    await at(bar, 'mouseDown', 250, 150);
    await at(document, 'mouseMove', 200, 200);
    await at(document, 'mouseMove', 150, 250);
    await waitFor(() => {
      const lit = [...document.querySelectorAll<HTMLElement>('[data-over]')].map(
        ({ dataset }) => dataset.day,
      );
      expect(lit).toEqual(['2025-03-09', '2025-03-10', '2025-03-11']);
    });
    await at(document, 'mouseUp', 150, 250);
    await waitFor(() => expect(written).toEqual([{ from: '2025-03-09', to: '2025-03-11' }]));
  });

  it('keeps the focus on a record that the keyboard brought to another week', async () => {
    layOut();
    const { wrap } = writableRecords({ rows });
    await renderNode(node, { wrap });
    const bar = await screen.findByRole('button', { name: /林知夏/ });
    bar.focus();
    await press(bar, 'Space', ' ');
    await press(bar, 'ArrowDown');
    await press(bar, 'Space', ' ');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('林知夏，3月10日至3月12日'),
    );
  });

  it('moves nothing where one of the dates may not be written', async () => {
    const { wrap } = writableRecords({ rows, writable: ['from'] });
    await renderNode(node, { wrap });
    const bar = await screen.findByRole('button', { name: /林知夏/ });
    expect(bar.getAttribute('aria-roledescription')).toBeNull();
  });

  it('lists the days that have records', async () => {
    const { wrap } = writableRecords({ rows });
    await renderNode({ ...node, props: { ...node.props, view: 'agenda' } }, { wrap });
    await screen.findAllByRole('button', { name: /林知夏/ });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      '3月3日周一',
      '3月4日周二',
      '3月5日周三',
      '3月20日周四',
    ]);
  });

  it('begins the list with today; what is past is folded, and again when today is asked for', async () => {
    vi.useFakeTimers({ now: new Date('2025-03-05T04:00:00Z'), toFake: ['Date'] });
    const { wrap } = writableRecords({ rows });
    await renderNode({ ...node, props: { ...node.props, view: 'agenda' } }, { wrap });
    await screen.findAllByRole('button', { name: /林知夏/ });
    const days = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(days()).toEqual(['3月5日周三', '3月20日周四']);
    fireEvent.click(screen.getByRole('button', { name: '显示更早的 2 天' }));
    expect(days()).toHaveLength(4);
    fireEvent.click(screen.getByRole('button', { name: /今\s*天/ }));
    expect(days()).toHaveLength(2);
  });

  it('says in the list which day of a longer record each one is', async () => {
    const { wrap } = writableRecords({ rows });
    await renderNode({ ...node, props: { ...node.props, view: 'agenda' } }, { wrap });
    const second = await screen.findByRole('button', { name: '林知夏，3月3日至3月5日，第 2 天，共 3 天' });
    expect(second.textContent).toBe('林知夏第 2/3 天');
    expect(screen.getByRole('button', { name: '周明远，3月20日' }).textContent).toBe('周明远');
  });

  it('folds a long day of the list; what begins on it is in sight', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      name: `n${index}`,
      from: index === 11 ? '2025-03-13' : '2025-03-12',
      to: '2025-03-13',
    }));
    const { wrap, open } = writableRecords({ rows: many });
    await renderNode({ ...node, props: { ...node.props, view: 'agenda' } }, { wrap });
    const [, second] = await screen.findAllByRole('definition');
    const bars = within(second!).getAllByRole('button');
    expect(bars).toHaveLength(9);
    expect(bars[0]!.textContent).toBe('n11');
    fireEvent.click(within(second!).getByRole('button', { name: '3月13日还有 4 项' }));
    const all = await screen.findByRole('tooltip');
    fireEvent.click(within(all).getByRole('button', { name: /^n10，/ }));
    expect(open).toHaveBeenCalledWith(many[10]);
  });
});

describe('the events of a week', () => {
  it('lie in lines in which none covers another', () => {
    const event = (key: string, from: string, to: string): DatedEvent => ({
      key,
      row: {},
      title: key,
      tone: undefined,
      from,
      to,
    });
    const events = [
      event('short', '2025-03-03', '2025-03-03'),
      event('long', '2025-02-20', '2025-03-04'),
      event('later', '2025-03-05', '2025-03-30'),
      event('other', '2025-04-01', '2025-04-01'),
    ];
    expect(
      layWeek(events, weekOf('2025-03-03', 1)).map(({ event: { key }, column, span, lane }) => [
        key,
        column,
        span,
        lane,
      ]),
    ).toEqual([
      ['long', 0, 2, 0],
      ['short', 0, 1, 1],
      ['later', 2, 5, 0],
    ]);
  });
});
