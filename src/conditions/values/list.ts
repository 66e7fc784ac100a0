/** The list of any value: null, undefined, `''` → `[]`; what is no list → a list of one. Text is not split. */
export function toList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value as readonly unknown[];
  return value === null || value === undefined || value === '' ? [] : [value];
}

/**
 * The elements that `inArray` looks among: a list as it is; text split at `,`, trimmed, without empty ones; null
 * and undefined are the empty list; one other value is a list of one.
 */
export function toItems(value: unknown): readonly unknown[] {
  if (typeof value !== 'string') return toList(value);
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
