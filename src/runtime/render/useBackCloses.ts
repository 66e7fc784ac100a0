import { useEffect, useRef } from 'react';
import { useRoot } from '../stores/RootContext.tsx';

/**
 * Lets the browser's way back close a dialog or drawer that a component draws by itself, before it leaves the page.
 * @param close what its own button does
 * @param stays it cannot be closed now: the way back does nothing
 * @param ask it holds what would be lost: asks about that, and closes it
 */
export function useBackCloses(open: boolean, close: () => void, stays = false, ask?: () => void): void {
  const { overlays } = useRoot();
  const latest = useRef({ close, stays, ask });
  useEffect(() => {
    latest.current = { close, stays, ask };
  });
  useEffect(() => {
    if (!open) return undefined;
    const end = (): void => {
      if (!latest.current.stays) latest.current.close();
    };
    return overlays.lay({
      stays: () => latest.current.stays || latest.current.ask !== undefined,
      close: end,
      ask: () => {
        if (!latest.current.stays && latest.current.ask) latest.current.ask();
        else end();
      },
    });
  }, [open, overlays]);
}
