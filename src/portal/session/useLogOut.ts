import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { mayLose } from '../overlay/mayLose.ts';
import { logOut } from './logOut.ts';
import { logoutAddress } from './logoutAddress.ts';

/** Ends the session, and loads the page anew so that nothing of it stays in memory. */
export function useLogOut(): () => Promise<void> {
  const root = useRoot();
  return async () => {
    const { session, unsaved } = root;
    if (unsaved.any() && !(await mayLose(root, () => unsaved.any()))) return;
    const type = session.login?.userLoginInfo.loginType ?? 'form';
    const address = logoutAddress(type, session.container?.options, window.location.origin);
    try {
      await logOut(root);
    } finally {
      window.location.replace(address);
    }
  };
}
