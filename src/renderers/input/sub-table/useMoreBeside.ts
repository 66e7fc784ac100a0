import { useEffect, useState, type RefObject } from 'react';

/** What a table that scrolls sideways shows of itself. */
export interface Beside {
  /** Its columns need more room than there is. */
  scrolls: boolean;
  /** Columns stand under the pinned one at the end, to be scrolled to. */
  more: boolean;
}

const WHOLE: Beside = { scrolls: false, more: false };

/** Watches the room of a table. @param frame scrolls sideways */
export function useMoreBeside(frame: RefObject<HTMLElement | null>): Beside {
  const [beside, setBeside] = useState(WHOLE);
  useEffect(() => {
    const box = frame.current;
    const table = box?.firstElementChild;
    if (!box || !table) return undefined;
    const look = (): void => {
      const scrolls = box.clientWidth < box.scrollWidth - 1;
      // Languages that begin at the right scroll to numbers below nothing.
      const more = Math.abs(box.scrollLeft) + box.clientWidth < box.scrollWidth - 1;
      setBeside((before) =>
        before.scrolls === scrolls && before.more === more ? before : { scrolls, more },
      );
    };
    look();
    box.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(box);
    sizes.observe(table);
    return () => {
      box.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [frame]);
  return beside;
}
