import { EMBED_PLATFORM } from '../../schemas/embed/verify.ts';
import type { LoginResponse } from '../../schemas/wire/session.ts';

/** Who is logged in at the site around, by its word; `silent`: it says nothing, or nothing that holds. */
export type SiteWord = LoginResponse | 'nobody' | 'silent';

/** The session that a frame has kept. */
export interface KeptSession {
  /** Whose it is; undefined: there is none, or it is over. */
  readonly login: LoginResponse | undefined;
  /** Of the portal's windows, taken over. */
  readonly isBorrowed: boolean;
}

/** Whether one and the same person is logged in. */
export const isSamePerson = (one: LoginResponse | undefined, other: LoginResponse | undefined): boolean =>
  one !== undefined && one.userBaseInfo.userId === other?.userBaseInfo.userId;

/**
 * Whose session a frame has: the one rule, as `docs/decisions/embedding-sdk.md` has it in a table.
 * @returns `site`: the one that the site logs in; `kept`: the one that there is, or the login page where there is none;
 *   `nobody`: the one that there is ends
 */
export function sessionOf(word: SiteWord, { login, isBorrowed }: KeptSession): 'site' | 'kept' | 'nobody' {
  if (word === 'silent') return 'kept';
  // Who has logged in by themselves, here or in the portal's windows, is not logged out by a site that knows nobody.
  if (word === 'nobody') return login?.userLoginInfo.loginType === EMBED_PLATFORM ? 'nobody' : 'kept';
  return isSamePerson(word, login) && !isBorrowed ? 'kept' : 'site';
}
