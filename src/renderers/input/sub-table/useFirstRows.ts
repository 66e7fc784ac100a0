import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows that are added at a time. */
const STEP = 50;

/**
 * How many of the rows are drawn where they stand one under the other: the first ones, more of them when somebody asks,
 * all on paper.
 * @param on else all are drawn
 */
export function useFirstRows(count: number, on: boolean): { drawn: number; more: () => void } {
  const [most, setMost] = useState(STEP);
  const bounded = on && count > most;
  useEffect(() => {
    if (!bounded) return undefined;
    // The browser takes the page as it is when this returns.
    const drawAll = (): void => flushSync(() => setMost(Infinity));
    window.addEventListener('beforeprint', drawAll);
    return () => {
      window.removeEventListener('beforeprint', drawAll);
    };
  }, [bounded]);
  return { drawn: bounded ? most : count, more: () => setMost(most + STEP) };
}
