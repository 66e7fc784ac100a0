import { ApiError } from '../../runtime/data/ApiError.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { KEPT_IN_TAB } from '../chatLogin/tabPlatform.ts';
import { mayLose } from '../overlay/mayLose.ts';
import { logoutAddress } from './logoutAddress.ts';

/** Ends the session, and loads the page anew so that nothing of it stays in memory. */
export function useLogOut(): () => Promise<void> {
  const root = useRoot();
  return async () => {
    const { session, tabs, tabDrafts, tabStorage, unsaved } = root;
    if (unsaved.any() && !(await mayLose(root, () => unsaved.any()))) return;
    const type = session.login?.userLoginInfo.loginType ?? 'form';
    const address = logoutAddress(type, session.container?.options, window.location.origin);
    try {
      await session.logOut();
    } catch (error) {
      // The server could not be told; the token is forgotten here all the same, and dies by itself.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      tabs.forget();
      tabDrafts.forget();
      tabStorage?.clear(KEPT_IN_TAB);
      window.location.replace(address);
    }
  };
}
