import { useRef, useState } from 'react';

/** Runs one thing at a time: while it runs, further calls do nothing, so that nothing is sent twice. */
export function useRunning(run: () => Promise<void>): { running: boolean; start: () => void } {
  const [running, setRunning] = useState(false);
  const busy = useRef(false);
  const start = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setRunning(true);
    await run();
    busy.current = false;
    setRunning(false);
  };
  return { running, start: () => void start() };
}
