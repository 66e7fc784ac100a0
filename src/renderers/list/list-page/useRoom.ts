import { useCallback, useEffect, useState } from 'react';

/** Room is told in steps of so many px, so that a window that is resized does not draw a grid with every one of them. */
const STEP = 10;

const roomOf = (element: HTMLElement): number => Math.floor(element.clientWidth / STEP) * STEP;

/**
 * The room of an element for what stands in it, known before anything is drawn there.
 * @returns takes the element; its width in px, rounded down, undefined until it is there
 */
export function useRoom(): { take: (element: HTMLElement | null) => void; room: number | undefined } {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState<number>();
  const take = useCallback((given: HTMLElement | null): void => {
    setElement(given);
    if (given) setRoom(roomOf(given));
  }, []);
  useEffect(() => {
    if (!element) return undefined;
    const watch = new ResizeObserver(() => {
      // Out of sight it has none, and comes back as it was.
      if (element.clientWidth > 0) setRoom(roomOf(element));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [element]);
  return { take, room };
}
