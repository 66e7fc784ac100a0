/** A stream of numbers that is the same on every run and every machine. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** Whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of several values; the number beside each is its weight. */
  weighted<T>(entries: readonly (readonly [T, number])[]): T;
  /** Normal distribution, cut to `low` and `high`. */
  normal(mean: number, deviation: number, low: number, high: number): number;
}

/** Makes a stream from a name: each kind of record has its own, so that a change in one leaves the others alone. */
export function createRandom(name: string): Random {
  let state = hash(name);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => element(list, int(0, list.length - 1)),
    weighted: (entries) => {
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      const found = entries.find(([, weight]) => (rest -= weight) < 0);
      return (found ?? element(entries, entries.length - 1))[0];
    },
    normal: (mean, deviation, low, high) => {
      const spread = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
      return Math.min(high, Math.max(low, mean + spread * deviation));
    },
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** @throws RangeError where the list has no such element: an empty pool is a mistake of the generator */
export function element<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`There is no element ${String(index)}.`);
  return value;
}
