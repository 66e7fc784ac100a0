import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { concludeJob, noteProgress } from './repository.ts';

/** Milliseconds between two notes of progress, each of which asks whether the job is still wanted. */
const NOTE_EVERY = 500;

/** What a job has to do with the one who runs it. */
export interface JobContext {
  /** Aborted, soon after, when the job is cancelled or the server stops. */
  readonly signal: AbortSignal;
  /** Says how far it is. @throws JobCancelled once nobody wants it any more */
  progress(done: number, total: number): void;
  /**
   * Ends the job as done within the transaction of its last write: both stand or fall together, so that nothing is kept
   * of a job that was cancelled, and no job counts as cancelled of which something was kept.
   * @throws JobCancelled
   */
  conclude(db: Kysely<Database>, result: unknown): Promise<void>;
}

/** Ends the work of a job that was cancelled. */
export class JobCancelled extends Error {
  override readonly name = 'JobCancelled';
}

/**
 * Looks after a job that runs: notes how far it is and learns that it was cancelled by the clock, whatever the work is
 * doing meanwhile.
 */
export class JobWatch implements JobContext {
  readonly #db: Kysely<Database>;
  readonly #id: string;
  readonly #log: FastifyBaseLogger;
  readonly #unwanted = new AbortController();
  readonly signal: AbortSignal;
  #timer: NodeJS.Timeout | undefined;
  #noting = false;
  #done = 0;
  #total = 0;

  constructor(db: Kysely<Database>, id: string, stop: AbortSignal, log: FastifyBaseLogger) {
    this.#db = db;
    this.#id = id;
    this.#log = log;
    this.signal = AbortSignal.any([stop, this.#unwanted.signal]);
  }

  /** What there is to do, as the work said last. */
  get total(): number {
    return this.#total;
  }

  begin(): void {
    this.#timer = setInterval(() => void this.#note(), NOTE_EVERY);
    this.#timer.unref();
  }

  end(): void {
    clearInterval(this.#timer);
  }

  progress(done: number, total: number): void {
    if (this.signal.aborted) throw new JobCancelled();
    const isFirst = this.#total === 0;
    this.#done = Math.min(done, total);
    this.#total = total;
    if (isFirst) void this.#note();
  }

  async conclude(db: Kysely<Database>, result: unknown): Promise<void> {
    if (this.signal.aborted) throw new JobCancelled();
    if (!(await concludeJob(db, this.#id, { result, total: this.#total }))) throw new JobCancelled();
  }

  /** Never rejects: a database that is away for a moment is no end of the work. */
  async #note(): Promise<void> {
    if (this.#noting) return;
    this.#noting = true;
    try {
      const wanted = await noteProgress(this.#db, this.#id, { done: this.#done, total: this.#total });
      if (!wanted) this.#unwanted.abort(new JobCancelled());
    } catch (error) {
      this.#log.warn({ err: error, job: this.#id }, 'the progress of a job could not be noted');
    }
    this.#noting = false;
  }
}
