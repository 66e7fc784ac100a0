import { useState } from 'react';

/** Numbers for things that have no ids of their own, in their order. */
export interface Order {
  readonly ids: readonly number[];
  move(at: number, by: -1 | 1): void;
  remove(at: number): void;
}

/**
 * Keeps numbers for the things of a list, so that each is drawn as itself wherever it goes and what is typed in it stays.
 * @param count how many there are; those that are added stand at the end
 */
export function useOrder(count: number): Order {
  const [{ ids, next }, keep] = useState<{ ids: readonly number[]; next: number }>({ ids: [], next: 0 });
  const kept = ids.slice(0, count);
  const added = Array.from({ length: count - kept.length }, (_none, at) => next + at);
  const now = ids.length === count ? ids : [...kept, ...added];
  if (now !== ids) keep({ ids: now, next: next + added.length });
  return {
    ids: now,
    move: (at, by) => {
      const moved = [...now];
      moved.splice(at + by, 0, ...moved.splice(at, 1));
      keep({ ids: moved, next: next + added.length });
    },
    remove: (at) => {
      keep({ ids: now.filter((_id, place) => place !== at), next: next + added.length });
    },
  };
}
