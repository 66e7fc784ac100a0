import type { LivePorts } from './LiveStore.ts';

/** Whether somebody looks at the page, by the browser's word. */
export const seen: Pick<LivePorts, 'shown' | 'onShown'> = {
  shown: () => document.visibilityState !== 'hidden',
  onShown: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
    };
  },
};
