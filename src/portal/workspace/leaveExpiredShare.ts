import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { workspaceLocale } from './workspace.locale.ts';

/** Milliseconds until the page is loaded again (specification, section 9). */
const RELOAD_DELAY = 2000;

/** A share link is over: says so, forgets its token, and loads the page again. */
export function leaveExpiredShare(root: RootStore): void {
  root.ui.message('error', root.locale.text(workspaceLocale, 'shareExpired'));
  setTimeout(() => {
    root.session.forget('chosen');
    window.location.reload();
  }, RELOAD_DELAY);
}
