import { useLayoutEffect, useState, type RefObject } from 'react';

/** Pixels that stand beside the page: the padding of what it scrolls in. */
const MARGIN = 24;

/** Browsers in which rectangles of what is zoomed count in pixels of the window, as CSS Viewport asks. */
const measuresZoom = (): boolean => 'currentCSSZoom' in Element.prototype;

/**
 * By how much a page of a width has to be made smaller to be seen as a whole.
 * @param pixels the width of the page
 * @returns 1 where it fits, or where the browser cannot tell where things stand that are zoomed
 */
export function useFitScale(scroller: RefObject<HTMLElement | null>, pixels: number): number {
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || !measuresZoom()) return undefined;
    const measure = (): void => setRoom(element.clientWidth - MARGIN);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return room === undefined || room <= 0 ? 1 : Math.min(1, room / pixels);
}
