import { ApiError } from '../../runtime/data/ApiError.ts';
import type { CallOptions } from '../../runtime/data/ApiClient.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { msgStates } from '../../schemas/wire/answer.ts';
import { SHARED, type LoginResponse } from '../../schemas/wire/session.ts';

// Calls about a session that is not the page's own.

/** What is answered ends no session of this page. */
export const OF_ANOTHER: CallOptions = { outlivesRoute: true, ofAnother: true };

/** The server's word that a token is of no session, or of one that is over. */
export const isDead = ({ detail }: ApiError): boolean =>
  detail.msgState === msgStates.tokenExpired || detail.msgState === msgStates.forbidden;

/** Whose session a token is of, read without using it up; `nobody`: a visitor's, or that of a share link. */
export async function whoIs(
  { client }: RootStore,
  token: string,
): Promise<LoginResponse | 'nobody' | 'dead' | 'unknown'> {
  const param = { loginFrom: 'web', changeToken: false };
  try {
    const login = await client.result<LoginResponse>('base', '/user/info.do', param, {
      ...OF_ANOTHER,
      token,
    });
    const isSomebody = login.userBaseInfo.userId !== '' && login.userLoginInfo.loginType !== SHARED;
    return isSomebody ? login : 'nobody';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return isDead(error) ? 'dead' : 'unknown';
  }
}

/** Ends a session for the server; where that cannot be told, it dies by itself. */
export async function revoke({ client }: RootStore, token: string): Promise<void> {
  try {
    await client.call('base', '/login/logout.do', {}, { ...OF_ANOTHER, token, timeout: 5000 });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
