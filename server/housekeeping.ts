import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import { LOST_MESSAGE } from './jobs/JobRunner.ts';

const EVERY = 60_000;

/** One table's rows that have served their time, each on its own: one that cannot be emptied keeps no other full. */
const overdue: readonly RawBuilder<unknown>[] = [
  sql`delete from atrium.seen_sign where seen_at < now() - interval '600 seconds'`,
  sql`delete from atrium.idempotency where at < now() - interval '24 hours'`,
  sql`delete from atrium.session where absolute_at < now() - interval '7 days'`,
  sql`delete from atrium.share_link where coalesce(revoked_at, expires_at) < now() - interval '90 days'`,
  sql`update atrium.job set state = 'failed', msg = ${JSON.stringify(LOST_MESSAGE)}::jsonb
    where (state = 'running' and seen_at < now() - interval '10 minutes')
      or (state = 'queued' and seen_at < now() - interval '1 hour')`,
  sql`delete from atrium.job where seen_at < now() - interval '1 day'`,
  sql`delete from atrium.draft where updated_at < now() - interval '30 days'`,
  sql`delete from atrium.message_code where expires_at < now()`,
  sql`delete from atrium.scan_ticket where expires_at < now()`,
  sql`delete from atrium.chat_code where expires_at < now()`,
  sql`delete from atrium.rate_limit where updated_at < now() - interval '1 day'`,
];

/**
 * Removes what has served its time: signs (their requests are refused by their age twice over), answers kept for
 * repeats, dead sessions, share links and jobs long over, drafts that nobody went on with, codes that are over, idle rate
 * limits; jobs whose process is gone have failed. Audit rows stay.
 * @throws AggregateError at the end, of what could not be removed
 */
export async function tidy(db: Kysely<Database>): Promise<void> {
  const failures: unknown[] = [];
  for (const removal of overdue) {
    await removal.execute(db).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Rows that are over could not be removed');
}

/**
 * Runs the tasks every minute until stopped, each whatever became of the others.
 * @returns stops it, waiting for what is under way
 */
export function startHousekeeping(
  tasks: readonly (() => Promise<void>)[],
  log: Pick<Logger, 'error'>,
): () => Promise<void> {
  const round = async (): Promise<void> => {
    for (const task of tasks) {
      await task().catch((error: unknown) => {
        log.error({ err: error }, 'housekeeping failed; the next round tries again');
      });
    }
  };
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(round);
  }, EVERY);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
