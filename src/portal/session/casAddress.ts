import type { ContainerInfo } from '../../schemas/wire/project.ts';
import { BY_FORM, loginPath, redirectTarget, WAY } from './redirect.ts';

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

type Options = Pick<ContainerInfo['options'], 'login'>;

const isAutomatic = (options: Options | undefined): boolean => options?.login?.casLoginMode === 'auto';

/** The query of the login page for somebody who wants its form, with what else it holds. */
export function formSearch(options: Options | undefined, search: string): string {
  if (!isAutomatic(options)) return search;
  const query = new URLSearchParams(search);
  query.set(WAY, BY_FORM);
  return `?${query.toString()}`;
}

/**
 * Whether the login page goes to the central login by itself: by the mode `auto`, unless it has something to tell, so
 * that a ticket that was refused leads to its reason, and not round and round. `way=form` asks for the form: the way in
 * for those whom the central login does not know.
 */
export function goesToCas(options: Options | undefined, notice: string | undefined, search: string): boolean {
  if (!isAutomatic(options) || notice !== undefined) return false;
  return new URLSearchParams(search).get(WAY) !== BY_FORM;
}
