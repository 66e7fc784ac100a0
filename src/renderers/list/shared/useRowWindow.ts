import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Fewer rows are drawn all: watching them would cost more than it saves. */
const LEAST = 60;
/** Rows drawn beyond what is in sight, so that a turn of the wheel finds them there. */
const BEYOND = 8;
/** The window moves by so many rows at once, so that most scrolling draws nothing. */
const STEP = 8;

/** Which rows are drawn: from `start` up to, not including, `end`; `height` is that of one row, in px. */
export interface RowWindow {
  start: number;
  end: number;
  height: number;
}

/**
 * Draws the rows of a long table that are near the window of the browser, or of whatever scrolls around it. All rows
 * have one height.
 * @param body holds the rows and, in place of those that are not drawn, a row as high as they are
 * @param count of all rows
 * @param height of a row in px
 */
export function useRowWindow(body: RefObject<HTMLElement | null>, count: number, height: number): RowWindow {
  // What can be seen at most, so that the first measure finds no row too many or too few where a page begins.
  const [range, setRange] = useState(() =>
    windowOf({ hidden: 0, seen: window.innerHeight, height, count: Number.MAX_SAFE_INTEGER }),
  );
  useLayoutEffect(() => {
    if (count <= LEAST) return undefined;
    const measure = (): void => {
      if (!body.current) return;
      const { top } = body.current.getBoundingClientRect();
      const next = windowOf({ hidden: -top, seen: window.innerHeight, height, count });
      setRange((before) => (suffices(before, next) ? before : next));
    };
    // On paper nothing can be scrolled to; the browser takes the page as it is when this returns.
    const drawAll = (): void => flushSync(() => setRange({ start: 0, end: count }));
    measure();
    window.addEventListener('beforeprint', drawAll);
    window.addEventListener('afterprint', measure);
    // Caught on the way down, since scrolling does not bubble, and any element around may be the one that scrolls.
    window.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
      window.removeEventListener('beforeprint', drawAll);
      window.removeEventListener('afterprint', measure);
    };
  }, [body, count, height]);
  if (count <= LEAST) return { start: 0, end: count, height };
  return { start: Math.min(range.start, count), end: Math.min(range.end, count), height };
}

interface Range {
  start: number;
  end: number;
}

/** A few rows more than are wanted cost less than drawing anew. */
const suffices = (drawn: Range, wanted: Range): boolean =>
  drawn.start <= wanted.start &&
  drawn.end >= wanted.end &&
  drawn.end - drawn.start <= wanted.end - wanted.start + STEP;

/**
 * The rows near what is seen.
 * @param hidden px of the table above what is seen; negative where the table begins below its top
 * @param seen px that are seen
 */
export function windowOf({
  hidden,
  seen,
  height,
  count,
}: {
  hidden: number;
  seen: number;
  height: number;
  count: number;
}): Range {
  const first = Math.floor(hidden / height) - BEYOND;
  const last = Math.ceil((hidden + seen) / height) + BEYOND;
  const end = Math.min(count, Math.max(STEP, Math.ceil(last / STEP) * STEP));
  const start = Math.max(0, Math.min(Math.floor(first / STEP) * STEP, end - STEP));
  return { start, end };
}
