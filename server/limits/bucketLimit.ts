/** A bucket per caller: how many tries fit at once, and how many per second come back. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Counts tries per caller within this process. */
export interface BucketLimit {
  /** Takes a try at `now` (milliseconds). Answers 0, or the seconds until the next one fits. */
  take(caller: string, now: number): number;
  /** Gives a try back: it was a good one. */
  giveBack(caller: string): void;
}

/** Callers that are kept in mind; the least recently seen go first. */
const MAX_CALLERS = 10_000;

const NO_LIMIT: BucketLimit = { take: () => 0, giveBack: () => undefined };

/**
 * Makes a limit in memory.
 * @param scale factor on the rate and the burst; 0 switches it off
 */
export function makeBucketLimit(rate: Rate, scale: number): BucketLimit {
  if (scale === 0) return NO_LIMIT;
  const perSecond = rate.perSecond * scale;
  const burst = Math.max(1, rate.burst * scale);
  const callers = new Map<string, { left: number; at: number }>();
  const take = (caller: string, now: number): number => {
    const known = callers.get(caller) ?? { left: burst, at: now };
    const left = Math.min(burst, known.left + (Math.max(0, now - known.at) / 1000) * perSecond);
    callers.delete(caller);
    callers.set(caller, { left: left >= 1 ? left - 1 : left, at: now });
    if (callers.size > MAX_CALLERS) {
      const oldest = callers.keys().next();
      if (oldest.done !== true) callers.delete(oldest.value);
    }
    return left >= 1 ? 0 : Math.max(1, Math.ceil((1 - left) / perSecond));
  };
  const giveBack = (caller: string): void => {
    const known = callers.get(caller);
    if (known !== undefined) callers.set(caller, { ...known, left: Math.min(burst, known.left + 1) });
  };
  return { take, giveBack };
}
