import type { Cost, Reading } from './Reading.ts';

/**
 * What was read of values, by the very value: a definition is read once, however often it is referred to, and counted each
 * time, since it is drawn each time.
 */
export class Once<T> {
  private readonly known = new WeakMap<object, { readonly result: T; readonly cost: Cost }>();

  /** @param depth how deep the value stands where it is read now */
  read(value: unknown, depth: number, path: string, reading: Reading, read: () => T): T {
    if (typeof value !== 'object' || value === null) return read();
    const known = this.known.get(value);
    if (known) {
      reading.spend(known.cost, depth, path);
      return known.result;
    }
    const measured = reading.measure(depth);
    const result = read();
    this.known.set(value, { result, cost: measured() });
    return result;
  }
}
