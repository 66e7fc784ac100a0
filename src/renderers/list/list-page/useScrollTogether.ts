import { useEffect, type RefObject } from 'react';

/** Two elements scroll sideways as one. */
export function useScrollTogether(
  one: RefObject<HTMLElement | null>,
  other: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const [a, b] = [one.current, other.current];
    if (!a || !b) return undefined;
    // Setting what is there already is no scrolling, so that they do not follow each other for ever.
    const follow = (from: HTMLElement, to: HTMLElement) => (): void => {
      if (to.scrollLeft !== from.scrollLeft) to.scrollLeft = from.scrollLeft;
    };
    const [there, back] = [follow(a, b), follow(b, a)];
    there();
    a.addEventListener('scroll', there, { passive: true });
    b.addEventListener('scroll', back, { passive: true });
    return () => {
      a.removeEventListener('scroll', there);
      b.removeEventListener('scroll', back);
    };
  }, [one, other]);
}
