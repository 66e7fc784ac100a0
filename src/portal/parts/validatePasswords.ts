export interface Passwords {
  old: string;
  fresh: string;
  repeat: string;
}
export type PasswordProblem =
  'oldPasswordMissing' | 'newPasswordMissing' | 'newPasswordShort' | 'newPasswordSame' | 'repeatDiffers';

/** Characters that a new password has at least. */
export const LEAST_PASSWORD = 8;

/** What is wrong with a change of password, by input. */
export function validatePasswords({
  old,
  fresh,
  repeat,
}: Passwords): Partial<Record<keyof Passwords, PasswordProblem>> {
  const problems: Partial<Record<keyof Passwords, PasswordProblem>> = {};
  if (old === '') problems.old = 'oldPasswordMissing';
  if (fresh === '') problems.fresh = 'newPasswordMissing';
  else if (Array.from(fresh).length < LEAST_PASSWORD) problems.fresh = 'newPasswordShort';
  else if (fresh === old) problems.fresh = 'newPasswordSame';
  if (repeat !== fresh) problems.repeat = 'repeatDiffers';
  return problems;
}
