import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Credentials } from '../account/index.ts';
import { EXPIRES_IN, MOST_TRIES } from './code.ts';
import type { CodeKey } from './code.ts';
import { spellingsOf } from './phone.ts';

/** Keeps a code in the place of the one before. */
export async function keepCode(
  db: Kysely<Database>,
  { phone, scene }: CodeKey,
  codeHash: Buffer,
): Promise<void> {
  const expires = sql<Date>`now() + make_interval(secs => ${EXPIRES_IN})`;
  await db
    .insertInto('atrium.message_code')
    .values({ phone, scene, code_hash: codeHash, expires_at: expires, tries: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['phone', 'scene'])
        .doUpdateSet({ code_hash: codeHash, expires_at: expires, tries: 0 }),
    )
    .execute();
}

/**
 * Counts a try at the live code, and answers what it is compared with. Of parallel guesses each counts.
 * @returns undefined where there is no code, or it is over, or was guessed at too often
 */
export async function tryCode(db: Kysely<Database>, { phone, scene }: CodeKey): Promise<Buffer | undefined> {
  const row = await db
    .updateTable('atrium.message_code')
    .set({ tries: sql<number>`tries + 1` })
    .where('phone', '=', phone)
    .where('scene', '=', scene)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('tries', '<', MOST_TRIES)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash;
}

/** Takes a try back: the code was right, and what it was for was refused for another reason. */
export async function untryCode(
  db: Kysely<Database>,
  { phone, scene }: CodeKey,
  codeHash: Buffer,
): Promise<void> {
  await db
    .updateTable('atrium.message_code')
    .set({ tries: sql<number>`greatest(0, tries - 1)` })
    .where('phone', '=', phone)
    .where('scene', '=', scene)
    .where('code_hash', '=', codeHash)
    .execute();
}

/** Uses a code up; true for the one caller who did. */
export async function takeCode(
  db: Kysely<Database>,
  { phone, scene }: CodeKey,
  codeHash: Buffer,
): Promise<boolean> {
  const done = await db
    .deleteFrom('atrium.message_code')
    .where('phone', '=', phone)
    .where('scene', '=', scene)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return done.numDeletedRows > 0n;
}

/** The active account of a phone; undefined where there is none, or where several share it. */
export async function findByPhone(db: Kysely<Database>, phone: string): Promise<Credentials | undefined> {
  const found = await db
    .selectFrom('atrium.user_account')
    .select(['id', 'password_hash', 'auth_version', 'is_demo', 'verified'])
    .where('phone', 'in', spellingsOf(phone))
    .where('status', '=', 'active')
    .limit(2)
    .execute();
  return found.length === 1 ? found[0] : undefined;
}

/** Whether any account has a phone, whatever its status. */
export async function isPhoneTaken(db: Kysely<Database>, phone: string): Promise<boolean> {
  const found = await db
    .selectFrom('atrium.user_account')
    .select('id')
    .where('phone', 'in', spellingsOf(phone))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether an account that is about to be made may have a phone, which nobody else takes until the transaction ends. */
export async function takePhone(trx: Kysely<Database>, phone: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select atrium.take_phone(${phone}, ${userId}) as taken`.execute(trx);
  return rows[0]?.taken === true;
}
