import { sql } from 'kysely';
import type { Kysely, OperationNodeSource } from 'kysely';
import type { Database } from './database.ts';

/**
 * Sends several writes as one statement: what each waits for is the way to the database and back. All see what was there before
 * any of them, so that none may write what another one reads or writes.
 * @param returning further writes, each of which returns rows
 * @returns the rows of each of these, as JSON has them; of one that is not there none
 * @template R such a row
 */
export async function writeTogether<R = never>(
  db: Kysely<Database>,
  writes: readonly (OperationNodeSource | undefined)[],
  returning: readonly (OperationNodeSource | undefined)[] = [],
): Promise<readonly (readonly R[])[]> {
  const named = [...writes, ...returning].map((write, at) => ({ write, name: sql.ref(`w${String(at)}`) }));
  const parts = named.flatMap(({ write, name }) => (write === undefined ? [] : sql`${name} as (${write})`));
  const returned = named
    .slice(writes.length)
    .map(({ write, name }) =>
      write === undefined ? sql`'[]'::jsonb` : sql`(select coalesce(jsonb_agg(r), '[]') from ${name} as r)`,
    );
  const { rows } = await sql<{ returned: readonly (readonly R[])[] }>`
    with ${sql.join(parts)} select jsonb_build_array(${sql.join(returned)}) as returned`.execute(db);
  return rows[0]?.returned ?? [];
}
