import { useLayoutEffect, useState, type RefObject } from 'react';
import type { PlacedColumn } from './gridColumns.ts';

/** Fewer columns are drawn all. */
const LEAST = 24;
/** px drawn beyond what is in sight. */
const BEYOND = 300;

/** The columns that are drawn, and how many stand unseen before and after them. */
export interface ColumnWindow {
  before: number;
  after: number;
}

const ALL: ColumnWindow = { before: 0, after: 0 };

/**
 * Which of the columns that scroll are near what is seen of a wide table; fixed ones are always drawn.
 * @param frame scrolls sideways
 */
export function useColumnWindow(
  frame: RefObject<HTMLElement | null>,
  columns: readonly PlacedColumn[],
): ColumnWindow {
  const [range, setRange] = useState(ALL);
  const widths = columns.filter(({ fixed }) => fixed === undefined).map(({ column }) => column.width);
  const many = widths.length > LEAST;
  const key = widths.join();
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current || !many) return undefined;
    const scrolling = key.split(',').map(Number);
    const measure = (): void => {
      const next = unseen(
        scrolling,
        current.scrollLeft - BEYOND,
        current.scrollLeft + current.clientWidth + BEYOND,
      );
      setRange((before) => (before.before === next.before && before.after === next.after ? before : next));
    };
    measure();
    current.addEventListener('scroll', measure, { passive: true });
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => {
      current.removeEventListener('scroll', measure);
      watch.disconnect();
    };
  }, [frame, key, many]);
  return many ? range : ALL;
}

/**
 * How many columns end before `from` or begin after `to`, all in px from the first one.
 * @param widths px of the columns that scroll, in order
 */
export function unseen(widths: readonly number[], from: number, to: number): ColumnWindow {
  let left = 0;
  let before = 0;
  let after = 0;
  for (const width of widths) {
    if (left + width < from) before += 1;
    else if (left > to) after += 1;
    left += width;
  }
  return { before, after };
}
