import { when } from 'mobx';
import { useNavigate } from 'react-router-dom';
import { isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { mayLose } from '../overlay/mayLose.ts';
import { enterSystem } from '../workspace/openSystem.ts';

/** Milliseconds that the router may take to show an address. */
const SHOWN_WITHIN = 2_000;

/**
 * Acts in another role from now on. The page that is open goes first, with its calls; the open system is fetched as the
 * new role sees it and opened again, or left where it does not see it. Where that fails, the old role stays.
 */
export function useChangeRole(): (groupid: string) => Promise<void> {
  const root = useRoot();
  const navigate = useNavigate();
  return async (groupid) => {
    const { session, unsaved, ui } = root;
    if (groupid === session.currentRole || session.changing) return;
    if (unsaved.any() && !(await mayLose(root, () => unsaved.any()))) return;
    unsaved.giveUp();
    session.setChanging(true);
    try {
      await reopen(root, groupid, (path) => void navigate(path, { replace: true }));
    } catch (error) {
      if (!isCancelled(error)) ui.message('error', messageOf(error));
    } finally {
      session.setChanging(false);
    }
  };
}

async function reopen(root: RootStore, groupid: string, go: (path: string) => void): Promise<void> {
  const { client, session, systems, resources, dictionaries, tabs } = root;
  const open = systems.current?.id;
  client.cancelRoute();
  const groups = open === undefined ? undefined : await systems.fetchList(groupid);
  const listed = groups?.some(({ sysList }) => sysList.some(({ id }) => id === open));
  const loaded = open !== undefined && listed ? await systems.load(open, groupid) : undefined;
  session.chooseRole(groupid);
  resources.clear();
  dictionaries.clear();
  tabs.clear();
  if (!groups) return; // Where no system is open, the page fetches what it shows itself.
  systems.take(groups);
  const before = root.route.address;
  let target = '/home';
  const leave = (path: string): void => {
    target = path;
    go(path);
  };
  if (loaded && loaded.menus.length > 0) enterSystem(root, loaded, { forced: true, go: leave });
  else {
    systems.leave();
    leave(target);
  }
  // Until the router shows the new address, the old one would be drawn once more, in the new role.
  if (target !== before) await shown(root, before);
}

async function shown({ route }: RootStore, before: string): Promise<void> {
  try {
    await when(() => route.address !== before, { timeout: SHOWN_WITHIN });
  } catch {
    // It never changed: nothing is left to wait for.
  }
}
