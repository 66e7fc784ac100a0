/** What an input shows for a stored value. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** What a field gets for typed text: nothing typed is empty. */
export const fromText = (text: string): string | null => (text === '' ? null : text);
