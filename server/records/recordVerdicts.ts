import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../db/database.ts';
import { recordsOf } from './identifier.ts';
import type { ModuleShape } from './shape.ts';

/** Columns of one statement; PostgreSQL takes 1,664. */
const MOST = 1_000;

/**
 * Asks several things of one record.
 * @param asked each as SQL over `recordsOf(shape)`
 * @returns the answers at their places; undefined where there is no such record
 */
export async function recordVerdicts<T>(
  db: Kysely<Database>,
  shape: ModuleShape,
  id: string,
  asked: readonly RawBuilder<T>[],
): Promise<readonly T[] | undefined> {
  const answers: T[] = [];
  for (let at = 0; at === 0 || at < asked.length; at += MOST) {
    const part = asked.slice(at, at + MOST);
    const columns = part.map((each, index) => sql`${each} as ${sql.id(`c${String(index)}`)}`);
    const { rows } = await sql<Record<string, T>>`
      select ${sql.join([sql`1`, ...columns])} from ${recordsOf(shape)} where r.id = ${id}`.execute(db);
    const [row] = rows;
    if (row === undefined) return undefined;
    answers.push(...part.map((_, index) => row[`c${String(index)}`] as T));
  }
  return answers;
}
