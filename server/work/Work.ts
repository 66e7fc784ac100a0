import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Locale } from '../../src/schemas/text.ts';
import type { AuditNote } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import type { Actor } from '../session/actor.ts';

/**
 * What reading takes, whoever asks: a call, a job, a flow. `Services` is the part of the platform that the reader
 * counts on, so that an engine names what it needs and nothing of what is built upon it.
 */
export interface Reading<Services> {
  readonly platform: Services;
  /** The pool; inside a unit of work its transaction. */
  readonly db: Kysely<Database>;
  readonly actor: Actor;
  readonly locale: Locale;
  readonly now: Date;
  readonly log: FastifyBaseLogger;
}

/** One unit of work: what is written in one transaction, with its audit rows and the news of it. */
export interface Work<Services> extends Reading<Services> {
  /** Notes what was changed; each note becomes one audit row in the transaction. */
  audit(note: AuditNote): void;
  /**
   * Says that records of a module are written, or a working document (`kind/id`): who looks at them is told once that is
   * committed.
   */
  changed(module: string): void;
}

/** What work comes to, as calls answer it. */
export interface WorkAnswer {
  readonly result?: unknown;
  readonly list?: readonly unknown[];
  readonly total?: number;
  /** Whether a list that tells no `total` goes on behind its last row. */
  readonly more?: boolean;
  /** Nothing was to be done: it leaves no audit row. */
  readonly unchanged?: boolean;
  /** What was written is the caller's own working state, seen by nobody else and written often: no audit row either. */
  readonly unaudited?: boolean;
}
