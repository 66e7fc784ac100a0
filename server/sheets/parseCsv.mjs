import { UnreadableSheet } from './workbook/UnreadableSheet.mjs';

/** Characters, and lines of them, that are looked through for the delimiter. */
const DELIMITER_SAMPLE = 100_000;
const DELIMITER_LINES = 10;

/** What spreadsheets write in front of the rows to say what parts the cells. */
const SEPARATOR_LINE = /^\ufeff?"?sep=(.)"?(?:\r\n|\r|\n|$)/i;

/**
 * The cells of a CSV text (RFC 4180), as the delimiter of its first line says: comma, semicolon or tab, or the one that a
 * line `sep=` in front of it names.
 * @param {string} text
 * @param {{ mostRows: number, mostColumns: number, beyond?: () => void }} most rows below the titles, and columns, that
 *   are read; one more of either tells that there are more, unless `beyond` is told of each further row
 * @returns {string[][]}
 * @throws {UnreadableSheet} where the quotation marks of a row are no pair: rows below it would end up inside its cell
 */
export function parseCsv(text, most) {
  const [separatorLine = '', separator] = SEPARATOR_LINE.exec(text) ?? [];
  return parseRows(text.slice(separatorLine.length), separator ?? delimiterOf(text), most);
}

/**
 * @param {string} text
 * @param {string} delimiter
 * @param {{ mostRows: number, mostColumns: number, beyond?: () => void }} most
 */
function parseRows(text, delimiter, { mostRows, mostColumns, beyond }) {
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
        // On one line it goes on as it is written, as in spreadsheets.
        if (!endsCell(text[at + 1], delimiter) && /[\r\n]/.test(cell))
          throw new UnreadableSheet('SHEET_QUOTES', rows.length + 1);
      }
    } else if (character === '"' && cell === '') quoted = true;
    else if (character === delimiter) {
      endCell();
      if (row.length > mostColumns) return [...rows, row];
    } else if (character === '\n' || character === '\r') {
      if (character === '\r' && text[at + 1] === '\n') at += 1;
      endRow();
      if (rows.length > mostRows + 1) {
        if (beyond === undefined) return rows;
        if (rows.pop()?.some((text) => text.trim() !== '')) beyond();
      }
    } else cell += character;
  }
  if (quoted) throw new UnreadableSheet('SHEET_QUOTES', rows.length + 1);
  if (cell !== '' || row.length > 0) endRow();
  if (beyond !== undefined && rows.length > mostRows + 1) {
    rows.pop();
    beyond();
  }
  return rows;
}

/**
 * Whether a cell may end before a character; blanks that somebody left there are let be.
 * @param {string | undefined} next
 * @param {string} delimiter
 */
const endsCell = (next, delimiter) =>
  next === undefined || next === delimiter || next === '\n' || next === '\r' || next === ' ';

/**
 * What parts the cells: of the signs that stand in the most of the first lines the one that is most in the titles. What
 * stands in quotes does not count.
 * @param {string} text
 */
function delimiterOf(text) {
  const lines = text
    .slice(0, DELIMITER_SAMPLE)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .slice(0, DELIMITER_LINES);
  const found = [',', ';', '\t'].map((sign) => ({
    sign,
    lines: lines.filter((line) => line.includes(sign)).length,
    titles: lines[0]?.split(sign).length ?? 0,
  }));
  const inTitles = found.filter(({ titles }) => titles > 1);
  return inTitles.toSorted((a, b) => b.lines - a.lines || b.titles - a.titles)[0]?.sign ?? ',';
}
