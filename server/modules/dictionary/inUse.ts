import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { AppError } from '../../errors/AppError.ts';
import { stillUsed } from '../../errors/stillUsed.ts';
import { lockPublications } from '../../documents/publicationLock.ts';
import { describeUser, usersOfDictionary } from '../../documents/usage.ts';

/**
 * Which of some dictionaries stay, since documents take options from them, and who does. Nothing is published until the
 * transaction ends, so that nobody begins to use one meanwhile.
 * @param codes of the dictionaries
 * @returns IN_USE for each that stays
 */
export async function dictionariesInUse(
  db: Kysely<Database>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, AppError>> {
  await lockPublications(db);
  const refused = new Map<string, AppError>();
  for (const code of codes) {
    const users = await usersOfDictionary(db, code);
    if (users.length > 0) refused.set(code, stillUsed(users.map(describeUser), users));
  }
  return refused;
}
