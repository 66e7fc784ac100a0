import { listed } from '../../src/schemas/text.ts';
import type { Locale, LocalText } from '../../src/schemas/text.ts';
import { AppError } from './AppError.ts';
import { catalogue } from './catalogue.ts';

/** Users that a refusal names; of more it says how many there are. */
const MOST_NAMED = 10;

/** Refusals that name who stands in the way. */
type UsedCode = 'IN_USE' | 'STILL_USED';

export const isUsedCode = (code: string): code is UsedCode => code === 'IN_USE' || code === 'STILL_USED';

/** A refusal's text with who stands behind it. @param count how many there are; of those beyond the named ones no names */
function withUsers(code: UsedCode, users: readonly LocalText[], count: number): LocalText {
  const named = users.slice(0, MOST_NAMED);
  const all: LocalText =
    count > named.length ? { zhCN: ` 等 ${count} 处`, enUS: ` (${count} in all)` } : { zhCN: '', enUS: '' };
  const namesIn = (locale: Locale): string =>
    listed(
      named.map((user) => user[locale]),
      locale,
    ) + all[locale];
  const { zhCN, enUS } = catalogue[code];
  return { zhCN: `${zhCN}：${namesIn('zhCN')}`, enUS: `${enUS}: ${namesIn('enUS')}` };
}

/**
 * The refusal to take away what others need, naming them.
 * @param users as people know them
 * @param list the same for programs
 * @returns IN_USE
 */
export const stillUsed = (users: readonly LocalText[], list: readonly unknown[]): AppError =>
  new AppError('IN_USE', { list, message: withUsers('IN_USE', users, users.length) });

/**
 * The same from a rule of the platform's tables.
 * @param detail a line with how many there are, and a line for each that is named
 */
export function stillUsedThere(code: UsedCode, detail: string, cause: unknown): AppError {
  const [count = '', ...names] = detail.split('\n');
  if (names.length === 0) return new AppError(code, { cause });
  const users = names.map((name) => ({ zhCN: name, enUS: name }));
  return new AppError(code, { cause, message: withUsers(code, users, Number(count)) });
}
