import type { BrowserContext } from 'playwright-core';
import type { Caller } from './embedder.ts';
import type { EmbeddingSites } from './openSites.ts';

export const ROUNDS = 3;
export const CALLS = 2_000;
export const WARM_UP = 200;

const CALLERS: readonly Caller[] = ['port', 'penpal', 'atrium'];

/** Calls a frame in a fresh parent page. @returns milliseconds of each call @throws Error where the browser has the frame elsewhere */
async function callOnce(
  context: BrowserContext,
  parent: string,
  caller: Caller,
  isApart: boolean,
): Promise<readonly number[]> {
  const page = await context.newPage();
  await page.goto(parent, { waitUntil: 'load' });
  const times = await page.evaluate(([by, warmUp, calls]) => window.embedder.timeCalls(by, warmUp, calls), [
    caller,
    WARM_UP,
    CALLS,
  ] as const);
  const [, frame] = page.frames();
  if (frame === undefined) throw new Error('The parent page has no frame');
  // Only what has a process of its own has a session of its own.
  const hasOwn = await context.newCDPSession(frame).then(
    () => true,
    () => false,
  );
  if (hasOwn !== isApart)
    throw new Error(`The frame is ${hasOwn ? 'in another process than' : 'in the process of'} its page`);
  await page.close();
  return times;
}

/**
 * Calls in turn, each time another first.
 * @param isApart whether the browser is to have frames of other sites in processes of their own
 * @returns milliseconds of each call, of all rounds together
 */
export async function measureCalls(
  context: BrowserContext,
  { parent }: EmbeddingSites,
  isApart: boolean,
): Promise<ReadonlyMap<Caller, readonly number[]>> {
  const measured = new Map<Caller, readonly number[]>(CALLERS.map((caller) => [caller, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const caller of [...CALLERS.slice(round), ...CALLERS.slice(0, round)]) {
      const times = await callOnce(context, parent, caller, isApart);
      measured.set(caller, [...(measured.get(caller) ?? []), ...times]);
    }
  }
  return measured;
}
