import { useEffect, useState } from 'react';

/** The time in milliseconds, anew each second while it runs. @param clock the page's, which may stand still */
export function useNow(running: boolean, clock: () => number): number {
  const [now, tell] = useState(clock);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tell(clock()), 1000);
    return () => {
      clearInterval(timer);
    };
  }, [running, clock]);
  return now;
}
