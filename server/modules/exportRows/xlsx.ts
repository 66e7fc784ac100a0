import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { findProjectRoot } from '../../config.ts';
import { AppError } from '../../errors/AppError.ts';
import type { Sheet } from './sheet.ts';

/** The worker is plain JavaScript, so that it runs the same from the sources and beside the bundle. */
const WORKER = 'server/modules/exportRows/writeXlsx.worker.mjs';

const MEMORY_MB = 768;
const PATIENCE_MS = 120_000;

/**
 * A sheet as XLSX, made in a thread of its own: tens of thousands of cells take seconds, in which other calls go on.
 * Every text is a string cell, so that nothing is ever a formula.
 * @throws AppError TIMEOUT
 */
export function writeXlsx(sheet: Sheet, sheetName: string): Promise<Uint8Array> {
  const worker = new Worker(path.join(findProjectRoot(), WORKER), {
    workerData: { ...sheet, sheetName },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    execArgv: [],
  });
  const done = new Promise<Uint8Array>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`The thread that writes a workbook ended with ${String(code)} and no workbook`));
    });
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new AppError('TIMEOUT'));
    }, PATIENCE_MS);
  });
  return Promise.race([done, late]).finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
