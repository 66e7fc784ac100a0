import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import type { TObject } from 'typebox';
import { Value } from 'typebox/value';
import type { LocalText } from '../../src/schemas/text.ts';
import { catalogue } from '../errors/catalogue.ts';
import { toAppError } from '../errors/toAppError.ts';
import { JobCancelled, triesOf } from './definition.ts';
import type { JobDefinition, JobServices } from './definition.ts';
import { JobWatch } from './JobWatch.ts';
import { concludeJob, endJob, forgetJob, giveBackJob, retryJob } from './queue.ts';
import type { TakenJob } from './queue.ts';

/** What a run needs of its process. */
export interface JobSurroundings<Services extends JobServices> {
  readonly platform: Services;
  readonly log: FastifyBaseLogger;
  /** Aborted when the server stops. */
  readonly stop: AbortSignal;
}

const FIRST_PAUSE = 5;
const LONGEST_PAUSE = 3_600;

/** Seconds before the next try of a job that failed so often: 5, 20, 80, … up to an hour. */
export function pauseAfter(tries: number): number {
  return Math.min(FIRST_PAUSE * 4 ** (tries - 1), LONGEST_PAUSE);
}

/** Runs a job that this process took, and notes its end. Never rejects. */
export async function runJob<Services extends JobServices>(
  job: TakenJob,
  definition: JobDefinition<TObject, Services>,
  { platform, log, stop }: JobSurroundings<Services>,
): Promise<void> {
  const { db } = platform;
  const watch = new JobWatch(db, job, stop, log);
  watch.begin();
  try {
    const { id, payload } = job;
    if (!Value.Check(definition.payload, payload)) throw new Error(`The payload of ${job.name} does not fit`);
    const { signal } = watch;
    const result = await definition.run({
      ...{ id, payload, platform, log, signal },
      isLastTry: job.tries >= triesOf(definition),
      progress: (done, total) => {
        watch.progress(done, total);
      },
      conclude: (trx, concluded) => watch.conclude(trx, concluded),
    });
    const ended = await concludeJob(db, job, { result, total: watch.total });
    // Where it has concluded by itself this ends nothing.
    if (!ended) await endJob(db, job, { state: 'cancelled' });
    if (job.owner === null) await forgetJob(db, id);
  } catch (error) {
    await noteFailure(job, definition, error, { platform, log, stop }).catch((cause: unknown) => {
      log.error({ err: cause, job: job.id }, 'the end of a job could not be noted');
    });
  } finally {
    watch.end();
  }
}

async function noteFailure(
  job: TakenJob,
  definition: Pick<JobDefinition, 'tries'>,
  error: unknown,
  { platform: { db }, log, stop }: JobSurroundings<JobServices>,
): Promise<void> {
  if (stop.aborted) return giveBackJob(db, job);
  if (error instanceof JobCancelled) return endJob(db, job, { state: 'cancelled' });
  const refusal = toAppError(error);
  const { texts, code, cause, errors, msgState } = refusal;
  log.error({ err: cause, job: job.id, kind: job.name, code, tries: job.tries }, 'a job failed');
  // What is wrong here may be right later; what was wrong with the input stays so.
  if (msgState === 9 && job.tries < triesOf(definition)) return retryJob(db, job, pauseAfter(job.tries));
  const [first] = errors ?? [];
  return endJob(db, job, { state: 'failed', msg: own(texts, first?.message) });
}

/** What is wrong with one part of an input says more than that the input is wrong; its inner path says nothing. */
const own = (texts: LocalText, finding: LocalText | undefined): LocalText =>
  finding !== undefined && isDeepStrictEqual(texts, general) ? finding : texts;

const { zhCN, enUS } = catalogue.INPUT_INVALID;
const general: LocalText = { zhCN, enUS };
