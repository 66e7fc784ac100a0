import type { ContainerInfo } from '../../schemas/wire/project.ts';
import { formSearch } from './casAddress.ts';
import { LOGIN_PATH } from './redirect.ts';

type Options = Pick<
  ContainerInfo['options'],
  'casLoginUrl' | 'casLogoutUrl' | 'login' | 'notEncodeCasLogoutRedirectUrl'
>;

/**
 * Where a logout leads: back to the login page; for sessions of a central login to its own
 * logout, which is told where to return. The login page shows its form: going on to a central login that knows the person
 * still, it would undo the logout.
 */
export function logoutAddress(loginType: string, options: Options | undefined, origin: string): string {
  const { casLoginUrl, casLogoutUrl = '', notEncodeCasLogoutRedirectUrl } = options ?? {};
  const central = loginType !== 'form' && Boolean(casLoginUrl) && casLogoutUrl.startsWith('http');
  if (!central) return `${LOGIN_PATH}${formSearch(options, '')}`;
  const back = notEncodeCasLogoutRedirectUrl === true ? origin : encodeURIComponent(origin);
  return `${casLogoutUrl}${casLogoutUrl.includes('?') ? '&' : '?'}redirectUrl=${back}`;
}
