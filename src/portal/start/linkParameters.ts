import { RESERVED_PARAMETERS, signOfLink } from '../../runtime/data/linkSign.ts';

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
