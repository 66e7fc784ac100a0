import { reaction } from 'mobx';
import { useRef, useState } from 'react';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';

/**
 * Runs one thing at a time: while it runs, further calls do nothing, so that nothing is sent twice.
 * @returns `running`: whether somebody waits for it. While a dialog or drawer that it opened is open, it is the person
 *   who is waited for, and nothing has to say that it is at work.
 */
export function useRunning(run: () => Promise<unknown>): { running: boolean; start: () => void } {
  const { overlays } = useRoot();
  const [running, setRunning] = useState(false);
  const busy = useRef(false);
  const start = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setRunning(true);
    const around = overlays.overlays.length;
    const forget = reaction(
      () => overlays.overlays.length > around,
      (asks) => setRunning(!asks),
    );
    await run();
    forget();
    busy.current = false;
    setRunning(false);
  };
  return { running, start: () => void start() };
}
