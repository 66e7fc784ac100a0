import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { markedAs } from './markedAs.ts';

/** What was chosen elsewhere, by a finding or in the outline, is seen. @param key of the part */
export function useInSight(key: string | undefined, pane: RefObject<HTMLElement>): void {
  useEffect(() => {
    if (key === undefined) return;
    markedAs(pane.current, 'part', key)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [key, pane]);
}

/** Opens a flow that is wider than its pane with its start in the middle: branches go out to both sides of it. */
export function useStartInMiddle(pane: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const start = pane.current?.querySelector('[data-part]');
    if (!pane.current || !start) return;
    const [card, seen] = [start.getBoundingClientRect(), pane.current.getBoundingClientRect()];
    pane.current.scrollLeft += card.left + card.width / 2 - (seen.left + seen.width / 2);
  }, [pane]);
}
