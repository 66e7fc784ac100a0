import { setImmediate } from 'node:timers/promises';
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

const lineOf = (cells: readonly SheetCell[]): string => cells.map(cellText).join(',');

/** A sheet as CSV (RFC 4180): texts quoted and never a formula, numbers as they are. */
export function writeCsv({ header, rows }: Sheet): Uint8Array {
  return bytesOf([header, ...rows].map(lineOf));
}

/** Rows that become lines before other calls get their turn. */
const ROWS_PER_TURN = 1_000;

/** The same, a part at a time. @param step told how many rows are done; what it throws ends the work */
export async function writeCsvInTurns(
  { header, rows }: Sheet,
  step: (done: number) => void,
): Promise<Uint8Array> {
  const lines = [lineOf(header)];
  for (let start = 0; start < rows.length; start += ROWS_PER_TURN) {
    step(start);
    for (const row of rows.slice(start, start + ROWS_PER_TURN)) lines.push(lineOf(row));
    await setImmediate();
  }
  return bytesOf(lines);
}

const bytesOf = (lines: readonly string[]): Uint8Array =>
  Buffer.from(`${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`, 'utf8');
