import { setTimeout as delay } from 'node:timers/promises';
import DataLoader from 'dataloader';

/** Keys of one statement. */
const MOST = 200;
/** Milliseconds after which a statement that does not answer is no longer waited for. */
const PATIENCE = 100;

/**
 * Reads that calls make by key, put together: what is asked for while a statement is on its way goes into the next
 * one. An idle server reads at once, a busy one reads many keys in one round trip, and nobody is answered from before
 * the question, as a cache would: the statement begins after every one of its keys was asked for.
 *
 * @param read answers a value, or undefined, for each key at its place
 * @returns reads one key; the key's text decides which keys are the same
 */
export function batchReads<K extends string, V>(
  read: (keys: readonly K[]) => Promise<readonly V[]>,
): (key: K) => Promise<V> {
  let running: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<K, V>(
    async (keys) => {
      const distinct = [...new Set(keys)];
      const flight = read(distinct);
      // Who waits for the line needs no answer; the askers are told of a failure.
      running = flight.catch(() => undefined);
      const values = await flight;
      const found = new Map(distinct.map((key, index) => [key, values[index] as V]));
      return keys.map((key) => found.get(key) as V);
    },
    { cache: false, maxBatchSize: MOST, batchScheduleFn: (start) => void patiently(running).then(start) },
  );
  return (key) => loader.load(key);
}

/** Waits for a statement, though not for one that is stuck: a connection that hangs must not hold up all the others. */
function patiently(running: Promise<unknown>): Promise<unknown> {
  return Promise.race([running, delay(PATIENCE, undefined, { ref: false })]);
}
