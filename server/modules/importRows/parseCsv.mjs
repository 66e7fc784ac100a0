import { UnreadableSheet } from './UnreadableSheet.mjs';

/**
 * The cells of a CSV text (RFC 4180), as the delimiter of its first line says: comma, semicolon or tab.
 * @param {string} text
 * @param {{ mostRows: number, mostColumns: number }} most rows below the titles, and columns, that are read; one more of
 *   either tells that there are more
 * @returns {string[][]}
 * @throws {UnreadableSheet} where the quotation marks of a row are no pair: rows below it would end up inside its cell
 */
export function parseCsv(text, { mostRows, mostColumns }) {
  const delimiter = delimiterOf(text);
  /** @type {string[][]} */
  const rows = [];
  /** @type {string[]} */
  let row = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else {
        quoted = false;
        if (!endsCell(text[at + 1], delimiter)) throw new UnreadableSheet('SHEET_QUOTES', rows.length + 1);
      }
    } else if (character === '"' && cell === '') quoted = true;
    else if (character === delimiter) {
      endCell();
      if (row.length > mostColumns) return [...rows, row];
    } else if (character === '\n' || character === '\r') {
      if (character === '\r' && text[at + 1] === '\n') at += 1;
      endRow();
      if (rows.length > mostRows + 1) return rows;
    } else cell += character;
  }
  if (quoted) throw new UnreadableSheet('SHEET_QUOTES', rows.length + 1);
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

/**
 * Whether a cell may end before a character; blanks that somebody left there are let be.
 * @param {string | undefined} next
 * @param {string} delimiter
 */
const endsCell = (next, delimiter) =>
  next === undefined || next === delimiter || next === '\n' || next === '\r' || next === ' ';

/** @param {string} text */
function delimiterOf(text) {
  const line = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const count = (/** @type {string} */ each) => line.split(each).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best), ',');
}
