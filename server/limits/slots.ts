/** How many of something may be under way at once in this process. */
export interface Slots {
  /** Runs a task in a free slot. @returns undefined where none is free: nothing was run */
  run<T>(task: () => Promise<T>): Promise<T> | undefined;
  /** Runs a task in the next slot that is free, first come, first served. */
  inTurn<T>(task: () => Promise<T>): Promise<T>;
}

export function makeSlots(count: number): Slots {
  let free = count;
  const waiting: (() => void)[] = [];
  const inSlot = async <T>(task: () => Promise<T>): Promise<T> => {
    try {
      return await task();
    } finally {
      // A slot goes straight to whoever waits, so that nobody comes between.
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
  const take = (): boolean => {
    if (free === 0) return false;
    free -= 1;
    return true;
  };
  return {
    run: (task) => (take() ? inSlot(task) : undefined),
    inTurn: async (task) => {
      if (!take()) {
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      }
      return inSlot(task);
    },
  };
}
