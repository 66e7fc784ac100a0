import type { Problems } from './useEntryForm.ts';

export type LoginInput = Record<'account' | 'password', string>;

/** What is missing before a login can be tried; a password of blanks is one, an account of blanks is none. */
export function validateLogin({ account, password }: LoginInput): Problems<LoginInput> {
  return {
    ...(account.trim() === '' ? { account: 'accountMissing' } : {}),
    ...(password === '' ? { password: 'passwordMissing' } : {}),
  };
}
