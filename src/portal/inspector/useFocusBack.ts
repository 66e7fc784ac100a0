import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to where it was before, once what asks for it is gone; else to the uppermost dialog or drawer,
 * which without it would not hear Escape.
 */
export function useFocusBack(): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      // What had the focus is being taken out of the page: the browser hands it to nothing only after that.
      requestAnimationFrame(() => {
        if (document.activeElement !== null && document.activeElement !== document.body) return;
        const known = before instanceof HTMLElement && before !== document.body && before.isConnected;
        const target = known
          ? before
          : [...document.querySelectorAll<HTMLElement>('.at-overlay-body')].at(-1);
        target?.focus({ preventScroll: true });
      });
    };
  }, []);
}
