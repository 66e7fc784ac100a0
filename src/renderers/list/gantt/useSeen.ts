import { useLayoutEffect, useState } from 'react';

/** px drawn beyond what is in sight; it moves by so many at once, so that most scrolling draws nothing. */
const BEYOND = 600;
const STEP = 300;

/** The px between which something that scrolls sideways is seen, with some around. */
export interface Seen {
  from: number;
  to: number;
}

/** @param frame scrolls sideways; null as long as there is none, such as before the records have come */
export function useSeen(frame: HTMLElement | null): Seen {
  const [seen, see] = useState<Seen>({ from: 0, to: 0 });
  useLayoutEffect(() => {
    if (!frame) return undefined;
    const measure = (): void => {
      const from = Math.floor((frame.scrollLeft - BEYOND) / STEP) * STEP;
      const to = Math.ceil((frame.scrollLeft + frame.clientWidth + BEYOND) / STEP) * STEP;
      see((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    measure();
    frame.addEventListener('scroll', measure, { passive: true });
    const watch = new ResizeObserver(measure);
    watch.observe(frame);
    return () => {
      frame.removeEventListener('scroll', measure);
      watch.disconnect();
    };
  }, [frame]);
  return seen;
}
