import { ChainStopped } from './defineAction.ts';

/**
 * What a step gives, unless the page is left first: then the chain ends at once, whatever the step still waits for.
 * @param late told what becomes of a step that fails after that: a write that was refused is not kept from anybody
 * @throws ChainStopped where the signal came first
 */
export function untilAborted<T>(
  work: Promise<T>,
  signal: AbortSignal,
  late: (error: unknown) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = false;
    const leave = (): void => {
      left = true;
      reject(new ChainStopped());
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    void work
      .then(resolve, (error: unknown) => {
        if (left) late(error);
        reject(error instanceof Error ? error : new Error(String(error)));
      })
      .finally(() => {
        signal.removeEventListener('abort', leave);
      });
  });
}
