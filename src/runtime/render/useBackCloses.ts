import { useEffect, useRef } from 'react';
import { useRoot } from '../stores/RootContext.tsx';

/**
 * Lets the browser's way back close a dialog or drawer that a component draws by itself, before it leaves the page.
 * @param close what its own button does
 * @param stays it cannot be closed now: the way back does nothing
 */
export function useBackCloses(open: boolean, close: () => void, stays = false): void {
  const { overlays } = useRoot();
  const latest = useRef({ close, stays });
  useEffect(() => {
    latest.current = { close, stays };
  });
  useEffect(() => {
    if (!open) return undefined;
    return overlays.lay({
      stays: () => latest.current.stays,
      close: () => {
        if (!latest.current.stays) latest.current.close();
      },
    });
  }, [open, overlays]);
}
