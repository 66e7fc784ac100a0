import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { ROLE, TOKEN } from '../../runtime/stores/SessionStore.ts';
import { sessionLocale } from './session.locale.ts';

/** Who acts in this browser by what its windows share; undefined where that is who acts here, or nobody any more. */
function actsElsewhere({ session, storage }: RootStore): string | undefined {
  if (session.status !== 'loggedIn' || session.changing || session.sharedPage !== undefined) return undefined;
  const token = storage.get(TOKEN);
  // A logout ends this session too, and the server says so.
  if (token === null) return undefined;
  const kept = storage.get(ROLE);
  const role = session.roles.some(({ groupid }) => groupid === kept) ? kept : session.currentRole;
  if (token === session.token && role === session.currentRole) return undefined;
  return `${token} ${String(role)}`;
}

/**
 * Keeps this page from acting as somebody whom another window of the browser has left: it is loaded anew, as who acts
 * there now. Where input would be lost the person is asked, once for each change, and may go on as they are.
 * @param reload loads the page anew
 * @returns stops it
 */
export function followRole(root: RootStore, browser: EventTarget, reload: () => void): () => void {
  let asked: string | undefined;
  const follow = async (): Promise<void> => {
    const acts = actsElsewhere(root);
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
  browser.addEventListener('storage', listener);
  return () => {
    browser.removeEventListener('storage', listener);
  };
}

function mayReload({ ui, locale, session }: RootStore): Promise<boolean> {
  const role = session.roles.find(({ groupid }) => groupid === session.currentRole)?.groupname;
  const { realName = '' } = session.login?.userBaseInfo ?? {};
  const name = role === undefined ? realName : `${realName} · ${role}`;
  return ui.confirm({
    title: locale.text(sessionLocale, 'changedElsewhere'),
    content: locale.text(sessionLocale, 'stillHere', { name }),
    danger: true,
  });
}
