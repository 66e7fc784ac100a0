import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { sqlFunctions } from '../../../src/conditions/index.ts';

/** The conversions that conditions use in SQL. A change to them is a new migration that runs the same statements. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of sqlFunctions) await sql.raw(statement).execute(db);
}
