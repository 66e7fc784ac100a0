import type { VerifyAnswer } from '../../schemas/embed/verify.ts';

export interface WatchParts {
  /** As `hearOff`. */
  readonly hear: (signal: AbortSignal) => Promise<boolean>;
  readonly verify: () => Promise<VerifyAnswer>;
  /** Waits; milliseconds. */
  readonly wait: (time: number, signal: AbortSignal) => Promise<void>;
  readonly off: () => void;
}

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/**
 * Watches over a site that embeds the portal: `off` is called once its key is switched off. After each break of the line
 * the server is asked anew, since what was said meanwhile nobody heard.
 * @returns ends it
 */
export function watchSite({ hear, verify, wait, off }: WatchParts): () => void {
  const end = new AbortController();
  const { signal } = end;
  const watch = async (): Promise<void> => {
    let pause = FIRST_WAIT;
    const isOver = (): boolean => signal.aborted;
    while (!isOver()) {
      const began = Date.now();
      const isOff = await hear(signal).catch(() => false);
      if (isOver()) return;
      if (isOff || (await isDenied(verify))) {
        off();
        return;
      }
      pause = Date.now() - began > LONGEST_WAIT ? FIRST_WAIT : Math.min(pause * 2, LONGEST_WAIT);
      await wait(pause, signal);
    }
  };
  void watch();
  return () => {
    end.abort();
  };
}

/** Whether the server says that a site may not; where it says nothing, the link goes on. */
async function isDenied(verify: WatchParts['verify']): Promise<boolean> {
  try {
    return !(await verify()).isValid;
  } catch {
    return false;
  }
}

/** Waits for between half of a time and all of it, so that the frames of a whole campus do not come back at once; no longer than until it is aborted. */
export const pauseFor: WatchParts['wait'] = (time, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, time * (1 + Math.random()) * 0.5);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
