import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/universal';
import { checkArchive } from './archive.mjs';
import { withErrorTexts } from './errorCells.mjs';
import { parseCsv } from './parseCsv.mjs';
import { textIn } from './textIn.mjs';
import { UnreadableSheet } from './UnreadableSheet.mjs';

// Runs in a thread of its own: see readSheet.ts. Takes the bytes of a file, answers the texts of its first sheet.

const ZIP = 0x04034b50;
/** Workbooks before XLSX, and encrypted ones. */
const OLD_OFFICE = 0xe011cfd0;

/** What the product's own CSV puts before a text that a spreadsheet would take for a formula. */
const FORMULA_GUARD = /^'(?=[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

/** Of workbooks. Many systems write a page of HTML, or text, under such a name; it is no CSV either. */
const WORKBOOK_NAME = /\.(?:xls[xmb]?|et)$/i;

/** How the library that reads workbooks begins to say which cell it gives up at. */
const CELL_REFUSED = /^(?:Out-of-place )?<c\/> at row (\d+),? col (\d+)/;

/** @type {{ bytes: Uint8Array, name: string, mostRows: number, mostColumns: number }} */
const { bytes, name, mostRows, mostColumns } = workerData;

/** @param {unknown} cell */
function textOf(cell) {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) {
    // A sheet's times have no zone; the library reads them as UTC, with the noise of fractions of a day.
    const second = new Date(Math.round(cell.getTime() / 1000) * 1000);
    const [day = '', time = ''] = second.toISOString().split('T');
    if (time.startsWith('00:00:00')) return day;
    return `${day} ${time.slice(0, second.getUTCSeconds() === 0 ? 5 : 8)}`;
  }
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  // What a spreadsheet computes carries the noise of binary fractions.
  return typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : String(cell);
}

/** @param {Buffer} content */
async function workbookRows(content) {
  await checkArchive(content);
  try {
    const copy = new Uint8Array(withErrorTexts(content)).buffer;
    return (await readSheet(copy, { trim: false })).map((row) => row.map(textOf));
  } catch (error) {
    const [, row, column] = CELL_REFUSED.exec(error instanceof Error ? error.message : '') ?? [];
    if (row === undefined) throw new UnreadableSheet('SHEET_UNREADABLE');
    throw new UnreadableSheet('SHEET_CELL', Number(row), Number(column) - 1);
  }
}

/**
 * What files begin with that are often taken for sheets.
 * @type {readonly [`SHEET_IS_${'PICTURE' | 'PDF'}`, readonly number[]][]}
 */
const OTHER_KINDS = [
  ['SHEET_IS_PICTURE', [0x89, 0x50, 0x4e, 0x47]],
  ['SHEET_IS_PICTURE', [0xff, 0xd8, 0xff]],
  ['SHEET_IS_PICTURE', [0x47, 0x49, 0x46, 0x38]],
  ['SHEET_IS_PDF', [0x25, 0x50, 0x44, 0x46]],
];

/** @param {Buffer} content */
function refuseOtherKinds(content) {
  for (const [code, magic] of OTHER_KINDS) {
    if (content.subarray(0, magic.length).equals(Buffer.from(magic))) throw new UnreadableSheet(code);
  }
}

/** @param {Buffer} content */
function csvRows(content) {
  return parseCsv(textIn(content), { mostRows, mostColumns }).map((row) =>
    row.map((cell) => cell.replace(FORMULA_GUARD, '')),
  );
}

/**
 * The rows up to the last that holds anything: what somebody has emptied below still counts in many files.
 * @param {string[][]} rows
 */
function withoutBlankEnd(rows) {
  return rows.slice(0, rows.findLastIndex((row) => row.some((cell) => cell.trim() !== '')) + 1);
}

async function read() {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const magic = content.length < 4 ? 0 : content.readUInt32LE(0);
  if (magic === OLD_OFFICE) throw new UnreadableSheet('SHEET_OLD_FORMAT');
  refuseOtherKinds(content);
  if (magic !== ZIP && content.length > 0 && WORKBOOK_NAME.test(name))
    throw new UnreadableSheet('SHEET_IS_TEXT');
  const rows = magic === ZIP ? await workbookRows(content) : csvRows(content);
  if (rows.length > mostRows + 1 || rows.some((row) => row.length > mostColumns)) {
    throw new UnreadableSheet('SHEET_TOO_LARGE');
  }
  const filled = withoutBlankEnd(rows);
  if (filled.length === 0) throw new UnreadableSheet('SHEET_EMPTY');
  return filled;
}

try {
  parentPort?.postMessage({ rows: await read() });
} catch (error) {
  if (!(error instanceof UnreadableSheet)) throw error;
  parentPort?.postMessage({ code: error.code, row: error.row, column: error.column });
}
