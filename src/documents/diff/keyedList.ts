/** The objects of a list by what tells them apart: `id`, else `field`. */
export type Keyed = ReadonlyMap<string, unknown>;

/**
 * A list as objects that are told apart wherever they stand; undefined where one of them has no key, or two have the same.
 */
export function keyedList(list: unknown): Keyed | undefined {
  if (!Array.isArray(list)) return undefined;
  const keyed = new Map<string, unknown>();
  for (const item of list as readonly unknown[]) {
    const key = keyOf(item);
    if (key === undefined || keyed.has(key)) return undefined;
    keyed.set(key, item);
  }
  return keyed;
}

/** What tells an object of a list apart. */
export function keyOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { id, field } = item as { id?: unknown; field?: unknown };
  if (typeof id === 'string') return `id ${id}`;
  return typeof field === 'string' ? `field ${field}` : undefined;
}
