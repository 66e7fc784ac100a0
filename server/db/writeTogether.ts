import { sql } from 'kysely';
import type { Kysely, OperationNodeSource } from 'kysely';
import type { Database } from './database.ts';

/**
 * Sends several writes as one statement: what each waits for is the way to the database and back. All see what was there before
 * any of them, so that none may write what another one reads or writes.
 */
export async function writeTogether(
  db: Kysely<Database>,
  writes: readonly (OperationNodeSource | undefined)[],
): Promise<void> {
  const parts = writes.flatMap((write, at) =>
    write === undefined ? [] : sql`${sql.ref(`write_${String(at)}`)} as (${write})`,
  );
  await sql`with ${sql.join(parts)} select 1`.execute(db);
}
