import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { readSetting, writeSetting } from '../db/settings.ts';

/** The setting that says whose password was given, and which; by a fingerprint of its hash. */
const KEY = 'initialPassword';

/** What is kept of it. */
interface Given {
  readonly userId: string;
  readonly fingerprint: string;
}

const fingerprintOf = (passwordHash: string): string =>
  createHash('sha256').update(passwordHash).digest('hex');

/** Notes that somebody was given the password they have, which they are to change. */
export const noteInitialPassword = (
  db: Kysely<Database>,
  userId: string,
  passwordHash: string,
): Promise<void> => {
  const given: Given = { userId, fingerprint: fingerprintOf(passwordHash) };
  return writeSetting(db, KEY, given);
};

/** Whether somebody still has the password that they were given; whoever has changed it since, has not. */
export async function hasInitialPassword(db: Kysely<Database>, userId: string | null): Promise<boolean> {
  const given = (await readSetting(db, KEY)) as Given | undefined;
  if (given === undefined || given.userId !== userId) return false;
  const account = await db
    .selectFrom('atrium.user_account')
    .select('password_hash')
    .where('id', '=', given.userId)
    .executeTakeFirst();
  return account !== undefined && fingerprintOf(account.password_hash) === given.fingerprint;
}
