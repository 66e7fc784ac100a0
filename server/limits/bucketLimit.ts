/** A bucket per caller: how many tries fit at once, and how many per second come back. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Counts tries per caller within this process. */
export interface BucketLimit {
  /** Takes a try at `now` (milliseconds). Answers 0, or the seconds until the next one fits. */
  take(caller: string, now: number): number;
  /** The same without taking it. */
  wait(caller: string, now: number): number;
}

/** Callers that are kept in mind; the least recently seen go first. */
const MAX_CALLERS = 10_000;

const NO_LIMIT: BucketLimit = { take: () => 0, wait: () => 0 };

/**
 * Makes a limit in memory.
 * @param scale factor on the rate and the burst; 0 switches it off
 */
export function makeBucketLimit(rate: Rate, scale: number): BucketLimit {
  if (scale === 0) return NO_LIMIT;
  const perSecond = rate.perSecond * scale;
  const burst = Math.max(1, rate.burst * scale);
  const callers = new Map<string, { left: number; at: number }>();
  const leftOf = (caller: string, now: number): number => {
    const known = callers.get(caller);
    if (known === undefined) return burst;
    return Math.min(burst, known.left + (Math.max(0, now - known.at) / 1000) * perSecond);
  };
  const waitWith = (left: number): number => (left >= 1 ? 0 : Math.max(1, Math.ceil((1 - left) / perSecond)));
  return {
    take: (caller, now) => {
      const left = leftOf(caller, now);
      callers.delete(caller);
      callers.set(caller, { left: left >= 1 ? left - 1 : left, at: now });
      if (callers.size > MAX_CALLERS) {
        const oldest = callers.keys().next();
        if (oldest.done !== true) callers.delete(oldest.value);
      }
      return waitWith(left);
    },
    wait: (caller, now) => waitWith(leftOf(caller, now)),
  };
}
