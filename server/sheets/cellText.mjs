/** Longest text that a cell of a workbook may hold, in characters. */
export const MOST_CELL_TEXT = 32_767;

/** What a workbook cannot hold as it is, and an underscore before what would read as such an escape. */
const ESCAPED = /_(?=x[0-9a-fA-F]{4}_)|(?![\t\n])\p{Cc}|[\ufffe\uffff]/gu;

/**
 * A text as a cell of a workbook holds it (ECMA-376 part 1, 22.9.2.19): `_x005F_` for an underscore before what would
 * read as an escape, `_x000D_` for a carriage return.
 * @param {string} text
 */
export const cellText = (text) =>
  text
    .slice(0, MOST_CELL_TEXT)
    .replace(
      ESCAPED,
      (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
