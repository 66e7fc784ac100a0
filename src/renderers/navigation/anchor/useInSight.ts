import { useEffect, useState, type RefObject } from 'react';

/**
 * The key of the part that is being read: the first of those in the upper half of the window. `keys` change when parts
 * come and go; parts carry theirs as `data-part`.
 */
export function useInSight(host: RefObject<HTMLElement>, keys: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    // Not in every environment: without it no part is marked.
    if (!host.current || !('IntersectionObserver' in window)) return undefined;
    const seen = new Map<string, boolean>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          seen.set(target.getAttribute('data-part') ?? '', isIntersecting);
        }
        const first = keys.split('\n').find((key) => seen.get(key));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: '-64px 0px -50% 0px' },
    );
    for (const part of host.current.querySelectorAll('[data-part]')) watch.observe(part);
    return () => {
      watch.disconnect();
    };
  }, [host, keys]);
  return current;
}
