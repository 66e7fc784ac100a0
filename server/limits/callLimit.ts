/** Calls per second and caller that last, and the burst above it. */
const RATE = 100;
const BURST = 300;
/** Callers that are kept in mind; the least recently seen go first. */
const MAX_CALLERS = 10_000;

/** Limits calls per caller within this process. Answers 0, or the seconds until the next call fits. */
export type CallLimit = (caller: string, now: number) => number;

/**
 * Makes a limiter of calls.
 * @param scale factor on the rate and the burst; 0 switches it off
 */
export function makeCallLimit(scale: number): CallLimit {
  if (scale === 0) return () => 0;
  const rate = RATE * scale;
  const burst = Math.max(1, BURST * scale);
  const callers = new Map<string, { left: number; at: number }>();
  return (caller, now) => {
    const known = callers.get(caller) ?? { left: burst, at: now };
    const left = Math.min(burst, known.left + (Math.max(0, now - known.at) / 1000) * rate);
    callers.delete(caller);
    callers.set(caller, { left: left >= 1 ? left - 1 : left, at: now });
    if (callers.size > MAX_CALLERS) {
      const oldest = callers.keys().next();
      if (oldest.done !== true) callers.delete(oldest.value);
    }
    return left >= 1 ? 0 : Math.max(1, Math.ceil((1 - left) / rate));
  };
}
