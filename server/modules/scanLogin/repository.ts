import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Seconds that a ticket lives. */
export const EXPIRES_IN = 120;

/** What is stored of the secret that the browser keeps. */
const hashOf = (browser: string): Buffer => createHash('sha256').update(browser, 'utf8').digest();

const alive = sql<boolean>`expires_at > now()`;

export async function addTicket(db: Kysely<Database>, id: string, browser: string): Promise<void> {
  await db
    .insertInto('atrium.scan_ticket')
    .values({
      id,
      browser_hash: hashOf(browser),
      expires_at: sql<Date>`now() + make_interval(secs => ${EXPIRES_IN})`,
    })
    .execute();
}

/** A live ticket of one browser; undefined for all others. */
export async function findTicket(
  db: Kysely<Database>,
  id: string,
  browser: string,
): Promise<{ readonly state: string } | undefined> {
  return db
    .selectFrom('atrium.scan_ticket')
    .select('state')
    .where('id', '=', id)
    .where('browser_hash', '=', hashOf(browser))
    .where(alive)
    .executeTakeFirst();
}

/** Takes a confirmed ticket; of several that ask at once one gets its user. */
export async function takeTicket(
  db: Kysely<Database>,
  id: string,
  browser: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('atrium.scan_ticket')
    .where('id', '=', id)
    .where('browser_hash', '=', hashOf(browser))
    .where('state', '=', 'confirmed')
    .where(alive)
    .where(
      sql<boolean>`exists (select from atrium.user_account u where u.id = user_id and u.status = 'active')`,
    )
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? undefined;
}

/**
 * What a phone does with a ticket. Whoever scanned it first alone may go on with it.
 * @returns false where the ticket is over, was decided, or is another's
 */
export async function moveTicket(
  db: Kysely<Database>,
  id: string,
  userId: string,
  to: 'scanned' | 'confirmed' | 'cancelled',
): Promise<boolean> {
  const done = await db
    .updateTable('atrium.scan_ticket')
    .set({ state: to, user_id: userId })
    .where('id', '=', id)
    .where(alive)
    .where('state', 'in', ['waiting', 'scanned'])
    .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', userId)]))
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}
