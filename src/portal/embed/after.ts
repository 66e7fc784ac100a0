/** Waits; milliseconds. */
export const after = (time: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, time, undefined);
  });
