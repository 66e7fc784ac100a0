import { useCallback, useRef } from 'react';

/**
 * Keys of a panel that stands beside the page and is no dialog: Tab leads out of it into the page and back, where the
 * drawer's own sentinels would lead round in it, and Escape closes it.
 * @returns takes the drawer's panel, which comes later than the component that asks for it
 */
export function usePanelKeys(close: () => void): (panel: HTMLDivElement | null) => void {
  const latest = useRef(close);
  latest.current = close;
  const end = useRef<() => void>(undefined);
  return useCallback((panel: HTMLDivElement | null) => {
    end.current?.();
    end.current = undefined;
    // The sentinels stand beside the panel.
    const around = panel?.closest<HTMLElement>('.at-inspector');
    if (!around) return;
    for (const sentinel of around.querySelectorAll<HTMLElement>('[data-sentinel]')) sentinel.tabIndex = -1;
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.stopPropagation();
      latest.current();
    };
    around.addEventListener('keydown', closeByKey);
    end.current = () => {
      around.removeEventListener('keydown', closeByKey);
    };
  }, []);
}
