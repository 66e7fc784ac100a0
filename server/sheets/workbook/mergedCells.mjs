import { UnreadableSheet } from './UnreadableSheet.mjs';

/** Cells that merged ones fill, in one sheet. */
const MOST_FILLED = 2_000_000;

/** @typedef {import('./worksheet.mjs').SheetRow} SheetRow */

/** Cells that are one; rows count from 1, columns from 0. @typedef {{ from: { row: number, column: number }, to: { row: number, column: number } }} Merge */

/**
 * Merged cells fill what they span of the rows that hold something else.
 * @param {SheetRow[]} rows
 * @param {Merge[]} merges
 * @param {number} mostColumns
 * @throws {UnreadableSheet} where that is more than a sheet holds
 */
export function fillMerged(rows, merges, mostColumns) {
  const byNumber = new Map(rows.map((row) => [row.row, row]));
  let left = MOST_FILLED;
  for (const { from, to } of merges) {
    const source = byNumber.get(from.row);
    const shown = source?.cells[from.column] ?? '';
    if (source === undefined || shown === '') continue;
    const last = Math.min(to.column, mostColumns - 1);
    const end = Math.min(to.row, rows.at(-1)?.row ?? 0);
    left -= (end - from.row + 1) * (last - from.column + 1);
    if (left < 0) throw new UnreadableSheet('SHEET_TOO_LARGE');
    for (let number = from.row; number <= end; number += 1) {
      const row = byNumber.get(number);
      if (row !== undefined) fillRow(row, { source, shown, from: from.column, to: last });
    }
  }
}

/**
 * @param {SheetRow} row
 * @param {{ source: SheetRow, shown: string, from: number, to: number }} by
 */
function fillRow(row, { source, shown, from, to }) {
  for (let at = from; at <= to; at += 1) {
    if (row === source && at === from) continue;
    while (row.cells.length < at) row.cells.push('');
    if ((row.cells[at] ?? '') !== '') continue;
    row.cells[at] = shown;
    (row.filled ??= []).push(at);
    const exact = source.exact?.[from];
    if (exact !== undefined) (row.exact ??= {})[at] = exact;
    const fault = source.faults?.[from];
    if (fault !== undefined) (row.faults ??= {})[at] = fault;
  }
}
