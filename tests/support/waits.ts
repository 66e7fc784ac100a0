import { vi } from 'vitest';

// Loaded once by each worker, so that what is wrapped is wrapped once.

/** Milliseconds that a test waits for what is to come; vitest's own second is too short for a busy machine. */
export const PATIENCE = 30_000;

const open = new Set<Promise<unknown>>();
const waitFor = vi.waitFor.bind(vi);
const waitUntil = vi.waitUntil.bind(vi);
const patient = <Options extends { timeout?: number }>(options: Options | number) =>
  typeof options === 'number' ? { timeout: options } : { timeout: PATIENCE, ...options };

async function held<T>(wait: Promise<T>): Promise<T> {
  open.add(wait);
  try {
    return await wait;
  } finally {
    open.delete(wait);
  }
}
vi.waitFor = (callback, options = {}) => held(waitFor(callback, patient(options)));
vi.waitUntil = (callback, options = {}) => held(waitUntil(callback, patient(options)));

/**
 * To be called when a test is over: throws where it left a wait behind. Such a wait asks on, and each time it puts
 * the clock of whichever test runs by then ahead, where that one has made time stand still.
 */
export function expectNoWaits(): void {
  const left = open.size;
  open.clear();
  if (left > 0) throw new Error(`${String(left)} vi.waitFor of this test still wait: await them.`);
}
