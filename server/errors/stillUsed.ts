import { listed } from '../../src/schemas/text.ts';
import type { Locale, LocalText } from '../../src/schemas/text.ts';
import { AppError } from './AppError.ts';
import { catalogue } from './catalogue.ts';

/** Users that a refusal names; of more it says how many there are. */
const MOST_NAMED = 10;

/**
 * The refusal to take away what others need, naming them.
 * @param users as people know them
 * @param list the same for programs
 * @returns IN_USE
 */
export function stillUsed(users: readonly LocalText[], list: readonly unknown[]): AppError {
  const count = users.length;
  const all: LocalText =
    count > MOST_NAMED ? { zhCN: ` 等 ${count} 处`, enUS: ` (${count} in all)` } : { zhCN: '', enUS: '' };
  const named = (locale: Locale): string =>
    listed(
      users.slice(0, MOST_NAMED).map((user) => user[locale]),
      locale,
    ) + all[locale];
  const { zhCN, enUS } = catalogue.IN_USE;
  return new AppError('IN_USE', {
    list,
    message: { zhCN: `${zhCN}：${named('zhCN')}`, enUS: `${enUS}: ${named('enUS')}` },
  });
}
