import type { Sheet, SheetCell } from './sheet.ts';

/**
 * First characters that make a spreadsheet read a text as a formula, their full-width forms too; white space before
 * them hides nothing.
 */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

function quoted(text: string): string {
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

function cellText(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return quoted(cell instanceof Date ? cell.toISOString() : cell);
}

/** A sheet as CSV (RFC 4180): texts quoted and never a formula, numbers as they are. */
export function writeCsv({ header, rows }: Sheet): Uint8Array {
  const lines = [header, ...rows].map((cells) => cells.map(cellText).join(','));
  return Buffer.from(`${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`, 'utf8');
}
