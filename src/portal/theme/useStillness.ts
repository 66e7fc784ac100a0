import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the person asked their system for less motion; follows the wish. */
export function useStillness(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(QUERY).matches);
}

function follow(changed: () => void): () => void {
  const wish = window.matchMedia(QUERY);
  wish.addEventListener('change', changed);
  return () => {
    wish.removeEventListener('change', changed);
  };
}
