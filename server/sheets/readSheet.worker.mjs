import { parentPort, workerData } from 'node:worker_threads';
import { csvRows } from './csvRows.mjs';
import { refuseOtherKinds } from './otherKinds.mjs';
import { UnreadableSheet } from './workbook/UnreadableSheet.mjs';
import { readWorkbook } from './workbook/readWorkbook.mjs';

// Runs in a thread of its own: see readSheet.ts. Takes the bytes of a file, answers the rows of one of its sheets.

const ZIP = 0x04034b50;

/** @type {{ bytes: Uint8Array, name: string, wanted: string | undefined, survey: boolean, mostRows: number, mostColumns: number }} */
const { bytes, name, wanted, survey, mostRows, mostColumns } = workerData;

async function read() {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isZip = content.length >= 4 && content.readUInt32LE(0) === ZIP;
  if (!isZip) refuseOtherKinds(content, name);
  let beyond = 0;
  const count = () => {
    beyond += 1;
  };
  const limits = { mostRows, mostColumns, ...(survey && { beyond: count }) };
  const read = isZip
    ? { ...(await readWorkbook(content, { wanted, survey, ...limits })), delimited: false }
    : { rows: csvRows(content, limits), delimited: true };
  if (read.rows.length > mostRows + 1) throw new UnreadableSheet('SHEET_TOO_LARGE');
  if (read.rows.length === 0) throw new UnreadableSheet('SHEET_EMPTY');
  return beyond === 0 ? read : { ...read, beyond };
}

try {
  parentPort?.postMessage({ read: await read() });
} catch (error) {
  if (!(error instanceof UnreadableSheet)) throw error;
  parentPort?.postMessage({ code: error.code, row: error.row });
}
