import { useEffect, type RefObject } from 'react';

/** px that the columns at the edges leave to what scrolls. */
const LEAST_SCROLLING = 200;

/**
 * Marks an element that scrolls sideways with the sides on which it holds more, `data-more="start end"`, so that its
 * style can show it: a column that is cut would else look like one that is broken. With `data-loose` where the columns
 * at its edges would leave too little room to what scrolls. Written past React, since nothing is drawn anew.
 * @param pinned px that the columns at the edges take
 */
export function useScrollEdges(element: RefObject<HTMLElement | null>, pinned: number): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const mark = (): void => {
      const { scrollLeft, clientWidth, scrollWidth } = current;
      const start = scrollLeft > 0;
      // Widths are rounded, so that the last px may never be reached.
      const end = scrollLeft + clientWidth < scrollWidth - 1;
      current.toggleAttribute('data-loose', pinned > clientWidth - LEAST_SCROLLING);
      current.dataset.more = [start && 'start', end && 'end'].filter(Boolean).join(' ');
    };
    mark();
    current.addEventListener('scroll', mark, { passive: true });
    const watch = new ResizeObserver(mark);
    watch.observe(current);
    if (current.firstElementChild) watch.observe(current.firstElementChild);
    return () => {
      current.removeEventListener('scroll', mark);
      watch.disconnect();
    };
  }, [element, pinned]);
}
