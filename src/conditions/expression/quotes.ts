/**
 * The end of a quoted text: the position behind the quote that closes it, -1 where none does. A quote behind an
 * odd number of backslashes is part of the text.
 */
export function quoteEnd(text: string, start: number): number {
  const quote = text.charAt(start);
  for (let index = start + 1; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '\\') index += 1;
    else if (character === quote) return index + 1;
  }
  return -1;
}

export const isQuote = (character: string): boolean => character === "'" || character === '"';

/** The end of a comment, as expr-eval's parser sees it: the whole rest where it is not closed. */
export function commentEnd(text: string, start: number): number {
  const end = text.indexOf('*/', start);
  return end < 0 ? text.length : end + 2;
}
