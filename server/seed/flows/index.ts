import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { readCast } from './cast.ts';
import { playExpenses } from './expenses.ts';
import { playLeaves } from './leaves.ts';
import { Plays } from './Plays.ts';
import { makeProofs } from './proofs.ts';
import { playRoomChanges } from './roomChanges.ts';
import { Stage } from './Stage.ts';
import { stillDocuments } from './stillDocuments.ts';

/** Messages of the demo that are older than this were read. */
const READ_AFTER = 2 * 86_400_000;

/**
 * Plays what the people of the demo campus have done with its flows in the last weeks: applications in every state, with
 * comments, copies, added people and reminders. By the engine itself, in one transaction: a campus has all of it or nothing.
 * @param now the day up to which it is played
 * @returns false where there are instances already, or no campus to play them in
 */
export async function seedFlows(
  platform: Platform,
  log: FastifyBaseLogger,
  now: Date = new Date(),
): Promise<boolean> {
  // Nobody changes the calendar, or publishes anything, while it is played: neither is asked for at each step.
  const days = await platform.calendar.days();
  const still = {
    calendar: { days: () => Promise.resolve(days) },
    documents: stillDocuments(platform.documents),
  };
  return platform.db.transaction().execute(async (db) => {
    await sql`select set_config('lock_timeout', '120s', true), set_config('statement_timeout', '120s', true)`.execute(
      db,
    );
    await sql`select pg_advisory_xact_lock(hashtext('atrium.seed'))`.execute(db);
    const known = await db.selectFrom('atrium.flow_instance').select('id').limit(1).executeTakeFirst();
    if (known !== undefined) return false;
    const cast = await readCast(db);
    if (cast === undefined) return false;
    const plays = new Plays(now);
    playLeaves(plays, cast, makeProofs(platform, db));
    playExpenses(plays, cast);
    await playRoomChanges(plays, cast, db);
    await plays.playAll(new Stage({ platform: { ...platform, ...still }, db, log }));
    await db
      .updateTable('atrium.message')
      .set({ read_at: sql<Date>`created_at + interval '2 hours'` })
      .where('created_at', '<', new Date(now.getTime() - READ_AFTER))
      .execute();
    return true;
  });
}
