/**
 * React keys of a list's items: a record keeps its elements, and what was typed in them, when the list is sorted
 * anew; anything else, and a record whose id came before, is known by its place.
 */
export function keysOf(items: readonly unknown[]): string[] {
  const seen = new Set<unknown>();
  return items.map((item, index) => {
    const id = typeof item === 'object' && item !== null ? (item as { id?: unknown }).id : undefined;
    if ((typeof id !== 'string' && typeof id !== 'number') || seen.has(id)) return `at:${index}`;
    seen.add(id);
    return `id:${id}`;
  });
}
