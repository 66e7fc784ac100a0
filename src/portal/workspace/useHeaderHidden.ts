import { useEffect, useState } from 'react';

/** Scrolled so far the header is still over what it names, px. */
const NEAR = 52;
/** Less is no scrolling that anybody means, px. */
const LEAST = 6;

/** Whether the header is out of the way: while the page is scrolled down, until it is scrolled up again. */
export function useHeaderHidden(wanted: boolean): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!wanted) {
      setHidden(false);
      return;
    }
    let last = window.scrollY;
    const onScroll = (): void => {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < LEAST) return;
      setHidden(scrollY > last && scrollY > NEAR);
      last = scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [wanted]);
  return hidden;
}
