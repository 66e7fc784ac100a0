import { parentPort, workerData } from 'node:worker_threads';
import writeXlsxFile from 'write-excel-file/node';
import { cellText } from './cellText.mjs';

// Runs in a thread of its own: see xlsx.ts. Takes a sheet, tells how many rows are written, answers the bytes of a
// workbook.

/** From here on a number has more digits than a spreadsheet keeps. */
const DIGITS_LOST_FROM = 1e15;
/** Widths in characters; a Chinese character counts as two. */
const NARROWEST = 8;
const WIDEST = 40;
/** Rows that the widths are taken from. */
const SAMPLE = 200;

/** @typedef {string | number | boolean | Date | null} Cell */

/**
 * @param {Cell} value
 * @param {number} column
 */
function cellOf(value, column) {
  if (value === null || value === '') return null;
  if (typeof value === 'number' && Math.abs(value) >= DIGITS_LOST_FROM) return textCell(String(value));
  if (typeof value === 'number') return { type: Number, value, ...formatOf(column) };
  if (typeof value === 'boolean') return { type: Boolean, value };
  if (value instanceof Date) return { type: Date, value, format: 'yyyy-mm-dd hh:mm' };
  if (dates[column] !== undefined) return dayOf(value) ?? textCell(value);
  return textCell(value);
}

/** @param {string} value */
const textCell = (value) => ({ type: String, value: cellText(value) });

/**
 * A day, or a day and a time of day, as spreadsheets count them: on no zone's clock, and from 1900-03-01, before which
 * they disagree with the calendar.
 * @param {string} text
 */
function dayOf(text) {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}))?$/.exec(text) ?? [];
  if (day === undefined || day < '1900-03-01') return undefined;
  const value = new Date(`${day}T${time ?? '00:00'}:00Z`);
  return { type: Date, value, format: time === undefined ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm' };
}

/** @param {number} column */
function formatOf(column) {
  const format = formats[column];
  return format === undefined ? {} : { format };
}

/** Rows between two notes of how many are written. */
const NOTE_EVERY = 500;

/**
 * The cells of a row. The library says nothing of how far it is, but takes each cell's value once, row by row.
 * @param {Cell[]} row
 * @param {number} index
 */
function cellsOf(row, index) {
  const cells = row.map(cellOf);
  const at = index % NOTE_EVERY === 0 ? cells.findIndex((cell) => cell !== null) : -1;
  const cell = cells[at];
  if (!cell) return cells;
  const { value } = cell;
  Object.defineProperty(cell, 'value', {
    get: () => {
      parentPort?.postMessage({ done: index });
      return value;
    },
  });
  return cells;
}

/** @param {Cell} value */
function widthOf(value) {
  return [...String(value ?? '')].reduce((width, character) => width + (character > '\u2e7f' ? 2 : 1), 2);
}

/** @type {{ header: string[], formats?: (string | undefined)[], dates?: (string | undefined)[], rows: Cell[][], sheetName: string }} */
const { header, formats = [], dates = [], rows, sheetName } = workerData;
const titles = header.map((value) => ({ ...textCell(value), fontWeight: /** @type {const} */ ('bold') }));
const columns = header.map((title, index) => {
  const widths = rows
    .slice(0, SAMPLE)
    .map((row) => widthOf(row[index] ?? null) + (formats[index]?.length ?? 0) / 2);
  return { width: Math.min(WIDEST, Math.max(NARROWEST, widthOf(title), ...widths)) };
});
const workbook = writeXlsxFile([titles, ...rows.map(cellsOf)], {
  sheet: sheetName,
  columns,
  stickyRowsCount: 1,
});
const bytes = new Uint8Array(await workbook.toBuffer());
parentPort?.postMessage({ bytes }, [bytes.buffer]);
