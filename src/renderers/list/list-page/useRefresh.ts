import { useEffect } from 'react';
import type { ListModel } from './ListModel.ts';

/**
 * Asks for the records again every so many seconds: never for a window that nobody looks at, nor under a cell that
 * is being changed. Whoever comes back to the window gets what was missed at once.
 */
export function useRefresh(model: ListModel): void {
  const seconds = model.document.refreshSeconds;
  useEffect(() => {
    if (seconds === undefined) return undefined;
    let last = Date.now();
    const renew = (): void => {
      const idle = model.records.status !== 'loading' && model.cell.place === undefined;
      if (document.visibilityState === 'hidden' || !idle || Date.now() - last < seconds * 1000) return;
      last = Date.now();
      model.renew();
    };
    // Looked at more often than it is asked, so that what had to wait comes soon after.
    const timer = setInterval(renew, 1000);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [model, seconds]);
}
