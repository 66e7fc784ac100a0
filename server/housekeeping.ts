import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './db/database.ts';

const EVERY = 60_000;

/**
 * Removes what has served its time: signs (their requests are refused by their age twice over), answers kept for
 * repeats, dead sessions, idle rate limits. Audit rows stay.
 */
export async function tidy(db: Kysely<Database>): Promise<void> {
  await sql`delete from atrium.seen_sign where seen_at < now() - interval '600 seconds'`.execute(db);
  await sql`delete from atrium.idempotency where at < now() - interval '24 hours'`.execute(db);
  await sql`delete from atrium.session where absolute_at < now() - interval '7 days'`.execute(db);
  await sql`delete from atrium.rate_limit where updated_at < now() - interval '1 day'`.execute(db);
}

/** Runs the rounds every minute until stopped. @returns stops it, waiting for what is under way */
export function startHousekeeping(
  rounds: readonly (() => Promise<void>)[],
  log: Logger,
): () => Promise<void> {
  const runAll = async (): Promise<void> => {
    for (const round of rounds) await round();
  };
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = runAll().catch((error: unknown) => {
      log.error({ err: error }, 'housekeeping failed; the next round tries again');
    });
  }, EVERY);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
