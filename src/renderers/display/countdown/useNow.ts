import { useEffect, useState } from 'react';

/** The time in milliseconds, anew each second while it runs. */
export function useNow(running: boolean): number {
  const [now, tell] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tell(Date.now()), 1000);
    return () => {
      clearInterval(timer);
    };
  }, [running]);
  return now;
}
