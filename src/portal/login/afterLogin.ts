import { redirectTarget } from '../session/redirect.ts';

/** Where a person goes after a login: back to where they came from, else to the remembered system or home. */
export function afterLogin(search: string, origin: string, skipHome: boolean): string {
  return redirectTarget(search, origin) ?? (skipHome ? '/main' : '/home');
}
