import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Static, TObject } from 'typebox';
import type { Database } from '../db/database.ts';

/** What the work of a job has to do with whoever runs it. */
export interface JobContext {
  /** Aborted, soon after, when the job is cancelled or the server stops. */
  readonly signal: AbortSignal;
  /** Says how far it is. @throws JobCancelled once nobody wants it any more */
  progress(done: number, total: number): void;
  /**
   * Ends the job as done within the transaction of its last write: both stand or fall together, so that nothing is kept
   * of a job that was cancelled, nothing is kept twice of one that was taken over, and no job counts as cancelled of
   * which something was kept.
   * @throws JobCancelled
   */
  conclude(db: Kysely<Database>, result: unknown): Promise<void>;
}

/** What every job counts on; each names what more it takes of the platform that it runs on. */
export interface JobServices {
  readonly db: Kysely<Database>;
}

/** One run of a job. */
export interface JobWork<P, Services extends JobServices = JobServices> extends JobContext {
  readonly id: string;
  readonly payload: P;
  /** Where it fails now it has failed for good. */
  readonly isLastTry: boolean;
  readonly platform: Services;
  readonly log: FastifyBaseLogger;
}

/**
 * A kind of job. Its work is begun again where a process died over it, or a server stopped: what it keeps for good it
 * keeps in the transaction of `conclude`, or in a way that a second time changes nothing.
 */
export interface JobDefinition<S extends TObject = TObject, Services extends JobServices = never> {
  /** As the log, the rows and `/job/list.do` name it, e.g. `exportRows`. */
  readonly name: string;
  /** What it is told; plain JSON. Who asked is part of it, what they may do is not: that is looked up when it runs. */
  readonly payload: S;
  /** `long`: people wait for it for minutes, and few run at once; others never wait behind those. */
  readonly lane?: 'short' | 'long';
  /** Runs after which it has failed, those that died among them; 3 where it is not said. */
  readonly tries?: number;
  /** Seconds between two of a recurring one, whose payload is empty. */
  readonly every?: number;
  /** @returns its result, unless it has concluded */
  run(work: JobWork<Static<S>, Services>): Promise<unknown>;
}

/** Ends the work of a job that was cancelled. */
export class JobCancelled extends Error {
  override readonly name = 'JobCancelled';
}

/** A kind of job, typed by its payload and by what it takes of the platform. */
export function defineJob<S extends TObject, Services extends JobServices = JobServices>(
  definition: JobDefinition<S, Services>,
): JobDefinition<S, Services> {
  return definition;
}

const TRIES = 3;

/** Runs after which a job has failed. */
export const triesOf = ({ tries = TRIES }: Pick<JobDefinition, 'tries'>): number => tries;
