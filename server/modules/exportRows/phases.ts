import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { JobContext } from '../../jobs/definition.ts';

/** How far an export is in each of its phases, in rows; each tells it on, and ends the work once nobody wants it. */
export interface ExportPhases {
  /** Aborted once nobody wants the file. */
  readonly signal: AbortSignal | undefined;
  read(done: number): void;
  cells(done: number): void;
  file(done: number): void;
  /** As a job concludes. */
  conclude(db: Kysely<Database>, result: unknown): Promise<void>;
}

/** Shares of the phases in the time of the whole, as measured; nothing tells how far the packing of a workbook is. */
const SHARES = { read: 3, cells: 2, file: 3, packing: 2 };

/** The phases of an export that is a job. @throws JobCancelled from each of its members */
export function exportPhases(job: JobContext, rows: number): ExportPhases {
  const all = SHARES.read + SHARES.cells + SHARES.file + SHARES.packing;
  const tell = (before: number, share: number, done: number): void => {
    job.progress(Math.floor((before * rows + share * Math.min(done, rows)) / all), rows);
  };
  return {
    signal: job.signal,
    read: (done) => {
      tell(0, SHARES.read, done);
    },
    cells: (done) => {
      tell(SHARES.read, SHARES.cells, done);
    },
    file: (done) => {
      tell(SHARES.read + SHARES.cells, SHARES.file, done);
    },
    conclude: (db, result) => job.conclude(db, result),
  };
}

const nothing = (): void => undefined;

/** Of an export whose caller waits for it. */
export const WITHOUT_JOB: ExportPhases = {
  signal: undefined,
  read: nothing,
  cells: nothing,
  file: nothing,
  conclude: () => Promise.resolve(),
};
