/** Where the button stands: px from the end and the bottom of the window. */
export interface Corner {
  readonly end: number;
  readonly bottom: number;
}

/** The box around an element that scrolls, or nothing where it is the window that does. */
export function scrollerOf(element: Element | null): Element | undefined {
  for (let box = element?.parentElement; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight) continue;
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return undefined;
}

/**
 * The corner of what scrolls, as far as the window shows it.
 * @returns undefined where it is not scrolled as far as wanted, or out of sight
 */
export function cornerOf(scroller: Element | undefined, after: number): Corner | undefined {
  if (!scroller) return window.scrollY >= after ? { end: 0, bottom: 0 } : undefined;
  if (scroller.scrollTop < after) return undefined;
  const { top, right, bottom } = scroller.getBoundingClientRect();
  if (bottom <= 0 || top >= window.innerHeight) return undefined;
  return {
    end: Math.max(0, document.documentElement.clientWidth - right),
    bottom: Math.max(0, window.innerHeight - bottom),
  };
}
