import { useSyncExternalStore } from 'react';

/** Whether the window is at least so many pixels wide, as it changes. */
export function useWide(pixels: number): boolean {
  return useSyncExternalStore(subscribe, () => window.innerWidth >= pixels);
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
