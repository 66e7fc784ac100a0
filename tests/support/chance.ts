/** Numbers that look random and are the same for the same seed, so that what failed can be run again. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `count`. */
  below(count: number): number;
  /** One of several. @throws Error of none */
  pick<T>(of: readonly T[]): T;
}

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, enough to choose among cases. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  const pick = <T>(of: readonly T[]): T => {
    if (of.length === 0) throw new Error('There is nothing to pick.');
    return of[below(of.length)] as T;
  };
  return { next, below, pick };
}
