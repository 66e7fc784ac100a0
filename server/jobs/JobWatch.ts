import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { JobCancelled } from './definition.ts';
import type { JobContext } from './definition.ts';
import { concludeJob, noteProgress } from './queue.ts';
import type { JobRun } from './queue.ts';

/** Milliseconds between two notes of progress, each of which asks whether the job is still wanted. */
const NOTE_EVERY = 500;

/**
 * Looks after a job that runs: notes how far it is, and that its process lives, and learns that it was cancelled by the
 * clock, whatever the work is doing meanwhile.
 */
export class JobWatch implements JobContext {
  readonly #db: Kysely<Database>;
  readonly #job: JobRun;
  readonly #log: FastifyBaseLogger;
  readonly #unwanted = new AbortController();
  readonly signal: AbortSignal;
  #timer: NodeJS.Timeout | undefined;
  #noting = false;
  #done = 0;
  #total = 0;

  constructor(db: Kysely<Database>, job: JobRun, stop: AbortSignal, log: FastifyBaseLogger) {
    this.#db = db;
    this.#job = job;
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
    if (!(await concludeJob(db, this.#job, { result, total: this.#total }))) throw new JobCancelled();
  }

  /** Never rejects: a database that is away for a moment is no end of the work. */
  async #note(): Promise<void> {
    if (this.#noting) return;
    this.#noting = true;
    try {
      const wanted = await noteProgress(this.#db, this.#job, { done: this.#done, total: this.#total });
      if (!wanted) this.#unwanted.abort(new JobCancelled());
    } catch (error) {
      this.#log.warn({ err: error, job: this.#job.id }, 'the progress of a job could not be noted');
    }
    this.#noting = false;
  }
}
