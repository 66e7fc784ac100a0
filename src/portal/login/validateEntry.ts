import { plainPhone } from '../../schemas/phone.ts';
import { isPlainName } from '../../schemas/plainName.ts';
import { LEAST_PASSWORD } from '../parts/validatePasswords.ts';
import type { EntryText } from './useEntryForm.ts';

// What is wrong with single inputs before the login; undefined: nothing. The server asks for the same.

/** Digits as they may come from a Chinese keyboard, and blanks around them. */
export const plainSigns = (text: string): string => text.normalize('NFKC').trim();

const CODE = /^\d{6}$/;
const USER_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{1,31}$/;

/** The number that is sent; what is none is refused before. */
export const phoneOf = (typed: string): string => plainPhone(typed) ?? typed;

export function phoneProblem(phone: string): EntryText | undefined {
  if (phone.trim() === '') return 'phoneMissing';
  return plainPhone(phone) === undefined ? 'phoneWrong' : undefined;
}

export function codeProblem(code: string): EntryText | undefined {
  if (code.trim() === '') return 'codeMissing';
  return CODE.test(plainSigns(code)) ? undefined : 'codeWrong';
}

export function passwordProblem(
  password: string,
  missing: EntryText = 'newPasswordMissing',
): EntryText | undefined {
  if (password.trim() === '') return missing;
  return Array.from(password).length < LEAST_PASSWORD ? 'passwordShort' : undefined;
}

export function userNameProblem(userName: string): EntryText | undefined {
  if (userName.trim() === '') return 'userNameMissing';
  return USER_NAME.test(userName.trim()) ? undefined : 'userNameWrong';
}

export function repeatProblem(repeat: string, password: string): EntryText | undefined {
  if (repeat === '') return 'repeatMissing';
  return repeat === password ? undefined : 'repeatDiffers';
}

export function realNameProblem(realName: string): EntryText | undefined {
  if (realName.trim() === '') return 'realNameMissing';
  return isPlainName(realName.trim()) ? undefined : 'realNameWrong';
}

/** The problems that there are, in the order given. */
export const foundProblems = <N extends string>(
  problems: Readonly<Record<N, EntryText | undefined>>,
): Partial<Record<N, EntryText>> =>
  Object.fromEntries(
    Object.entries<EntryText | undefined>(problems).filter(([, problem]) => problem !== undefined),
  ) as Partial<Record<N, EntryText>>;
