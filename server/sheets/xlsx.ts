import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { findProjectRoot } from '../config/config.ts';
import { AppError } from '../errors/AppError.ts';
import type { Sheet } from './sheet.ts';

/** The worker is plain JavaScript, so that it runs the same from the sources and beside the bundle. */
const WORKER = 'server/sheets/writeXlsx.worker.mjs';

const MEMORY_MB = 768;
const PATIENCE_MS = 120_000;

/** How somebody who waits for a workbook looks on. */
interface Onlooker {
  /** Ends the work. */
  readonly signal?: AbortSignal | undefined;
  /** Told how many rows are written. */
  readonly step?: (done: number) => void;
}

type WorkerMessage = { readonly done: number } | { readonly bytes: Uint8Array };

/**
 * A sheet as XLSX, made in a thread of its own: tens of thousands of cells take seconds, in which other calls go on.
 * Every text is a string cell, so that nothing is ever a formula.
 * @throws AppError TIMEOUT; what `signal` was aborted with, or `step` throws
 */
export async function writeXlsx(
  sheet: Sheet,
  name: string,
  { signal, step = () => undefined }: Onlooker = {},
): Promise<Uint8Array> {
  signal?.throwIfAborted();
  const worker = new Worker(path.join(findProjectRoot(), WORKER), {
    workerData: { ...sheet, sheetName: name },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    execArgv: [],
  });
  const ended = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      worker.on('message', (message: WorkerMessage) => {
        if ('bytes' in message) resolve(message.bytes);
        else
          attempt(() => {
            step(message.done);
          }, reject);
      });
      worker.once('error', reject);
      worker.once('exit', (code) => {
        reject(new Error(`The thread that writes a workbook ended with ${String(code)} and no workbook`));
      });
      const stop = (): void => {
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', stop, { signal: ended.signal });
      timer = setTimeout(() => {
        reject(new AppError('TIMEOUT'));
      }, PATIENCE_MS);
    });
  } finally {
    ended.abort();
    clearTimeout(timer);
    void worker.terminate();
  }
}

function attempt(work: () => void, onError: (error: unknown) => void): void {
  try {
    work();
  } catch (error) {
    onError(error);
  }
}
