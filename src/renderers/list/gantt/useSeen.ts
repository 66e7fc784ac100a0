import { useLayoutEffect, useState, type RefObject } from 'react';

/** px drawn beyond what is in sight; it moves by so many at once, so that most scrolling draws nothing. */
const BEYOND = 600;
const STEP = 300;

/** The px between which something that scrolls sideways is seen, with some around. */
export interface Seen {
  from: number;
  to: number;
}

/** @param frame scrolls sideways */
export function useSeen(frame: RefObject<HTMLElement | null>): Seen {
  const [seen, see] = useState<Seen>({ from: 0, to: 0 });
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const measure = (): void => {
      const from = Math.floor((current.scrollLeft - BEYOND) / STEP) * STEP;
      const to = Math.ceil((current.scrollLeft + current.clientWidth + BEYOND) / STEP) * STEP;
      see((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    measure();
    current.addEventListener('scroll', measure, { passive: true });
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => {
      current.removeEventListener('scroll', measure);
      watch.disconnect();
    };
  }, [frame]);
  return seen;
}
