import { useEffect } from 'react';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { ListModel } from './ListModel.ts';

/** Milliseconds between two questions because of what others write, however much they do. */
const SOONEST = 3_000;

/**
 * Asks for the records again every so many seconds, or when others have written to them: never for a window that nobody
 * looks at, nor under a cell that is being changed. Whoever comes back to the window gets what was missed at once.
 */
export function useRefresh(model: ListModel): void {
  const { live } = useRoot();
  const { every, push = false } = model.document.refresh ?? {};
  useEffect(() => {
    if (every === undefined && !push) return undefined;
    let last = Date.now();
    let written = false;
    const unwatch = push
      ? live.watch(model.module, () => {
          written = true;
        })
      : undefined;
    const renew = (): void => {
      const idle = model.records.status !== 'loading' && model.cell.place === undefined;
      if (document.visibilityState === 'hidden' || !idle) return;
      const passed = Date.now() - last;
      const due = (every !== undefined && passed >= every * 1000) || (written && passed >= SOONEST);
      if (!due) return;
      last = Date.now();
      written = false;
      model.renew();
    };
    // Looked at more often than it is asked, so that what had to wait comes soon after.
    const timer = setInterval(renew, 1000);
    document.addEventListener('visibilitychange', renew);
    return () => {
      unwatch?.();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [model, live, every, push]);
}
