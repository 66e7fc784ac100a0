import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { LocalText } from '../../src/schemas/text.ts';
import type { Database } from '../db/database.ts';
import { catalogue } from '../errors/catalogue.ts';
import { toAppError } from '../errors/toAppError.ts';
import { JobCancelled, JobWatch } from './JobWatch.ts';
import type { JobContext } from './JobWatch.ts';
import { claimJob, endJob, insertJob } from './repository.ts';
import type { JobSubject } from './repository.ts';

/** Jobs that one process works on at once. */
const AT_ONCE = 2;
/** Milliseconds between two looks for a row that is not committed yet. */
const LOOK_EVERY = 50;
/** A call that has not committed its job by then has failed. */
const COMMIT_PATIENCE = 30_000;
/** What a server that stops waits for its jobs; housekeeping ends those that it leaves. */
const STOP_PATIENCE = 10_000;

const INTERRUPTED: LocalText = {
  zhCN: '服务已重启，任务中断，请重新提交',
  enUS: 'The service was restarted meanwhile; please try again',
};

export interface NewJob {
  /** For the log, e.g. `exportRows`. */
  readonly kind: string;
  /** User id: the only one who sees the job. */
  readonly owner: string;
  /** What it is about, as its owner is told who comes back to it; absent: nobody comes back to it. */
  readonly about?: JobSubject;
  readonly log: FastifyBaseLogger;
  readonly work: (job: JobContext) => Promise<unknown>;
}

/**
 * Works on jobs in this process, a few at once. What a job is and how far it is stands in the database, so that any
 * process answers for it; a job whose process is gone has failed (`failLostJobs`).
 */
export class JobRunner {
  readonly #db: Kysely<Database>;
  readonly #waiting: (() => Promise<void>)[] = [];
  readonly #running = new Set<Promise<void>>();
  readonly #stop = new AbortController();

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /**
   * Notes a job and works on it when its turn comes.
   * @param db where it is noted: the work begins once that is committed, and never where it is rolled back
   * @returns the job's id
   */
  async start(db: Kysely<Database>, job: NewJob): Promise<string> {
    const id = randomUUID();
    await insertJob(db, { id, kind: job.kind, owner: job.owner, about: job.about });
    this.#waiting.push(() => this.#run(id, job));
    this.#next();
    return id;
  }

  /** Ends what runs; what has not ended counts as interrupted. */
  async stop(): Promise<void> {
    this.#stop.abort();
    const patience = pause(STOP_PATIENCE, undefined, { ref: false });
    const ended = (async () => {
      while (this.#running.size > 0) await Promise.all(this.#running);
    })();
    await Promise.race([ended, patience]);
  }

  #next(): void {
    while (this.#running.size < AT_ONCE) {
      const run = this.#waiting.shift();
      if (run === undefined) return;
      const running = run().finally(() => {
        this.#running.delete(running);
        this.#next();
      });
      this.#running.add(running);
    }
  }

  /** Never rejects. */
  async #run(id: string, { kind, log, work }: NewJob): Promise<void> {
    const watch = new JobWatch(this.#db, id, this.#stop.signal, log);
    try {
      if (!(await this.#claim(id))) return;
      watch.begin();
      const result = await work(watch);
      await endJob(this.#db, id, { state: 'done', result, total: watch.total });
    } catch (error) {
      await this.#fail(id, kind, error, log).catch((cause: unknown) => {
        log.error({ err: cause, job: id }, 'the end of a job could not be noted');
      });
    } finally {
      watch.end();
    }
  }

  /** The call that asked for the job commits after this process has heard of it. */
  async #claim(id: string): Promise<boolean> {
    for (let waited = 0; waited < COMMIT_PATIENCE; waited += LOOK_EVERY) {
      const state = await claimJob(this.#db, id);
      if (state !== undefined) return state === 'queued';
      if (this.#stop.signal.aborted) return false;
      await pause(LOOK_EVERY);
    }
    return false;
  }

  async #fail(id: string, kind: string, error: unknown, log: FastifyBaseLogger): Promise<void> {
    if (this.#stop.signal.aborted) {
      await endJob(this.#db, id, { state: 'failed', msg: INTERRUPTED });
    } else if (error instanceof JobCancelled) {
      await endJob(this.#db, id, { state: 'cancelled' });
    } else {
      const { texts, code, cause, errors } = toAppError(error);
      log.error({ err: cause, job: id, kind, code }, 'a job failed');
      const [first] = errors ?? [];
      await endJob(this.#db, id, { state: 'failed', msg: own(texts, first?.message) });
    }
  }
}

/** What is wrong with one part of an input says more than that the input is wrong; its inner path says nothing. */
const own = (texts: LocalText, finding: LocalText | undefined): LocalText =>
  finding !== undefined && isDeepStrictEqual(texts, general) ? finding : texts;

const { zhCN, enUS } = catalogue.INPUT_INVALID;
const general: LocalText = { zhCN, enUS };

/** What a job is told whose process has not been heard of for a while. */
export const LOST_MESSAGE = INTERRUPTED;
