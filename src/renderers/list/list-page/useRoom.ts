import { useLayoutEffect, useState, type RefObject } from 'react';

/** Room is told in steps of so many px, so that a window that is resized does not draw a grid with every one of them. */
const STEP = 10;

/** The room of the list before, which mostly is that of the next one too: its rows need not be drawn twice. */
let latest = 0;

/**
 * The room in px that there is for the columns of a grid, rounded down; 0 until it is known, and where nothing is laid out.
 * @param frame what the columns stand in
 */
export function useRoom(frame: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(latest);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const measure = (): void => {
      // Out of sight it has none, and comes back as it was.
      if (current.clientWidth === 0) return;
      latest = Math.floor(current.clientWidth / STEP) * STEP;
      setRoom(latest);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, [frame]);
  return room;
}
