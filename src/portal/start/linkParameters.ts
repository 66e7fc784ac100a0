import { md5Hex } from '../../runtime/data/sign.ts';

/** Parameters with a meaning of their own: never signed, never handed to pages (wire contract, section 10). */
export const RESERVED_PARAMETERS: ReadonlySet<string> = new Set([
  'managePreview',
  'lang',
  'corp_id',
  'login_client_type',
  'ticketId',
  'token',
  'code',
  'sign',
  'checkToken',
  'skipPermission',
  'hsPlatform',
  'redirect',
  't',
]);

export interface LinkParameters {
  /** The token that the address carried, where it may be used. */
  token: string | undefined;
  /** What stays in the address: without token and sign, and empty where the link is not legal. */
  search: string;
  legal: boolean;
}

/**
 * Reads an address that may carry a token. Parameters beside a token need a sign that matches, so that nobody can lead
 * a logged-in person to a page with values of their own; else none of them is used.
 */
export function readLinkParameters(search: string): LinkParameters {
  const given = new URLSearchParams(search);
  const token = given.get('token') ?? '';
  const sign = given.get('sign');
  const once = given.getAll('token').length === 1;
  const others = [...given].filter(([name]) => !RESERVED_PARAMETERS.has(name));
  given.delete('token');
  given.delete('sign');
  const kept = given.toString();
  const rest = kept === '' ? '' : `?${kept}`;
  if (token === '') return { token: undefined, search: rest, legal: true };
  const legal = once && (others.length === 0 || sign === signOfLink(others, token));
  return legal ? { token, search: rest, legal } : { token: undefined, search: '', legal };
}

/** The sign of link parameters: `k=v` in ascending order of keys, joined with `&`, then the token's text. */
export function signOfLink(parameters: readonly (readonly [string, string])[], token: string): string {
  const sorted = [...parameters].sort(([a], [b]) => (a < b ? -1 : 1));
  return md5Hex(sorted.map(([name, value]) => `${name}=${value}`).join('&') + token);
}
