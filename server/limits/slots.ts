/** How many of something may be under way at once in this process. */
export interface Slots {
  /** Runs a task in a free slot. @returns undefined where none is free: nothing was run */
  run<T>(task: () => Promise<T>): Promise<T> | undefined;
}

export function makeSlots(count: number): Slots {
  let free = count;
  return {
    run: (task) => {
      if (free === 0) return undefined;
      free -= 1;
      return task().finally(() => {
        free += 1;
      });
    },
  };
}
