import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { sqlFunctions } from '../../src/conditions/index.ts';
import { readSetting, writeSetting } from './settings.ts';
import type { Database } from './database.ts';

const SETTING = 'conditionFunctions';

/**
 * Installs the functions that conditions in SQL call, whenever this release's text differs from what the database
 * holds. They are replaced and never dropped, since indexes may need them.
 * @param trx the transaction that brings the schema up to date
 */
export async function installConditionFunctions(trx: Transaction<Database>): Promise<void> {
  const print = createHash('sha256').update(JSON.stringify(sqlFunctions)).digest('hex');
  if ((await readSetting(trx, SETTING)) === print) return;
  await sql.raw(sqlFunctions.join(';\n')).execute(trx);
  await writeSetting(trx, SETTING, print);
}
