import { useEffect, useRef, useState } from 'react';

export interface Ticking {
  /** Milliseconds between the end of one tick and the next. */
  interval: number;
  running: boolean;
  /** How often at most. */
  times: number;
}

/**
 * Counts ticks and waits for each to end before the next begins, so that a slow answer never piles up. Out of sight
 * nothing ticks; what was missed is made up by one tick once the page is seen again.
 */
export function useTicks(
  { interval, running, times }: Ticking,
  tick: (count: number) => Promise<unknown>,
): number {
  const [count, setCount] = useState(0);
  const latest = useRef(tick);
  latest.current = tick;
  const over = count >= times;
  useEffect(() => {
    if (!running || over) return undefined;
    let gone = false;
    let late = false;
    const run = async (): Promise<void> => {
      if (document.hidden) {
        late = true;
        return;
      }
      await latest.current(count + 1);
      if (!gone) setCount(count + 1);
    };
    const seen = (): void => {
      if (!late || document.hidden) return;
      late = false;
      void run();
    };
    const timer = setTimeout(() => void run(), interval);
    document.addEventListener('visibilitychange', seen);
    return () => {
      gone = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [interval, running, over, count]);
  return count;
}
