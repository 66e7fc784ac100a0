import type { Kysely } from 'kysely';
import { listed } from '../../../src/schemas/text.ts';
import type { Locale, LocalText } from '../../../src/schemas/text.ts';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors/AppError.ts';
import { catalogue } from '../../errors/catalogue.ts';
import { holdPublishing } from '../resource/keeping.ts';
import { describeUser, usersOfDictionary } from '../resource/usage.ts';
import type { ResourceUser } from '../resource/usage.ts';

/** Users that a refusal names; of more it says how many there are. */
const MAX_NAMED = 10;

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
  await holdPublishing(db);
  const refused = new Map<string, AppError>();
  for (const code of codes) {
    const users = await usersOfDictionary(db, code);
    if (users.length > 0) refused.set(code, new AppError('IN_USE', { message: naming(users), list: users }));
  }
  return refused;
}

function naming(users: readonly ResourceUser[]): LocalText {
  const named = users.slice(0, MAX_NAMED).map(describeUser);
  const count = users.length;
  const all: LocalText =
    count > MAX_NAMED ? { zhCN: ` 等 ${count} 处`, enUS: ` (${count} in all)` } : { zhCN: '', enUS: '' };
  const text = (locale: Locale): string =>
    listed(
      named.map((user) => user[locale]),
      locale,
    ) + all[locale];
  return {
    zhCN: `${catalogue.IN_USE.zhCN}：${text('zhCN')}`,
    enUS: `${catalogue.IN_USE.enUS}: ${text('enUS')}`,
  };
}
