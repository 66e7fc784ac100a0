import { useCallback, useEffect, useState } from 'react';
import { isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import { checkTicket, generateTicket } from '../../runtime/data/scanCalls.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { ScanState, ScanTicket } from '../../schemas/wire/scan.ts';

/** ms between two looks at a ticket. */
const INTERVAL = 2000;
/** Looks in a row that may fail, as while the network is away for a moment. */
const MISSES = 10;

export interface ShownTicket {
  ticket: ScanTicket | undefined;
  state: ScanState | 'loading';
  /** Why no ticket came, or nobody could say how it stands. */
  failure: string | undefined;
  renew: () => void;
}

/**
 * The ticket of a code that is shown: asked for, looked at every two seconds while the window is in sight, until it is
 * over. Once it is confirmed the session begins, and the page goes on.
 */
export function useScanTicket(): ShownTicket {
  const { client, session } = useRoot();
  const [ticket, setTicket] = useState<ScanTicket>();
  const [state, setState] = useState<ShownTicket['state']>('loading');
  const [failure, setFailure] = useState<string>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let misses = 0;
    const fail = (error: unknown): void => {
      if (over || isCancelled(error)) return;
      setFailure(messageOf(error));
      setState('expired');
    };
    const lookAgain = (ticketId: string): void => {
      timer = setTimeout(() => {
        look(ticketId).catch((error: unknown) => {
          misses += 1;
          if (misses > MISSES || over || isCancelled(error)) fail(error);
          else lookAgain(ticketId);
        });
      }, INTERVAL);
    };
    const look = async (ticketId: string): Promise<void> => {
      if (!document.hidden) {
        const answer = await checkTicket(client, ticketId);
        if (over) return;
        misses = 0;
        if (answer.state === 'confirmed') session.begin(answer);
        setState(answer.state);
        if (answer.state !== 'waiting' && answer.state !== 'scanned') return;
      }
      lookAgain(ticketId);
    };
    const start = async (): Promise<void> => {
      const made = await generateTicket(client);
      if (over) return;
      setTicket(made);
      await look(made.ticketId);
    };
    start().catch(fail);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [client, session, round]);
  const renew = useCallback(() => {
    setTicket(undefined);
    setState('loading');
    setFailure(undefined);
    setRound((before) => before + 1);
  }, []);
  return { ticket, state, failure, renew };
}
