import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { findProjectRoot } from '../config/config.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import type { InputErrorCode } from '../errors/inputErrors.ts';

/** The worker is plain JavaScript, so that it runs the same from the sources and beside the bundle. */
const WORKER = 'server/sheets/readSheet.worker.mjs';

/** Largest file that is read, in bytes. */
export const FILE_CEILING = 20 * 1024 * 1024;
/** Rows below the titles, and columns. */
export const ROW_CEILING = 50_000;
const COLUMN_CEILING = 256;

const MEMORY_MB = 256;
const PATIENCE_MS = 20_000;

/** A row of a sheet that holds something. */
export interface SheetRow {
  /** As people count them. */
  readonly row: number;
  /** What its cells show. */
  readonly cells: readonly string[];
  /** What cells hold that show something else: the day behind `2024年9月`, the number behind `85%`. */
  readonly exact?: Readonly<Record<number, string>>;
  /** What is wrong with cells. */
  readonly faults?: Readonly<Record<number, InputErrorCode>>;
  /** Cells that a merged one fills. */
  readonly filled?: readonly number[];
  readonly hidden?: true;
}

/** What a file gives. */
export interface ReadSheet {
  /** From top to bottom. */
  readonly rows: readonly SheetRow[];
  /** Cells are parted by a delimiter: one too many shifts those behind it. */
  readonly delimited: boolean;
  /** Of a workbook: the sheet that was read. */
  readonly sheet?: string;
  /** Of a workbook: the sheets that hold something. */
  readonly sheets?: readonly SheetOfBook[];
  /** Of a survey: further rows that hold something, beyond those that are read. */
  readonly beyond?: number;
}

/** A sheet of a workbook that holds something. */
export interface SheetOfBook {
  readonly name: string;
  readonly hidden: boolean;
  /** Of a survey, where it could be told: how many rows of it hold something, its titles among them. */
  readonly rows?: number;
}

/** What of a file is wanted. */
export interface WantedSheet {
  /** Of a workbook: the sheet that is read; absent: the first visible one that holds something. */
  readonly sheet?: string | undefined;
  /** Rows beyond the ceiling are counted, not refused, and so are the rows of each sheet: for whoever only looks. */
  readonly survey?: boolean;
}

type WorkerAnswer =
  { readonly read: ReadSheet } | { readonly code: InputErrorCode; readonly row: number | undefined };

/**
 * The rows of a file that hold something: XLSX or CSV, judged by its content, of which its name may not claim more. It is
 * read in a thread of its own within limits of memory and time, as something that anybody may have made.
 * @throws AppError INPUT_INVALID at `fileId` where it cannot be read or holds too much, at `sheet` where that is not there
 */
export async function readSheet(
  bytes: Uint8Array,
  name = '',
  { sheet: wanted, survey = false }: WantedSheet = {},
): Promise<ReadSheet> {
  if (bytes.byteLength > FILE_CEILING) throw sheetRefusal('SHEET_TOO_LARGE');
  const worker = new Worker(path.join(findProjectRoot(), WORKER), {
    workerData: { bytes, name, wanted, survey, mostRows: ROW_CEILING, mostColumns: COLUMN_CEILING },
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
    if ('code' in answer) throw sheetRefusal(answer.code, answer.row);
    return answer.read;
  } finally {
    clearTimeout(timer);
    void worker.terminate();
  }
}

/**
 * Says itself what is wrong and what to do: a person who chose a file knows nothing of the names of inputs.
 * @param n what the text names: a row, or how many rows are read
 */
export function sheetRefusal(code: InputErrorCode, n = ROW_CEILING): AppError {
  const found = inputError(code === 'SHEET_UNKNOWN' ? 'sheet' : 'fileId', code, n);
  return new AppError('INPUT_INVALID', { errors: [found], message: found.message });
}
