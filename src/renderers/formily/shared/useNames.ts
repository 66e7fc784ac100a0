import { useEffect, useRef, type RefObject } from 'react';

/**
 * Names the boxes of a component that leaves them without a name, as they come.
 * @param nameOf what a box is called, by where it stands
 */
export function useNames(
  frame: RefObject<HTMLElement | null>,
  nameOf: (box: HTMLInputElement) => string,
): void {
  const latest = useRef(nameOf);
  latest.current = nameOf;
  useEffect(() => {
    const root = frame.current;
    if (!root) return undefined;
    const name = (): void => {
      for (const box of root.querySelectorAll<HTMLInputElement>('input[type=checkbox], input[type=radio]')) {
        box.setAttribute('aria-label', latest.current(box));
      }
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(root, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [frame]);
}
