import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { TObject } from 'typebox';
import type { Notifications } from '../db/notifications.ts';
import { JOBS_CHANNEL } from './addJob.ts';
import type { JobDefinition, JobServices } from './definition.ts';
import { takeJob, takeOverLost } from './queue.ts';
import { runJob } from './runJob.ts';
import { addDueJobs, keepSchedule } from './schedule.ts';

/** Jobs of each lane that one process works on at once. */
const AT_ONCE = { short: 2, long: 2 } as const;
type Lane = keyof typeof AT_ONCE;

/** Milliseconds between two looks at the clock; jobs that are due at once are told of. */
const LOOK_EVERY = 2_000;
/** What a server that stops waits for its jobs; others take over those that it leaves. */
const STOP_PATIENCE = 10_000;

export interface JobWorkerParts<Services extends JobServices> {
  readonly platform: Services;
  readonly notifications: Notifications;
  readonly log: FastifyBaseLogger;
  /** The kinds of jobs that this process knows; others wait for a process that does. */
  readonly definitions: readonly JobDefinition<TObject, Services>[];
}

/**
 * Takes jobs from the database and works on them, a few at once. What a job is, how far it is and whose process has it
 * stands in its row alone, so that any process answers for it, and another one goes on where one dies.
 */
export class JobWorker<Services extends JobServices> {
  readonly #parts: JobWorkerParts<Services>;
  readonly #running: Readonly<Record<Lane, Set<Promise<void>>>> = { short: new Set(), long: new Set() };
  readonly #stop = new AbortController();
  #unlisten: (() => Promise<void>) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #again = false;

  constructor(parts: JobWorkerParts<Services>) {
    this.#parts = parts;
  }

  /** Begins to take jobs. @throws where the schedule cannot be noted */
  async start(): Promise<void> {
    const { platform, notifications, definitions } = this.#parts;
    await keepSchedule(platform.db, definitions);
    const look = (): void => this.look();
    this.#unlisten = notifications.listen({ channel: JOBS_CHANNEL, onPayload: look, onGap: look });
    this.#timer = setInterval(look, LOOK_EVERY);
    this.#timer.unref();
    this.look();
  }

  /** Takes no more jobs, and gives back what runs for another process to begin again. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop.abort();
    await this.#unlisten?.();
    await this.#looking;
    const patience = pause(STOP_PATIENCE, undefined, { ref: false });
    await Promise.race([Promise.all([...this.#running.short, ...this.#running.long]), patience]);
  }

  /** Looks for what is due, once more where it is looking already. */
  look(): void {
    if (this.#stop.signal.aborted) return;
    this.#again = true;
    this.#looking ??= this.#lookUntilDone().finally(() => {
      this.#looking = undefined;
    });
  }

  async #lookUntilDone(): Promise<void> {
    const { platform, definitions, log } = this.#parts;
    while (this.#again && !this.#stop.signal.aborted) {
      this.#again = false;
      try {
        await takeOverLost(platform.db, definitions);
        await addDueJobs(platform.db, definitions);
        await this.#fill('short');
        await this.#fill('long');
      } catch (error) {
        log.error({ err: error }, 'jobs could not be looked for; the next look tries again');
      }
    }
  }

  async #fill(lane: Lane): Promise<void> {
    const { platform, definitions, log } = this.#parts;
    const running = this.#running[lane];
    const known = definitions.filter((definition) => (definition.lane ?? 'short') === lane);
    const names = known.map(({ name }) => name);
    while (names.length > 0 && running.size < AT_ONCE[lane] && !this.#stop.signal.aborted) {
      const job = await takeJob(platform.db, names);
      const definition = known.find(({ name }) => name === job?.name);
      if (job === undefined || definition === undefined) return;
      const run = runJob(job, definition, { platform, log, stop: this.#stop.signal }).finally(() => {
        running.delete(run);
        this.look();
      });
      running.add(run);
    }
  }
}
