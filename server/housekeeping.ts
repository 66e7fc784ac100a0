import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import { Type } from 'typebox';
import { defineJob } from './jobs/definition.ts';
import type { JobDefinition, JobWork } from './jobs/definition.ts';
import type { Platform } from './platform/platform.ts';
import { LOST_MESSAGE } from './jobs/queue.ts';
import { removeExpiredFiles } from './files/service.ts';
import { seeToLeavers } from './records/seeToLeavers.ts';
import { purgeRemoved } from './documents/trash.ts';
import { purgeColumns } from './records/retiredColumns.ts';
import { sealKept } from './records/sealKept.ts';

/** Seconds. */
const EVERY = 60;

/** One table's rows that have served their time, each on its own: one that cannot be emptied keeps no other full. */
const overdue: readonly RawBuilder<unknown>[] = [
  sql`delete from atrium.seen_sign where seen_at < now() - interval '600 seconds'`,
  sql`delete from atrium.idempotency where at < now() - interval '24 hours'`,
  sql`delete from atrium.session where absolute_at < now() - interval '7 days'`,
  sql`delete from atrium.embed_code where expires_at < now()`,
  sql`delete from atrium.preview_session where expires_at < now() - interval '1 day'`,
  sql`delete from atrium.share_link where coalesce(revoked_at, expires_at) < now() - interval '90 days'`,
  // Those that no process takes or takes over: of a kind that none knows any more.
  sql`update atrium.job set state = 'failed', payload = '{}', msg = ${JSON.stringify(LOST_MESSAGE)}::jsonb
    where (state = 'running' and seen_at < now() - interval '1 day')
      or (state = 'queued' and run_at < now() - interval '1 day')`,
  sql`delete from atrium.job where state not in ('queued', 'running') and seen_at < now() - interval '1 day'`,
  sql`delete from atrium.document_editor
    where coalesce(greatest(seen_at, audited_at), '-infinity') < now() - interval '30 minutes'`,
  sql`delete from atrium.draft where updated_at < now() - interval '30 days'`,
  sql`delete from atrium.message_code where expires_at < now()`,
  sql`delete from atrium.scan_ticket where expires_at < now()`,
  sql`delete from atrium.chat_code where expires_at < now()`,
  sql`delete from atrium.message where read_at < now() - interval '90 days'`,
  sql`delete from atrium.message where created_at < now() - interval '1 year'`,
  sql`delete from atrium.rate_limit where updated_at < now() - interval '1 day'`,
];

/**
 * Removes what has served its time: signs (their requests are refused by their age twice over), answers kept for
 * repeats, dead sessions, share links and jobs long over, drafts that nobody went on with, codes that are over, messages 90 days
 * after they were read and all after a year, idle rate limits; jobs that nobody takes have failed. Audit rows stay.
 * @throws AggregateError at the end, of what could not be removed
 */
export async function tidy(db: Kysely<Database>): Promise<void> {
  const failures: unknown[] = [];
  for (const removal of overdue) {
    await removal.execute(db).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Rows that are over could not be removed');
}

const payload = Type.Object({});
type Round = JobWork<object, Platform>;

/** The platform's own work by the clock, done once for the installation whatever processes there are. */
export const housekeeping: readonly JobDefinition[] = [
  defineJob({ name: 'tidy', payload, every: EVERY, run: ({ platform }: Round) => tidy(platform.db) }),
  defineJob({
    name: 'removeExpiredFiles',
    payload,
    every: EVERY,
    run: ({ platform }: Round) => removeExpiredFiles(platform, platform.db),
  }),
  defineJob({
    name: 'sealKept',
    payload,
    every: EVERY,
    run: ({ platform, log }: Round) => sealKept(platform, log),
  }),
  defineJob({
    name: 'seeToLeavers',
    payload,
    every: EVERY / 2,
    run: ({ platform, log }: Round) => seeToLeavers(platform, platform.project.schoolId, log),
  }),
  defineJob({
    name: 'purgeTrash',
    payload,
    every: EVERY,
    run: async ({ platform }: Round) => {
      await purgeColumns(platform.db);
      await purgeRemoved(platform.db, platform.publicationEffects);
    },
  }),
];

/**
 * Repeats what a process does by the clock for its own data folder, which no other process can do for it, until stopped.
 * @returns stops it, waiting for what is under way
 */
export function everyMinute(task: () => Promise<void>, log: Pick<Logger, 'error'>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(task).catch((error: unknown) => {
      log.error({ err: error }, 'housekeeping failed; the next round tries again');
    });
  }, EVERY * 1000);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
