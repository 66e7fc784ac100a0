import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

/**
 * A part of a transaction that may fail by itself: what it did is taken back, and the transaction goes on.
 * @param db in a transaction
 * @throws what the part throws
 */
export async function inSavepoint<T>(db: Kysely<Database>, part: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(db);
  try {
    const done = await part();
    await sql`release savepoint part`.execute(db);
    return done;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(db);
    throw error;
  }
}
