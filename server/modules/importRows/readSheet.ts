import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { findProjectRoot } from '../../config.ts';
import { AppError, finding } from '../../errors/AppError.ts';
import type { FindingCode } from '../../errors/findings.ts';
import { columnName } from './columnName.ts';

/** The worker is plain JavaScript, so that it runs the same from the sources and beside the bundle. */
const WORKER = 'server/modules/importRows/readSheet.worker.mjs';

/** Largest file that is read, in bytes. */
export const FILE_CEILING = 20 * 1024 * 1024;
/** Rows below the titles, and columns. */
export const ROW_CEILING = 50_000;
const COLUMN_CEILING = 256;

const MEMORY_MB = 256;
const PATIENCE_MS = 20_000;

type WorkerAnswer =
  | { readonly rows: readonly (readonly string[])[] }
  | { readonly code: FindingCode; readonly row: number | undefined; readonly column: number | undefined };

/**
 * The texts of a file's first sheet, titles first: XLSX or CSV, judged by its content, of which its name may not claim
 * more. Blank rows at the end are left out. It is read in a thread of its own
 * within limits of memory and time, as something that anybody may have made.
 * @throws AppError INPUT_INVALID at `fileId` where it cannot be read or holds too much
 */
export async function readSheet(bytes: Uint8Array, name = ''): Promise<readonly (readonly string[])[]> {
  if (bytes.byteLength > FILE_CEILING) throw sheetRefusal('SHEET_TOO_LARGE');
  const worker = new Worker(path.join(findProjectRoot(), WORKER), {
    workerData: { bytes, name, mostRows: ROW_CEILING, mostColumns: COLUMN_CEILING },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    execArgv: [],
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<WorkerAnswer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) => {
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? sheetRefusal('SHEET_TOO_LARGE') : error);
      });
      worker.once('exit', (code) => {
        reject(new Error(`The thread that reads a sheet ended with ${String(code)} and no rows`));
      });
      timer = setTimeout(() => {
        reject(sheetRefusal('SHEET_TOO_LARGE'));
      }, PATIENCE_MS);
    });
    if ('code' in answer) throw sheetRefusal(answer.code, placeOf(answer));
    return answer.rows;
  } finally {
    clearTimeout(timer);
    void worker.terminate();
  }
}

/** A row, or a cell as spreadsheets call it. */
const placeOf = ({ row, column }: Extract<WorkerAnswer, { code: unknown }>): number | string | undefined =>
  row === undefined || column === undefined ? row : `${columnName(column)}${String(row)}`;

/**
 * Says itself what is wrong and what to do: a person who chose a file knows nothing of the names of inputs.
 * @param n what the text names: a row, a cell, or how many rows are read
 */
export function sheetRefusal(code: FindingCode, n: number | string = ROW_CEILING): AppError {
  const found = finding('fileId', code, n);
  return new AppError('INPUT_INVALID', { errors: [found], message: found.message });
}
