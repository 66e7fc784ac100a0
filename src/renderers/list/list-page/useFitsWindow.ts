import { useLayoutEffect, type RefObject } from 'react';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';

/** Marks the element of a list below which only the page ends. */
export const LIST_CARD = 'data-list-card';
/** px between a list and the end of its page. */
const PAGE_END = 16;
/** px, about seven rows: less is not worth a scroll bar of its own. */
const LEAST = 360;
/** px, more than fifty rows: the most that a grid takes of a page that is as high as its content. */
const MOST = 2_400;
/** px that the header, the tabs and the pager take from a window in which a list stands alone. */
const AROUND = 200;

/**
 * Lets a grid be as high as the window leaves it at the top of its page, so that its headings stay where they are and the
 * pager is in sight, however many rows there are. Where that is too little, as on a page of several parts, it is as high
 * as a window in which it stands alone; where what surrounds the page makes room, as its rows are. Written past React, since nothing is drawn anew.
 * @param frame scrolls the rows
 * @param changes with what may move the frame
 */
export function useFitsWindow(frame: RefObject<HTMLElement | null>, changes: unknown): void {
  const { makesRoom = false } = useRoot().container;
  useLayoutEffect(() => {
    const { current } = frame;
    const card = current?.closest<HTMLElement>(`[${LIST_CARD}]`);
    if (!current || !card) return undefined;
    if (makesRoom) {
      current.style.maxHeight = `${String(MOST)}px`;
      return undefined;
    }
    const fit = (): void => {
      const box = current.getBoundingClientRect();
      const above = box.top + window.scrollY;
      const below = card.getBoundingClientRect().bottom - box.bottom + PAGE_END;
      const left = window.innerHeight - above - below;
      const height = left >= LEAST ? left : Math.max(LEAST, window.innerHeight - AROUND);
      current.style.maxHeight = `${String(Math.floor(height))}px`;
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(card);
    if (card.parentElement) watch.observe(card.parentElement);
    window.addEventListener('resize', fit);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', fit);
    };
  }, [frame, changes, makesRoom]);
}
