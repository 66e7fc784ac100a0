import { parsed } from '../../runtime/stores/menuRoutes.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { LoadedSystem } from '../../runtime/stores/SystemStore.ts';
import { mayLose } from '../overlay/mayLose.ts';
import { inWorkspace, layoutOf, START } from './layouts.ts';
import { lastPage } from './lastPage.ts';
import { allPaths, resolvePath } from './resolvePath.ts';
import { landing, pathOf } from './systemOpening.ts';
import { tabAddress } from './tabAddress.ts';
import { tellNoPage } from './tellNoPage.ts';

export interface OpeningOptions {
  /** The workspace address that the person came with. */
  address?: string;
  /** The path as the person knows it, where the address was made of another one, as of `/system/{id}/2/1`. */
  typed?: string | undefined;
  /** Opened again, as after a change of role. */
  forced?: boolean;
  /** Goes to the page where the system opens, in the same breath: no page of it is drawn before. */
  go: (path: string) => void;
}

/**
 * Opens a system. Answers its name where it was not opened because the role sees none of its menus.
 * @param options.address where the person is in the workspace once the system has come
 * @param asked the same system where it was asked for before
 * @throws ApiError
 */
export async function openSystem(
  root: RootStore,
  id: string,
  { address, typed, go }: Pick<OpeningOptions, 'go' | 'typed'> & { address?: () => string | undefined },
  asked = root.systems.load(id),
): Promise<{ withoutMenus?: string }> {
  const loaded = await asNow(root, id, asked);
  if (loaded.menus.length === 0) return { withoutMenus: loaded.entry.systemname };
  // The page that is open goes with its system, whatever the router thinks of the address.
  // Those of its tabs are kept where it is the one that is open already.
  const loses = (): boolean =>
    root.systems.current?.id === id ? root.unsaved.byLeaving() : root.unsaved.any();
  if (loses() && !(await mayLose(root, loses))) return {};
  root.unsaved.giveUp();
  const at = address?.();
  enterSystem(root, loaded, { go, typed, ...(at === undefined ? {} : { address: at }) });
  return {};
}

/** Who asks for a system, and in which language: for another one it has other menus, or other names. */
export const askerOf = ({ session, locale }: RootStore): string =>
  `${session.currentRole ?? ''} ${locale.locale}`;

/** A system for who asks by now: role and language may change while it is on its way. @throws ApiError */
async function asNow(root: RootStore, id: string, asked: Promise<LoadedSystem>): Promise<LoadedSystem> {
  const asker = askerOf(root);
  const loaded = await asked;
  return asker === askerOf(root) ? loaded : asNow(root, id, root.systems.load(id));
}

/** Whether an address below `/main` is none of a system's pages. */
const isNoPage = ({ menus }: LoadedSystem, address: string): boolean =>
  pathOf(address).startsWith('/main/') && resolvePath(menus, pathOf(address)).kind === 'missing';

/** A fetched system is the open one from now on; goes to the page where it opens. */
export function enterSystem(
  root: RootStore,
  loaded: LoadedSystem,
  { address, typed, forced, go }: OpeningOptions,
): void {
  const { systems, storage, tabs, session } = root;
  const { id } = loaded.entry;
  const start = START[layoutOf(loaded.entry)];
  const paths = [...allPaths(loaded.menus), ...(start === '/main' ? [] : [start])];
  const changes = systems.current !== undefined && systems.current.id !== id;
  if (systems.current?.id !== id || forced === true) {
    const owner = [session.login?.userLoginInfo.loginName, session.currentRole].join(':');
    tabs.begin(owner, id, (to) => !inWorkspace(to) || paths.includes(pathOf(to)));
  }
  systems.enter(loaded);
  if (address !== undefined && isNoPage(loaded, address)) {
    tellNoPage(root, typed ?? pathOf(address), true);
    go('/home');
    return;
  }
  const { initFirst } = parsed<{ initFirst?: boolean }>(loaded.entry.options);
  const previous = lastPage(storage, id);
  // Whoever changes to another system and back comes back to the tab that they left: it is not opened anew.
  const stays = changes && previous !== undefined && tabs.has(tabOf(previous));
  go(
    landing({
      paths,
      initFirst: initFirst === true && !stays,
      previous,
      address,
      forced: forced === true,
      now: Date.now(),
    }),
  );
}

/** The tab of an address, by its identity. */
const tabOf = (address: string): string => {
  const [pathname = '', search = ''] = address.split('?');
  return tabAddress(pathname, search).path;
};
