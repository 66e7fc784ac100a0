import { keyOf } from './keyedList.ts';

/**
 * A value in which all that is as it was in another one is the very same object, so that what is kept by object stays: a
 * document that was read anew compiles as far as it is another one.
 */
export function sharing<T>(before: unknown, after: T): T;
export function sharing(before: unknown, after: unknown): unknown {
  if (before === after) return before;
  if (Array.isArray(before) && Array.isArray(after)) return sharedList(before, after);
  if (!isMembers(before) || !isMembers(after)) return after;
  const entries = Object.entries(after).map(([name, value]): [string, unknown] => [
    name,
    Object.hasOwn(before, name) ? sharing(before[name], value) : value,
  ]);
  const isSame =
    entries.length === Object.keys(before).length &&
    entries.every(([name, value]) => Object.hasOwn(before, name) && before[name] === value);
  return isSame ? before : Object.fromEntries(entries);
}

/** Items are looked for by what tells them apart, others where they stood, counted from either end. */
function sharedList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const byKey = new Map<string, unknown>();
  for (const item of before) {
    const key = keyOf(item);
    if (key !== undefined && !byKey.has(key)) byKey.set(key, item);
  }
  const list = after.map((item, at) => {
    const key = keyOf(item);
    if (key !== undefined) return sharing(byKey.get(key), item);
    const shared = sharing(before[at], item);
    return shared === before[at] ? shared : sharing(before[before.length - after.length + at], item);
  });
  return list.length === before.length && list.every((item, at) => item === before[at]) ? before : list;
}

type Members = Readonly<Record<string, unknown>>;
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
