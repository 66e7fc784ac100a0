import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';

/** What is to be done for accounts that were disabled or removed. @param ids at least one; removed ones are gone already */
export type LeaverTask<Work> = (work: Work, ids: readonly string[]) => Promise<void>;

/** Accounts of one round of those whom nobody has seen to. */
const ROUND = 200;

/**
 * Accounts that were disabled or removed, and what hangs on them. The database notes them whoever wrote to it: a record of
 * the back office, a directory's synchronisation, a statement by hand (`db/backOffice/020_users.sql`). The call that did it
 * sees to them in its own transaction; of all others the housekeeping does within a minute.
 *
 * Rooms above subscribe as the platform is put together (`run.ts`), so that nothing here knows of them.
 * @typeParam Work the unit of work that tasks are given; they run on its transaction
 */
export class Leavers<Work extends { readonly db: Kysely<Database> }> {
  readonly #tasks = new Set<LeaverTask<Work>>();

  /** @param task throws to take the whole unit of work back @returns ends it */
  subscribe(task: LeaverTask<Work>): () => void {
    this.#tasks.add(task);
    return () => void this.#tasks.delete(task);
  }

  /**
   * Does all that is to be done for those of some accounts that have left and were not seen to. Of several at once one does
   * it; where that fails they are noted still.
   */
  async settle(work: Work, among: readonly string[]): Promise<void> {
    const { rows } = await sql<{ user_id: string }>`
      delete from atrium.account_left where user_id in (
        select user_id from atrium.account_left where user_id = any(${[...among]}::text[])
        order by user_id for update skip locked
      ) returning user_id`.execute(work.db);
    if (rows.length === 0) return;
    const ids = rows.map(({ user_id }) => user_id);
    // One after the other: they share a transaction's one connection.
    for (const task of this.#tasks) await task(work, ids);
  }
}

/** Accounts that have left and were not seen to, the first ones first. */
export async function unsettledLeavers(db: Kysely<Database>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('atrium.account_left')
    .select('user_id')
    .orderBy('left_at')
    .orderBy('user_id')
    .limit(ROUND)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
