import { when } from 'mobx';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { ApiError, isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { isProductId } from '../../schemas/kinds.ts';
import { NOT_OF_SITE } from '../pages/about.ts';
import { openFailure } from './openFailure.tsx';
import { inWorkspace } from './layouts.ts';
import { askerOf, openSystem } from './openSystem.ts';
import { systemToOpen } from './systemOpening.ts';
import { tellNoMenus } from './tellNoMenus.ts';
import { workspaceLocale } from './workspace.locale.ts';

/**
 * Opens the remembered or only system when a person comes to the workspace by its address: a reload, a link, a login.
 * Whoever goes elsewhere meanwhile stays there; in another role or language it is asked for anew. To be called by an
 * observer.
 */
export function useWorkspaceSystem(linkToken: boolean): {
  /** The system, or the address of the page where it opens, is not there yet. */
  waiting: boolean;
  failure: ReactNode | undefined;
} {
  const root = useRoot();
  const navigate = useNavigate();
  const location = useLocation();
  const [failure, setFailure] = useState<ReactNode>();
  const [attempt, setAttempt] = useState(0);
  const [waiting, setWaiting] = useState(root.systems.current === undefined);
  // The router gives another function for every address: the page where none opens must not begin anew with each.
  const now = useRef({ location, navigate });
  useLayoutEffect(() => {
    now.current = { location, navigate };
  }, [location, navigate]);
  const [left, setLeft] = useState<string>();
  const asker = askerOf(root);
  // Pages at an address of their own are drawn without a system where none opens; those of the menus are not.
  const within = inWorkspace(location.pathname);
  /** What the last attempt was for that came to its end, and what gives up the one under way. */
  const ended = useRef<string>();
  const underWay = useRef<AbortController>();
  useEffect(() => {
    const what = `${attempt} ${within}`;
    if (root.systems.current) {
      ended.current = what;
      setWaiting(false);
    }
    // A page without a system stays as it is in every role and language.
    if (ended.current === what) return;
    const { signal } = (underWay.current = new AbortController());
    signal.addEventListener('abort', () => root.systems.giveUpOpening());
    const again = (): void => setAttempt((count) => count + 1);
    // Where the person is. Who is on the way elsewhere is nowhere: what was asked for is given up, as by any other move.
    const here = (): Location => {
      const { towards } = root.route;
      if (towards !== undefined && towards !== now.current.location.pathname)
        throw new ApiError('cancelled', '');
      return now.current.location;
    };
    const go = (to: string): void => {
      if (!inWorkspace(now.current.location.pathname)) return;
      setLeft(now.current.location.key);
      void now.current.navigate(to, { replace: true });
    };
    const open = async (): Promise<void> => {
      const { withoutMenus } = await openFor(root, here, linkToken, go, signal);
      if (signal.aborted || root.systems.current) return;
      const { pathname } = here();
      if (!inWorkspace(pathname)) return;
      root.systems.leave();
      // Of the site around there is none for this person: its page hears of it as of every page that is not open.
      if (root.systems.ofSite !== undefined) {
        go(NOT_OF_SITE);
        return;
      }
      if (withoutMenus !== undefined) tellNoMenus(root, withoutMenus);
      // A menu has no address without its system: whoever followed a link to one learns why it did not open. Where there
      // is no system to choose, the home page says so.
      else if (pathname !== '/main' && root.systems.systems.length > 0)
        root.ui.message('info', root.locale.text(workspaceLocale, 'chooseFirst'));
      go('/');
    };
    const attend = async (): Promise<void> => {
      // A system that failed is asked for anew in another role or language; what a page goes without is not.
      let last: string | undefined = what;
      try {
        await open();
      } catch (error) {
        if (signal.aborted) return;
        // A move cancels what the page before it waited for. Where it leads out of here, nothing is asked for any more.
        if (isCancelled(error)) {
          await when(() => root.route.towards === undefined, { signal }).then(again, () => undefined);
          return;
        }
        if (inWorkspace(now.current.location.pathname)) {
          setFailure(openFailure(root, messageOf(error), again));
          last = undefined;
        }
      }
      if (signal.aborted) return;
      underWay.current = undefined;
      ended.current = last;
      setWaiting(false);
    };
    setFailure(undefined);
    setWaiting(true);
    void attend();
    return () => underWay.current?.abort();
  }, [root, linkToken, attempt, asker, within]);
  // Out of sight while the page that the person goes to is fetched is gone too; whoever comes back waits again.
  useLayoutEffect(() => {
    if (underWay.current?.signal.aborted === true) setAttempt((count) => count + 1);
    return () => underWay.current?.abort();
  }, []);
  return { waiting: waiting || left === location.key, failure };
}

const isAfterLogin = ({ state }: Location): boolean =>
  (state as { afterLogin?: boolean } | null)?.afterLogin === true;

/**
 * Opens the system that `systemToOpen` names; where it names none, nothing is open afterwards.
 * @param here where the person is by now
 */
async function openFor(
  root: RootStore,
  here: () => Location,
  linkToken: boolean,
  go: (path: string) => void,
  signal: AbortSignal,
): Promise<{ withoutMenus?: string }> {
  const { systems, session } = root;
  const shared = /^\/system\/([^/]+)$/.exec(session.sharedPage ?? '')?.[1];
  if (session.sharedPage !== undefined && shared === undefined) return {};
  const address = (): string | undefined => {
    const { pathname, search } = here();
    return pathname === '/main' ? undefined : `${pathname}${search}`;
  };
  if (shared !== undefined) return openSystem(root, shared, { go, address });
  // In which role, and whether the only system opens by itself, is for the container to say.
  await session.containerAnswered;
  signal.throwIfAborted();
  // Nearly always the remembered one opens: it is asked for beside the list that says whether it may.
  const guess = linkToken ? undefined : systems.remembered;
  const asked = guess === undefined ? undefined : systems.load(guess);
  asked?.catch(() => undefined);
  await systems.loadList();
  signal.throwIfAborted();
  const options = session.container?.options;
  // Who may make applications, where there are none, begins at home: it says how.
  const isBeginning = session.mayDesign && systems.systems.every((entry) => isProductId(entry.id));
  const id = systemToOpen({
    systems: systems.systems.map((entry) => entry.id),
    remembered: systems.remembered,
    previewing: systems.previewing !== undefined,
    oneAutoOpen: options?.home.oneAutoOpen ?? false,
    skipHome: isAfterLogin(here()) && (options?.skipHome ?? false) && !isBeginning,
    linkToken,
    ofSite: inWorkspace(here().pathname) ? systems.ofSite : undefined,
  });
  if (id === undefined) return {};
  return openSystem(root, id, { go, address }, id === guess ? asked : undefined);
}
