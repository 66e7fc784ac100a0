import { useLayoutEffect, useState, type RefObject } from 'react';

/** Padding of a cell, both sides, in px. */
const PADDING = 24;

/**
 * The width in px that the widest row of buttons needs. The column is placed by how many buttons there are; their words
 * may be longer. Measured once for each page of rows.
 */
export function useActionWidth(
  body: RefObject<HTMLTableSectionElement | null>,
  rows: readonly unknown[],
  locale: string,
): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const buttons = [...(body.current?.querySelectorAll<HTMLElement>('td.actions > *') ?? [])];
    const widest = buttons.reduce((most, { scrollWidth }) => Math.max(most, scrollWidth), 0);
    setWidth(widest === 0 ? 0 : widest + PADDING);
  }, [body, rows, locale]);
  return width;
}
