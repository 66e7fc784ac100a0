import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { openFailure } from './openFailure.tsx';
import { inWorkspace } from './layouts.ts';
import { openSystem } from './openSystem.ts';
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
  const first = useRef(location);
  // The router gives another function for every address: the page where none opens must not begin anew with each.
  const now = useRef({ key: location.key, navigate });
  useEffect(() => {
    now.current = { key: location.key, navigate };
  }, [location.key, navigate]);
  const [left, setLeft] = useState<string>();
  const asker = `${root.session.currentRole ?? ''} ${root.locale.locale}`;
  const ended = useRef<number>();
  useEffect(() => {
    if (root.systems.current) {
      setWaiting(false);
      return;
    }
    // A page without a system stays as it is in every role and language.
    if (ended.current === attempt) return;
    const given = new AbortController();
    const inMenus = inWorkspace(first.current.pathname);
    const go = (to: string): void => {
      setLeft(now.current.key);
      void now.current.navigate(to, { replace: true });
    };
    setFailure(undefined);
    setWaiting(true);
    openFor(root, first.current, linkToken, inMenus ? go : () => undefined, given.signal)
      .then(({ withoutMenus }) => {
        if (given.signal.aborted || !inMenus || root.systems.current) return;
        root.systems.leave();
        if (withoutMenus !== undefined) tellNoMenus(root, withoutMenus);
        // A menu has no address without its system: whoever followed a link to one learns why it did not open. Where there
        // is no system to choose, the home page says so.
        else if (first.current.pathname !== '/main' && root.systems.systems.length > 0)
          root.ui.message('info', root.locale.text(workspaceLocale, 'chooseFirst'));
        go('/');
      })
      .catch((error: unknown) => {
        if (!given.signal.aborted && !isCancelled(error) && inMenus) {
          setFailure(openFailure(root, messageOf(error), () => setAttempt((count) => count + 1)));
        }
      })
      .finally(() => {
        if (given.signal.aborted) return;
        ended.current = attempt;
        setWaiting(false);
      });
    return () => {
      if (ended.current === attempt) return;
      given.abort();
      root.systems.giveUpOpening();
    };
  }, [root, linkToken, attempt, asker]);
  return { waiting: waiting || left === location.key, failure };
}

const isAfterLogin = ({ state }: Location): boolean =>
  (state as { afterLogin?: boolean } | null)?.afterLogin === true;

/** Opens the system that the specification's section 4 names; where it names none, nothing is open afterwards. */
async function openFor(
  root: RootStore,
  location: Location,
  linkToken: boolean,
  go: (path: string) => void,
  signal: AbortSignal,
): Promise<{ withoutMenus?: string }> {
  const { systems, session } = root;
  const { pathname, search } = location;
  const shared = /^\/system\/([^/]+)$/.exec(session.sharedPage ?? '')?.[1];
  if (session.sharedPage !== undefined && shared === undefined) return {};
  const address = pathname === '/main' ? {} : { address: `${pathname}${search}` };
  if (shared !== undefined) return openSystem(root, shared, { go, ...address });
  // Nearly always the remembered one opens: it is asked for beside the list that says whether it may.
  const guess = linkToken ? undefined : systems.remembered;
  const asked = guess === undefined ? undefined : systems.load(guess);
  asked?.catch(() => undefined);
  await systems.loadList();
  if (signal.aborted) return {};
  const options = session.container?.options;
  const id = systemToOpen({
    systems: systems.systems.map((entry) => entry.id),
    remembered: systems.remembered,
    previewing: systems.previewing !== undefined,
    oneAutoOpen: options?.home.oneAutoOpen ?? false,
    skipHome: isAfterLogin(location) && (options?.skipHome ?? false),
    linkToken,
  });
  if (id === undefined) return {};
  return openSystem(root, id, { go, ...address }, id === guess ? asked : undefined);
}
