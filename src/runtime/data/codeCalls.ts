import type { LoginResponse } from '../../schemas/wire/session.ts';
import type { ApiClient, CallOptions } from './ApiClient.ts';
import { md5Hex } from './sign.ts';

/** What a code is asked for. */
export type CodeScene = 'login' | 'register' | 'reset';

export interface NewAccount {
  userName: string;
  realName: string;
  phone: string;
  code: string;
  password: string;
  college: string;
}

const OUTLIVES: CallOptions = { outlivesRoute: true };

/** Has a code sent to a phone. @returns the seconds after which another one may be asked for. @throws ApiError */
export async function sendCode(client: ApiClient, phone: string, scene: CodeScene): Promise<number> {
  const param = { phone, scene };
  const { resendIn } = await client.result<{ resendIn: number }>('base', '/login/sendCode.do', param);
  return resendIn;
}

/** Logs in by a code. @throws ApiError */
export const logInByCode = (client: ApiClient, phone: string, code: string): Promise<LoginResponse> =>
  client.result('base', '/login/messageLogin.do', { phone, code }, OUTLIVES);

/** Makes an account and logs in with it. Passwords travel as md5. @throws ApiError; its `errors` name the inputs */
export function register(
  client: ApiClient,
  { college, password, ...rest }: NewAccount,
): Promise<LoginResponse> {
  const userInfo = college === '' ? {} : { userInfo: { college } };
  const param = { ...rest, ...userInfo, password: md5Hex(password) };
  return client.result('base', '/login/register.do', param, OUTLIVES);
}

/** Sets a new password by a code; all sessions of the user end. @throws ApiError */
export async function resetPassword(
  client: ApiClient,
  phone: string,
  code: string,
  newPassword: string,
): Promise<void> {
  const param = { phone, code, newPassword: md5Hex(newPassword) };
  await client.call('base', '/user/password/reset.do', param, OUTLIVES);
}
