import { parseCsv } from './parseCsv.mjs';
import { textIn } from './textIn.mjs';
import { UnreadableSheet } from './workbook/UnreadableSheet.mjs';

/** What the product's own CSV puts before a text that a spreadsheet would take for a formula. */
const FORMULA_GUARD = /^'(?=[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

/** A formula that is nothing but a text: so systems keep spreadsheets from making a number of `0012`. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

/** @param {string} cell */
function unguarded(cell) {
  if (FORMULA_GUARD.test(cell)) return cell.slice(1);
  const [, text] = TEXT_FORMULA.exec(cell) ?? [];
  return text?.replaceAll('""', '"') ?? cell;
}

/**
 * The rows of a CSV file that hold something.
 * @param {Buffer} content
 * @param {import('./workbook/worksheet.mjs').SheetLimits} limits
 * @returns {import('./workbook/worksheet.mjs').SheetRow[]}
 * @throws {UnreadableSheet}
 */
export function csvRows(content, limits) {
  const rows = parseCsv(textIn(content), limits);
  const isTooWide = rows.some((row) => row.length > limits.mostColumns);
  if (isTooWide) throw new UnreadableSheet('SHEET_TOO_WIDE');
  return rows.flatMap((row, index) =>
    row.some((cell) => cell.trim() !== '') ? [{ row: index + 1, cells: row.map(unguarded) }] : [],
  );
}
