import { useLayoutEffect, useState, type RefObject } from 'react';

/** Padding of a cell, both sides, in px. */
const PADDING = 24;

/**
 * The width in px that the widest row of buttons needs beyond the usual one; 0 where that suffices, so that nothing is
 * drawn anew then. The column is placed by how many buttons there are; their words may be longer. Measured once for each
 * page of rows.
 * @param usual px that the column has by itself
 */
export function useActionWidth(
  body: RefObject<HTMLTableSectionElement | null>,
  rows: readonly unknown[],
  usual: number,
): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const buttons = [...(body.current?.querySelectorAll<HTMLElement>('td.actions > *') ?? [])];
    const widest = buttons.reduce((most, { scrollWidth }) => Math.max(most, scrollWidth + PADDING), 0);
    setWidth(widest > usual ? widest : 0);
  }, [body, rows, usual]);
  return width;
}
