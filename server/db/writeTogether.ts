import { sql } from 'kysely';
import type { Kysely, OperationNodeSource } from 'kysely';
import type { Database } from './database.ts';

/**
 * Sends several writes as one statement: what each waits for is the way to the database and back. All see what was there before
 * any of them, so that none may write what another one reads or writes.
 * @param counted one more, which returns each row that it writes
 * @returns how many rows that one wrote
 */
export async function writeTogether(
  db: Kysely<Database>,
  writes: readonly (OperationNodeSource | undefined)[],
  counted?: OperationNodeSource,
): Promise<number> {
  const parts = writes.flatMap((write, at) =>
    write === undefined ? [] : sql`${sql.ref(`write_${String(at)}`)} as (${write})`,
  );
  if (counted) parts.push(sql`counted as (${counted})`);
  const count = counted ? sql`(select count(*) from counted)` : sql`0`;
  const { rows } = await sql<{ count: number }>`with ${sql.join(parts)} select ${count} as count`.execute(db);
  return rows[0]?.count ?? 0;
}
