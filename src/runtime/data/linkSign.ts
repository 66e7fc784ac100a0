import { md5Hex } from './sign.ts';

/** Parameters with a meaning of their own: never signed, never handed to pages (`docs/api.md`, Tokens). */
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

/** The sign of link parameters: `k=v` in ascending order of keys, joined with `&`, then the token's text. */
export function signOfLink(parameters: readonly (readonly [string, string])[], token: string): string {
  const sorted = [...parameters].sort(([a], [b]) => (a < b ? -1 : 1));
  return md5Hex(sorted.map(([name, value]) => `${name}=${value}`).join('&') + token);
}

/** Signs an address that carries a token and other parameters, so that whoever opens it may use them. */
export function signLink(url: URL): void {
  const token = url.searchParams.get('token') ?? '';
  url.searchParams.delete('sign');
  const others = [...url.searchParams].filter(([name]) => !RESERVED_PARAMETERS.has(name));
  if (others.length > 0) url.searchParams.set('sign', signOfLink(others, token));
}
