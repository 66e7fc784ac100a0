import { ApiError } from '../../runtime/data/ApiError.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { PERSON, ROLE, TOKEN } from '../../runtime/stores/KeptSession.ts';
import { msgStates } from '../../schemas/wire/answer.ts';
import { sessionLocale } from './session.locale.ts';

/** Whether this page acts as whom the windows of the browser share. */
const isShared = ({ session }: RootStore): boolean =>
  session.status === 'loggedIn' && !session.changing && session.sharedPage === undefined;

/** Whether the token that the windows share is of who acts here. */
function isSamePerson({ session, storage }: Pick<RootStore, 'session' | 'storage'>): boolean {
  const person = session.login?.userBaseInfo.userId;
  return person !== undefined && storage.get(PERSON) === person;
}

/** Who acts in this browser by what its windows share; undefined where that is who acts here, or nobody any more. */
function actsElsewhere({ session, storage }: RootStore): string | undefined {
  const token = storage.get(TOKEN);
  if (token === null) return undefined;
  const kept = storage.get(ROLE);
  const role = session.roles.some(({ groupid }) => groupid === kept) ? kept : session.currentRole;
  const isSame = token === session.token || isSamePerson({ session, storage });
  if (isSame && role === session.currentRole) return undefined;
  return `${token} ${String(role)}`;
}

interface FollowingFrame {
  /** When the page began, milliseconds since 1970: a logout since then is news to it. */
  readonly begun: number;
  /** Called once somebody has logged out beside this page. */
  readonly left: () => void;
}

/**
 * Keeps this page from acting as somebody whom another window of the browser has left: it is loaded anew, as who acts
 * there now. Where input would be lost the person is asked, once for each change, and may go on as they are. Another
 * session of the same person is taken over, and nothing is loaded. Where nobody acts any more, the server is asked whether
 * this was a logout; a page that the browser has kept hears of all that when it comes back, and one that listens late when
 * it begins to.
 * @param reload loads the page anew
 * @param frame of another site: the server need not hear of its logouts
 * @returns stops it
 */
export function followRole(
  root: RootStore,
  browser: EventTarget,
  reload: () => void,
  frame?: FollowingFrame,
): () => void {
  let heard = frame?.begun ?? 0;
  let asked: string | undefined;
  let asking: Promise<void> | undefined;
  const follow = async (): Promise<void> => {
    if (!isShared(root)) return;
    const token = root.storage.get(TOKEN);
    if (token === null) {
      if (frame !== undefined && root.session.leftSince(heard)) {
        heard = Date.now();
        frame.left();
      } else asking ??= hearServer(root).finally(() => (asking = undefined));
      return;
    }
    const acts = actsElsewhere(root);
    if (acts === undefined && token !== root.session.token) {
      asking ??= takeOver(root, token).finally(() => (asking = undefined));
      return;
    }
    if (acts === undefined || acts === asked) return;
    const { unsaved } = root;
    if (unsaved.any()) {
      asked = acts;
      if (!(await mayReload(root))) return;
    }
    unsaved.giveUp();
    reload();
  };
  const listener = (): void => void follow();
  for (const event of EVENTS) browser.addEventListener(event, listener);
  listener();
  return () => {
    for (const event of EVENTS) browser.removeEventListener(event, listener);
  };
}
const EVENTS = ['storage', 'pageshow'] as const;

/**
 * A window has emptied what all of them share: by a logout, or because it was full. Of a session that is over the
 * server's answer makes an end. One that lives goes on here, but is not kept again: it may be one that somebody has left
 * without the server hearing of it.
 */
async function hearServer({ session, client }: RootStore): Promise<void> {
  const param = { loginFrom: 'web', changeToken: false };
  try {
    await client.call('base', '/user/info.do', param, { outlivesRoute: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Where it could not be reached, the next call hears.
    if (error.detail.msgState === msgStates.tokenExpired) session.tell(error.message);
  }
}

/** The same person has begun another session. One that has ended meanwhile ends here as any does. */
async function takeOver({ session }: RootStore, token: string): Promise<void> {
  try {
    await session.follow(token);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

function mayReload({ ui, locale, session }: RootStore): Promise<boolean> {
  const role = session.roleName;
  const { realName = '' } = session.login?.userBaseInfo ?? {};
  const name = role === undefined ? realName : `${realName} · ${role}`;
  return ui.confirm({
    title: locale.text(sessionLocale, 'changedElsewhere'),
    content: locale.text(sessionLocale, 'stillHere', { name }),
    danger: true,
  });
}
