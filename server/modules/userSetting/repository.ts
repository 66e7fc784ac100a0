import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';

/** The settings of a user among some keys. */
export async function readSettings(
  db: Kysely<Database>,
  userId: string,
  keys: readonly string[],
): Promise<readonly { key: string; value: unknown }[]> {
  return db
    .selectFrom('atrium.user_setting')
    .select(['key', 'value'])
    .where('user_id', '=', userId)
    .where('key', 'in', [...keys])
    .execute();
}

/** Number of settings that a user has under other keys. */
export async function countOtherSettings(db: Kysely<Database>, userId: string, key: string): Promise<number> {
  const { count } = await db
    .selectFrom('atrium.user_setting')
    .select(sql<string>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .where('key', '!=', key)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Sets or replaces a setting of a user. */
export async function writeSetting(
  db: Kysely<Database>,
  { userId, key, value, now }: { userId: string; key: string; value: unknown; now: Date },
): Promise<void> {
  const kept = { value: JSON.stringify(value), updated_at: now };
  await db
    .insertInto('atrium.user_setting')
    .values({ user_id: userId, key, ...kept })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet(kept))
    .execute();
}

/** Forgets a setting of a user. */
export async function forgetSetting(db: Kysely<Database>, userId: string, key: string): Promise<void> {
  await db.deleteFrom('atrium.user_setting').where('user_id', '=', userId).where('key', '=', key).execute();
}
