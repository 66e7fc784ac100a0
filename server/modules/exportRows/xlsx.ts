import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { findProjectRoot } from '../../config.ts';
import { AppError } from '../../errors/AppError.ts';
import type { Sheet } from './sheet.ts';

/** The worker is plain JavaScript, so that it runs the same from the sources and beside the bundle. */
const WORKER = 'server/modules/exportRows/writeXlsx.worker.mjs';

const MEMORY_MB = 768;
const PATIENCE_MS = 60_000;

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
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      void worker.terminate();
      reject(new AppError('TIMEOUT'));
    }, PATIENCE_MS);
    worker.once('message', (content: Uint8Array) => {
      clearTimeout(timer);
      resolve(content);
    });
    worker.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}
