export interface LoginInput {
  account: string;
  password: string;
}
export type LoginProblems = Partial<Record<keyof LoginInput, 'accountMissing' | 'passwordMissing'>>;

/** What is missing before a login can be tried; a password of blanks is one, an account of blanks is none. */
export function validateLogin({ account, password }: LoginInput): LoginProblems {
  return {
    ...(account.trim() === '' ? { account: 'accountMissing' as const } : {}),
    ...(password === '' ? { password: 'passwordMissing' as const } : {}),
  };
}
