/**
 * Waits for something, and no longer than that.
 * @param patience milliseconds
 * @param late makes the error that is thrown at the deadline
 */
export async function within<T>(what: Promise<T>, patience: number, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(late());
    }, patience);
  });
  try {
    return await Promise.race([what, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
