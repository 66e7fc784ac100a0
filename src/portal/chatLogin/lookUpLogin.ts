import { ApiError } from '../../runtime/data/ApiError.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { loginStates, type LoginInfo } from '../../schemas/wire/loginInfo.ts';
import type { ChatStart } from '../start/chatStart.ts';

/** What becomes of a person who comes from a chat app; `failure` is the text to tell them. */
export type LoginOutcome =
  | { readonly token: string }
  | { readonly authorizeUrl: string }
  | {
      readonly failure:
        | 'notFollowed'
        | 'loginInfoFailed'
        | 'tokenFailed'
        | 'openIdFailed'
        | 'userUnknown'
        | 'platformConfigFailed';
    };

/**
 * Asks whom the code of a chat app stands for. What the answer says is for the screen: who is logged in is the server's
 * answer to the token. Never throws; why a call failed is logged.
 */
export async function lookUpLogin(
  { client, project, log }: RootStore,
  { platform, code, url }: ChatStart,
): Promise<LoginOutcome> {
  const param = { platform, url, schoolId: project.schoolId, ...(code === undefined ? {} : { code }) };
  try {
    const info = await client.result<LoginInfo | undefined>(
      'interface',
      '/rest/http/platform_general/getLoginInfoCommon.htm',
      param,
      { outlivesRoute: true },
    );
    return outcomeOf(info ?? {});
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { message } = error;
    log.finding('platform_general/getLoginInfoCommon', {
      severity: 'warning',
      code: 'LOGIN_INFO_FAILED',
      message: { zhCN: message, enUS: message },
    });
    return { failure: 'loginInfoFailed' };
  }
}

function outcomeOf({ loginState, token, platformInfo, authorizeUrl }: Partial<LoginInfo>): LoginOutcome {
  switch (loginState) {
    case undefined:
      return { failure: 'loginInfoFailed' };
    case loginStates.known:
      return token ? { token } : { failure: 'tokenFailed' };
    case loginStates.unknown:
      return { failure: platformInfo?.platformUserId ? 'userUnknown' : 'openIdFailed' };
    case loginStates.notFollowed:
      return { failure: 'notFollowed' };
    default:
      return isProvider(authorizeUrl) ? { authorizeUrl } : { failure: 'platformConfigFailed' };
  }
}

/** Whether an address may be gone to for a fresh code: one that is encrypted on its way, or does not leave this machine. */
function isProvider(address: string | undefined): address is string {
  if (address === undefined || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  const isLoopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback);
}
