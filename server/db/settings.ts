import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

/** Value of a setting, undefined where it was never set. */
export async function readSetting(db: Kysely<Database>, key: string): Promise<unknown> {
  const row = await db.selectFrom('atrium.setting').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

/** Sets or replaces a setting. */
export async function writeSetting(db: Kysely<Database>, key: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('atrium.setting')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
    .execute();
}

/**
 * Value of a setting that is made once and then stays, also where several servers start at once: the first insert
 * wins, everybody reads it.
 */
export async function settleSetting(
  db: Kysely<Database>,
  key: string,
  make: () => unknown,
): Promise<unknown> {
  const present = await readSetting(db, key);
  if (present !== undefined) return present;
  await db
    .insertInto('atrium.setting')
    .values({ key, value: JSON.stringify(make()) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return readSetting(db, key);
}
