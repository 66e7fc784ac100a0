import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { startLocale } from './start.locale.ts';

/** Milliseconds until the page is loaded again. */
const RELOAD_DELAY = 2000;

/**
 * A share link is over: that is said in the place of the page, and the page is loaded again, as the person whose own
 * session is kept, else by way of the login page.
 */
export function leaveExpiredShare({ session, locale }: RootStore, reload: () => void): void {
  session.tell(locale.text(startLocale, 'shareExpired'));
  setTimeout(reload, RELOAD_DELAY);
}
