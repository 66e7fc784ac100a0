import type { LiveMessage } from '../../schemas/wire/live.ts';

/** A page's part in deciding which of the pages leads. */
export interface Lead {
  /** What other pages say. */
  hear(message: LiveMessage): void;
  /** Takes part no more; leads no more. */
  end(): void;
}

interface ByLock {
  readonly locks: Pick<LockManager, 'request'>;
  readonly name: string;
  /** The page leads from now on, until it ends. */
  readonly began: () => void;
  /** The browser gives this page no locks. */
  readonly failed: () => void;
}

/** Leads while the lock is held, for which all pages wait in line: the browser hands it on however a page ends. */
export function leadByLock({ locks, name, began, failed }: ByLock): Lead {
  const end = new AbortController();
  const { signal } = end;
  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
      if (signal.aborted) resolve();
      else began();
    });
  const refused = (): void => {
    if (!signal.aborted) failed();
  };
  // Also where the call itself throws, as without any storage.
  Promise.resolve()
    .then(() => locks.request(name, { signal }, hold))
    .catch(refused);
  return {
    hear: () => undefined,
    end: () => {
      end.abort();
    },
  };
}

/** Milliseconds that whoever wants to lead waits for an objection: pages that are busy drawing are slow to answer. */
const PATIENCE = 1_000;
/** Milliseconds without a word of whoever leads, after which that page counts as gone: some of its beats. */
export const SILENCE = 25_000;

interface ByWord {
  readonly page: string;
  readonly say: (message: LiveMessage) => void;
  readonly began: () => void;
  /** Another page leads, that came first by its name. */
  readonly ended: () => void;
  /** Says again that this page leads. */
  readonly affirm: () => void;
}

/**
 * The same without locks, by word alone: a page claims to lead and does unless another one objects. Of several that claim at
 * once the first by name wins; that two lead for a moment costs a line and nothing else.
 */
export function leadByWord({ page, say, began, ended, affirm }: ByWord): Lead {
  let state: 'follows' | 'claims' | 'leads' = 'follows';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const then = (act: () => void, after: number): void => {
    clearTimeout(timer);
    timer = setTimeout(act, after);
  };
  const claim = (): void => {
    state = 'claims';
    say({ says: 'claims', page });
    then(() => {
      state = 'leads';
      began();
    }, PATIENCE);
  };
  const follow = (): void => {
    const led = state === 'leads';
    state = 'follows';
    then(claim, SILENCE);
    if (led) ended();
  };
  claim();
  return {
    hear: (message) => {
      switch (message.says) {
        case 'claims':
          if (state === 'leads') affirm();
          // Who came later has not heard of this claim.
          else if (state === 'claims' && message.page > page) say({ says: 'claims', page });
          else if (state === 'claims') follow();
          return;
        case 'leads':
          if (state === 'leads' && message.page > page) affirm();
          else follow();
          return;
        case 'leaves':
          if (state === 'follows') claim();
          return;
        default:
      }
    },
    end: () => {
      clearTimeout(timer);
    },
  };
}
