import { LOGIN_PATH } from '../session/redirect.ts';

/** A ticket with which the CAS server sent a person back. */
export interface CasTicket {
  ticket: string;
  /** The address that it was made for, sign by sign as the CAS server got it. */
  service: string;
}

/**
 * Takes the ticket out of the login page's address (CAS Protocol 3.0: appended as the last parameter). On other pages a
 * parameter of that name is the page's own.
 * @returns the ticket, if there is one, and what stays in the address
 */
export function takeCasTicket({
  origin,
  pathname,
  search,
}: Pick<Location, 'origin' | 'pathname' | 'search'>): {
  cas: CasTicket | undefined;
  search: string;
} {
  const found = pathname === LOGIN_PATH ? /[?&]ticket=([^&]*)$/.exec(search) : null;
  if (found === null) return { cas: undefined, search };
  const rest = search.slice(0, found.index);
  const ticket = new URLSearchParams(found[0].slice(1)).get('ticket') ?? '';
  const cas = ticket === '' ? undefined : { ticket, service: `${origin}${pathname}${rest}` };
  return { cas, search: rest };
}
