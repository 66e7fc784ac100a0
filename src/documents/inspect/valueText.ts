/** Longest value that is written out. */
const LENGTH = 120;

/** A value as a configurer reads it: JSON, cut where it is long; undefined where it is empty. */
export function valueText(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  let text: string | undefined;
  try {
    text = typeof value === 'string' ? value : JSON.stringify(value);
  } catch {
    // A value that holds itself has no text.
  }
  if (text === undefined) return '…';
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text;
}
