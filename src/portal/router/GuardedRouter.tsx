import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
// The history that `BrowserRouter` makes for itself; the router's own blocker needs its data router, three times the size.
import { Router, type Location, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { mayLose } from '../overlay/mayLose.ts';
import { named } from '../workspace/tabAddress.ts';
import { GuardedHistory, type Leave, type Move } from './GuardedHistory.ts';

const HOME = '/home';

/** The dot of a route's pattern passes over line breaks, so that no route, not even `*`, matches a path with one. */
const LINE_BREAK = /[\n\r\u2028\u2029]|%0[ad]|%e2%80%a[89]/i;

/** Whether any route can match the path; one that none can is an unknown path, which goes to the home page. */
const isRoutable = ({ pathname }: Location): boolean => !LINE_BREAK.test(pathname);

/** The router of the portal: asks before a page with unsaved input is left, or the window closed. */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const root = useRoot();
  const [{ history, guarded }] = useState(() => {
    const made = createBrowserHistory({ v5Compat: true });
    if (!isRoutable(made.location)) made.replace(HOME);
    return { history: made, guarded: new GuardedHistory(made, leaveOf(root)) };
  });
  const [{ action, location }, show] = useState<Pick<Move, 'action' | 'location'>>(() => ({
    action: history.action,
    location: history.location,
  }));
  // The old page stays in sight until the parts of the new one have arrived.
  useLayoutEffect(() => {
    const arrive = (): void => {
      root.overlays.arrive();
    };
    // Dialogs put right which address an entry has before the router reads it. Of an event at the window itself its
    // listeners hear in the order in which they came, whether they capture or not.
    window.addEventListener('popstate', arrive);
    const stop = guarded.listen((move) => {
      if (!isRoutable(move.location)) {
        history.replace(HOME);
        return;
      }
      root.route.head(move.location.pathname);
      startTransition(() => show(move));
    });
    return () => {
      window.removeEventListener('popstate', arrive);
      stop();
    };
  }, [root, guarded, history]);
  useEffect(() => {
    const end = (event: BeforeUnloadEvent): void => {
      if (isIn(root) && root.unsaved.any()) event.preventDefault();
    };
    window.addEventListener('beforeunload', end);
    return () => {
      window.removeEventListener('beforeunload', end);
    };
  }, [root]);
  return (
    <Router location={location} navigationType={action} navigator={guarded}>
      {children}
    </Router>
  );
}

/** Once a session is over nobody can save any more, and the way to the login page must be open. */
const isIn = ({ session }: RootStore): boolean => session.status === 'loggedIn';

const leaveOf = (root: RootStore): Leave => ({
  complete: (address) => named(address, root.systems.current?.id),
  // The same address is the same page: a dialog's entry in the history, or a menu chosen again.
  asks: (address) => isIn(root) && root.unsaved.byLeaving() && address !== root.route.address,
  ask: async () => {
    const agreed = await mayLose(root, () => root.unsaved.byLeaving());
    if (agreed) root.unsaved.giveUp();
    return agreed;
  },
  failed: (error) => {
    const reason = messageOf(error);
    const message = { zhCN: `页面跳转失败：${reason}`, enUS: `The page could not be gone to: ${reason}` };
    root.log.finding('navigation', { severity: 'warning', code: 'NAVIGATION_FAILED', message });
  },
});
