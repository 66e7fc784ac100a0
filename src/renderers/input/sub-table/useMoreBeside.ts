import { useEffect, useState, type RefObject } from 'react';

/** Whether columns stand under the pinned one at the end, to be scrolled to. */
export function useMoreBeside(frame: RefObject<HTMLElement | null>): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const box = frame.current;
    const table = box?.firstElementChild;
    if (!box || !table) return undefined;
    const look = (): void => {
      // Languages that begin at the right scroll to numbers below nothing.
      setMore(Math.abs(box.scrollLeft) + box.clientWidth < box.scrollWidth - 1);
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
  return more;
}
