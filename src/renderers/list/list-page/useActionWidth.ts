import { useLayoutEffect, type RefObject } from 'react';
import type { ActionWidths } from './gridColumns.ts';

/** Padding of a cell, both sides, in px. */
const PADDING = 24;

/**
 * Measures the px that the widest row of buttons needs, once for each page of rows; 0 where the usual ones suffice, so that
 * nothing is drawn anew then. The column is placed by how many buttons there are; their words may be longer. Both ways of
 * drawing them are kept apart, so that what one needs does not decide for the other anew.
 * @param way in which they are drawn
 * @param usual px that the column has by itself
 */
export function useActionWidth(
  body: RefObject<HTMLTableSectionElement | null>,
  rows: readonly unknown[],
  way: keyof ActionWidths,
  usual: number,
  tell: (change: (before: ActionWidths) => ActionWidths) => void,
): void {
  useLayoutEffect(() => {
    const buttons = [...(body.current?.querySelectorAll<HTMLElement>('td.actions > *') ?? [])];
    const widest = buttons.reduce((most, { scrollWidth }) => Math.max(most, scrollWidth + PADDING), 0);
    const needed = widest > usual ? widest : 0;
    tell((before) => (before[way] === needed ? before : { ...before, [way]: needed }));
  }, [body, rows, way, usual, tell]);
}
