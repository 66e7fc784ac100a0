const read = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Reads something once for one unit of work, or one call that reads: what the work itself does not change is the same for all
 * of it, whatever others publish meanwhile. Nothing is kept of what failed.
 * @param reading what the work was given; what is read is forgotten with it
 * @param key tells it from all else that is read so
 */
export function onceIn<T>(reading: object, key: string, ask: () => Promise<T>): Promise<T> {
  const known = read.get(reading) ?? new Map<string, Promise<unknown>>();
  read.set(reading, known);
  const found = known.get(key);
  if (found !== undefined) return found as Promise<T>;
  const asked = ask();
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}
