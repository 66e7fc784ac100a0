/** Equality of JSON values; the order of an object's members says nothing. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  if (left.length !== right.length) return false;
  const others = new Map<string, unknown>(right);
  return left.every(([key, value]) => others.has(key) && same(value, others.get(key)));
}
