import { RESERVED_PARAMETERS } from '../../runtime/data/linkSign.ts';
import { SYSTEM_PARAMETER } from '../../runtime/stores/RouteStore.ts';

export const LOGIN_PATH = '/user/login';

/** The pages before the login, by the texts of the ways to them. */
export const ENTRY_PATHS = {
  passwordLogin: LOGIN_PATH,
  messageLogin: '/messageLogin',
  register: '/userRegister',
  forgetPassword: '/forgetPassWord',
} as const;
/** Parameter of the login page, and its value, by which that stays where it else goes to a central login. */
export const WAY = 'way';
export const BY_FORM = 'form';
const ENTRIES: ReadonlySet<string> = new Set(['/user', ...Object.values(ENTRY_PATHS)]);

/** Whether a page is one before the login. */
export const isEntry = (pathname: string): boolean => ENTRIES.has(pathname);

/** A path of this site as an address; undefined where a browser could read another site in it. */
export function siteAddress(path: string, origin: string): URL | undefined {
  if (!/^\/(?![/\\])/.test(path) || /[\\\u0000-\u0020\u007f]/.test(path)) return undefined;
  if (!URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  return url.origin !== origin || url.pathname.startsWith('//') ? undefined : url;
}

/**
 * Where to go after a login: the address that the `redirect` parameter names, if it is a path of this site. A parameter
 * given twice counts as none.
 */
export function redirectTarget(search: string, origin: string): string | undefined {
  const given = new URLSearchParams(search).getAll('redirect');
  const [target] = given;
  if (target === undefined || given.length > 1) return undefined;
  const url = siteAddress(target, origin);
  if (url === undefined || isEntry(url.pathname)) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The login page's address that leads back to an address of this site. */
export function loginPath(address: string): string {
  if (/^\/(?:home)?(?=[?#]|$)/.test(address)) return LOGIN_PATH;
  return `${LOGIN_PATH}?${new URLSearchParams({ redirect: address }).toString()}`;
}

/** The parameters of an address that a page sees: those with a meaning of their own are left out. */
export function pageParameters(query: Readonly<Record<string, string>>): Record<string, string> {
  const own = (name: string): boolean => RESERVED_PARAMETERS.has(name) || name === SYSTEM_PARAMETER;
  return Object.fromEntries(Object.entries(query).filter(([name]) => !own(name)));
}
