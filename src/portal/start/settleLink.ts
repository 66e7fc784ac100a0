import { ApiError, messageOf } from '../../runtime/data/ApiError.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { KEPT_ON_LOGOUT, TOKEN } from '../../runtime/stores/KeptSession.ts';
import type { LinkLogin } from '../../runtime/stores/SessionStore.ts';
import type { LoginResponse } from '../../schemas/wire/session.ts';
import { isDead, OF_ANOTHER, revoke, whoIs } from '../session/otherSessions.ts';
import { startLocale } from './start.locale.ts';

/** What to log in by after all: what came with the address, undefined for the kept session; `settled` where that is done. */
export type SettledLink = LinkLogin | undefined | 'settled';

/**
 * Asks before a link replaces somebody else who is logged in in this browser. Whose a token is can be read without using it
 * up; a ticket of the CAS server is good once, so that it is exchanged first, and that session ended where it is not wanted.
 * @param made the token was made for this login alone, as by the lookup of a chat app: unwanted, it is revoked
 */
export async function settleLink(root: RootStore, given: LinkLogin, made: boolean): Promise<SettledLink> {
  const kept = root.storage.get(TOKEN) ?? '';
  if (kept === '' || ('token' in given && given.token === kept)) return given;
  const now = await whoIs(root, kept);
  // Nobody who is somebody is there: neither a dead session nor a visitor's.
  if (now === 'nobody' || now === 'dead') return given;
  // Whether somebody is, is not known: the kept session is tried again, and nobody is replaced unasked.
  if (now === 'unknown') return undefined;
  if ('ticket' in given) return settleTicket(root, given, { kept, now });
  const then = await whoIs(root, given.token);
  // Whoever made the link can see to either, as by asking too often: it replaces nobody for it.
  if (then === 'unknown' || then === 'dead') return stay(root, then);
  if (then === 'nobody' || isSame(now, then)) return exchange(root, given);
  if (await wantsOther(root, kept, now, then)) return given;
  if (made) await revoke(root, given.token);
  return undefined;
}

/** Logs in by a token that replaces nobody; where it is good for no login, or for none any more, who is there stays. */
async function exchange(root: RootStore, given: { readonly token: string }): Promise<SettledLink> {
  try {
    await root.session.adopt(given);
    return 'settled';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return stay(root, isDead(error) ? 'dead' : 'unknown');
  }
}

/** Who is logged in stays so, by the kept session, and is told why the link did nothing. */
function stay({ session, locale }: RootStore, why: 'dead' | 'unknown'): SettledLink {
  session.tell(locale.text(startLocale, why === 'dead' ? 'linkExpired' : 'title'));
  return undefined;
}

async function settleTicket(
  root: RootStore,
  given: LinkLogin,
  { kept, now }: { kept: string; now: LoginResponse },
): Promise<SettledLink> {
  const { session, client } = root;
  let then: LoginResponse;
  try {
    then = await client.result<LoginResponse>('base', '/login/skipLogin.do', given, OF_ANOTHER);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A login by a link that failed ends the session that was there (docs/decisions/logins.md).
    await session.endKept();
    session.tell(messageOf(error));
    return 'settled';
  }
  if (isSame(now, then) || (await wantsOther(root, kept, now, then))) {
    session.begin(then);
    return 'settled';
  }
  await revoke(root, then.token.join('_'));
  return undefined;
}

const isSame = (one: LoginResponse, other: LoginResponse): boolean =>
  one.userBaseInfo.userId === other.userBaseInfo.userId;

/** Asks who is to be logged in. The one who goes is logged out for the server too, and nothing of theirs stays here. */
async function wantsOther(
  root: RootStore,
  kept: string,
  now: LoginResponse,
  then: LoginResponse,
): Promise<boolean> {
  const choice = await root.linkQuestions.ask({ now: nameOf(now), then: nameOf(then) });
  if (choice !== 'switch') {
    if (choice !== 'keep') window.history.replaceState(null, '', '/home');
    return false;
  }
  if (!root.session.isBorrowed(kept)) await revoke(root, kept);
  root.tabDrafts.forget();
  root.tabs.clear();
  root.storage.clear(KEPT_ON_LOGOUT);
  return true;
}

/** People share names, so that the account stands beside it. */
const nameOf = ({ userBaseInfo, userLoginInfo }: LoginResponse): string =>
  `${userBaseInfo.realName} (${userLoginInfo.loginName})`;
