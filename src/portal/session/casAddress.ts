import type { ContainerInfo } from '../../schemas/wire/project.ts';
import { loginPath, redirectTarget } from './redirect.ts';

/**
 * The address of the central login, which sends back to the login page with a ticket; undefined where there is none.
 * @param search of the login page, whose `redirect` goes along
 */
export function casAddress(
  options: Pick<ContainerInfo['options'], 'casLoginUrl'> | undefined,
  { origin, search }: Pick<Location, 'origin' | 'search'>,
): string | undefined {
  const address = options?.casLoginUrl ?? '';
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return undefined;
  const service = `${origin}${loginPath(redirectTarget(search, origin) ?? '/')}`;
  return `${address}${address.includes('?') ? '&' : '?'}service=${encodeURIComponent(service)}`;
}

/**
 * Whether the login page goes to the central login by itself: by the mode `auto`, unless it has something to tell, so
 * that a ticket that was refused leads to its reason, and not round and round. `way=form` asks for the form: the way in
 * for those whom the central login does not know.
 */
export function goesToCas(
  options: Pick<ContainerInfo['options'], 'login'> | undefined,
  notice: string | undefined,
  search: string,
): boolean {
  if (options?.login?.casLoginMode !== 'auto' || notice !== undefined) return false;
  return new URLSearchParams(search).get('way') !== 'form';
}
