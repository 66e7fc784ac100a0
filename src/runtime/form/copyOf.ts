/**
 * A copy of a value of a record, which is JSON; anything else in it, such as a File, stays what it is. What equals its
 * counterpart in `before` is that very one: whoever follows single rows or members sees which of them changed.
 */
export function copyOf(value: unknown, before?: unknown): unknown {
  if (Array.isArray(value)) {
    const known: readonly unknown[] = Array.isArray(before) ? before : [];
    const copy = value.map((item, index) => copyOf(item, known[index]));
    return known.length === copy.length && copy.every((item, index) => item === known[index]) ? before : copy;
  }
  if (!isPlain(value)) return value;
  const known: Readonly<Record<string, unknown>> = isPlain(before) ? before : {};
  const entries = Object.entries(value).map(([key, member]) => [key, copyOf(member, known[key])] as const);
  const unchanged =
    isPlain(before) &&
    entries.length === Object.keys(before).length &&
    entries.every(([key, member]) => Object.hasOwn(before, key) && member === before[key]);
  return unchanged ? before : Object.fromEntries(entries);
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
