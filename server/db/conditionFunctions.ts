import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { sqlFunctions } from '../../src/conditions/index.ts';
import { readSetting, writeSetting } from './settings.ts';
import type { Database } from './database.ts';

const SETTING = 'conditionFunctions';

/**
 * Installs the functions that conditions in SQL call, whenever this release's text differs from what the database
 * holds: unlike a migration, which runs once, they follow every change of their meaning. One transaction, under a
 * lock.
 * @returns whether anything was installed
 */
export async function installConditionFunctions(db: Kysely<Database>): Promise<boolean> {
  const print = createHash('sha256').update(JSON.stringify(sqlFunctions)).digest('hex');
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('atrium.conditionFunctions'))`.execute(trx);
    if ((await readSetting(trx, SETTING)) === print) return false;
    for (const text of sqlFunctions) await sql.raw(text).execute(trx);
    await writeSetting(trx, SETTING, print);
    return true;
  });
}
