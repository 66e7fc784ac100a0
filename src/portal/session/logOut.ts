import { ApiError } from '../../runtime/data/ApiError.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { KEPT_IN_TAB } from '../chatLogin/tabPlatform.ts';

/** Ends the session for the server, where that can be told, and here; the page is to be loaded anew afterwards. */
export async function logOut({ session, tabs, tabDrafts, tabStorage }: RootStore): Promise<void> {
  try {
    await session.logOut();
  } catch (error) {
    // The server could not be told; the token is forgotten here all the same, and dies by itself.
    if (!(error instanceof ApiError)) throw error;
  } finally {
    tabs.forget();
    tabDrafts.forget();
    tabStorage?.clear(KEPT_IN_TAB);
  }
}
