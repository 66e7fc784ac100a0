import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { placeRows, rowsBetween, type RowPlaces, type RowRange } from './rowPlaces.ts';
import type { Row } from './useRows.ts';

/**
 * So many rows are all drawn: watching them would cost more than it saves. What is only read costs less, is searched by
 * the browser, and has columns as wide as its texts.
 */
const ALL_DRAWN = { written: 40, read: 100 };
/** px beyond what is seen: `least` is always drawn, `most` when the window moves, so that it moves seldom. */
const BEYOND = { least: 100, most: 350 };
/** px of rows until one was measured: an input of the usual size. */
const USUAL_HEIGHT = 49;
/** A few rows more than are wanted cost less than drawing anew. */
const SPARE = 4;

export interface DrawnRows extends RowPlaces {
  /** All rows are drawn. */
  whole: boolean;
  /** For the focus that comes into a row: it and its neighbours, where Tab and Enter lead, stay. */
  onFocus: (event: FocusEvent) => void;
  /** Keeps a row whose widgets have something on its way into the value. @returns lets go of it */
  keep: (key: string) => () => void;
}

/**
 * Which rows are drawn: of many, those near the window of the browser. Always there are also the first and the last,
 * where Tab comes in from both sides, the one with the focus, those that hold something back, and the first with a
 * message, which is jumped to.
 * @param body holds the rows (`data-row` tells the index) and, for those that are not drawn, elements as high as they are
 * @param readOnly nobody writes into the rows
 * @param wrong index of the first row with a message
 */
export function useDrawnRows(
  body: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  { readOnly, wrong }: { readOnly: boolean; wrong: number | undefined },
): DrawnRows {
  const count = rows.length;
  const windowed = count > (readOnly ? ALL_DRAWN.read : ALL_DRAWN.written);
  const latest = useRef(rows);
  latest.current = rows;
  const heights = useRef(new Map<string, number>());
  const held = useRef(new Set<{ readonly key: string }>());
  const [range, setRange] = useState<RowRange>(() => ({
    start: 0,
    end: Math.ceil(window.innerHeight / USUAL_HEIGHT),
  }));
  const [focused, setFocused] = useState<number>();
  const measure = useCallback(() => {
    const box = body.current;
    if (!box) return;
    for (const row of box.querySelectorAll<HTMLElement>(':scope > [data-row]')) {
      const { height } = row.getBoundingClientRect();
      const key = latest.current[Number(row.dataset.row)]?.key;
      if (height > 0 && key !== undefined) heights.current.set(key, height);
    }
    const all = heightsOf(latest.current, heights.current);
    const { top } = box.getBoundingClientRect();
    const near = (px: number): RowRange => rowsBetween(all, -top - px, window.innerHeight - top + px);
    const wanted = near(BEYOND.most);
    const needed = near(BEYOND.least);
    setRange((drawn) => (suffices(drawn, needed, wanted) ? drawn : wanted));
  }, [body]);

  useLayoutEffect(() => {
    if (!windowed) return undefined;
    // On paper nothing can be scrolled to; the browser takes the page as it is when this returns.
    const drawAll = (): void => flushSync(() => setRange({ start: 0, end: latest.current.length }));
    measure();
    window.addEventListener('beforeprint', drawAll);
    window.addEventListener('afterprint', measure);
    // Caught on the way down, since scrolling does not bubble, and any element around may be the one that scrolls.
    window.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('beforeprint', drawAll);
      window.removeEventListener('afterprint', measure);
      window.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [windowed, count, measure]);

  // What stands above may change its height, and a tab may open, while nothing scrolls.
  useLayoutEffect(() => {
    if (!windowed || !body.current || !('IntersectionObserver' in window)) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) measure();
      },
      { rootMargin: `${BEYOND.least}px 0px` },
    );
    for (const unseen of body.current.querySelectorAll(':scope > [aria-hidden]')) watch.observe(unseen);
    return () => {
      watch.disconnect();
    };
  }, [windowed, body, count, range, focused, wrong, measure]);

  const onFocus = useCallback((event: FocusEvent) => {
    const row = event.target.closest<HTMLElement>('[data-row]');
    // What a widget opens elsewhere in the page tells of its focus here too.
    if (row && event.currentTarget.contains(row)) setFocused(Number(row.dataset.row));
  }, []);
  const keep = useCallback((key: string) => {
    const hold = { key };
    held.current.add(hold);
    return () => {
      held.current.delete(hold);
    };
  }, []);

  const placed = useMemo((): RowPlaces => {
    const all = heightsOf(rows, heights.current);
    if (!windowed) return placeRows(all, { start: 0, end: count }, []);
    const holding = new Set([...held.current].map(({ key }) => key));
    const kept = [0, count - 1, wrong ?? 0];
    if (focused !== undefined) kept.push(focused - 1, focused, focused + 1);
    rows.forEach(({ key }, index) => {
      if (holding.has(key)) kept.push(index);
    });
    return placeRows(all, range, kept);
  }, [rows, windowed, count, range, focused, wrong]);
  return { ...placed, whole: placed.places.length === count, onFocus, keep };
}

/** Of rows that were never drawn the mean of those that were. */
function heightsOf(rows: readonly Row[], known: ReadonlyMap<string, number>): readonly number[] {
  let sum = 0;
  for (const height of known.values()) sum += height;
  const mean = known.size > 0 ? sum / known.size : USUAL_HEIGHT;
  return rows.map(({ key }) => known.get(key) ?? mean);
}

const suffices = (drawn: RowRange, needed: RowRange, wanted: RowRange): boolean =>
  drawn.start <= needed.start &&
  drawn.end >= needed.end &&
  drawn.end - drawn.start <= wanted.end - wanted.start + SPARE;
