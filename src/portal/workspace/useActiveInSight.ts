import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a bar so that the whole of its active tab is in sight, whenever another becomes active, and whenever the bar or
 * the tab changes its width: with the window, the menus beside it, the language.
 * @param active which of its tabs is; its element holds `aria-current`
 * @returns of the bar, whose children are the tabs
 */
export function useActiveInSight(active: string): RefObject<HTMLUListElement> {
  const bar = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = bar.current;
    const tab = list?.querySelector('[aria-current]')?.closest('li');
    if (!list || !tab) return undefined;
    const show = (): void => tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // Called for the mere watching too, once the page is laid out: scrolling before would lay it out by itself.
    const sizes = new ResizeObserver(show);
    sizes.observe(list);
    sizes.observe(tab);
    return () => sizes.disconnect();
  }, [active]);
  return bar;
}
