import { parsed } from '../../runtime/stores/menuRoutes.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { lastPage } from './lastPage.ts';
import { allPaths } from './resolvePath.ts';
import { landing } from './systemOpening.ts';

export type OpeningResult =
  /** `to`: where to go now. */
  | { status: 'opened'; to: string }
  /** The role sees none of its menus, so it was not opened. */
  | { status: 'noMenus'; name: string };

/** What a share link that is over answers (wire contract, section 5). */
export const SHARE_EXPIRED = 'token已失效';

/**
 * Opens a system and says where to go.
 * @param address the workspace address that the person came with
 * @param forced opened again, as after a change of role
 * @throws ApiError
 */
export async function openSystem(
  root: RootStore,
  id: string,
  { address, forced }: { address?: string; forced?: boolean } = {},
): Promise<OpeningResult> {
  const { systems, storage, tabs } = root;
  const before = systems.current?.id;
  const { entry, opened } = await systems.open(id);
  if (!opened) return { status: 'noMenus', name: entry.systemname };
  if (before !== id || forced === true) tabs.clear();
  const { initFirst } = parsed<{ initFirst?: boolean }>(entry.options);
  return {
    status: 'opened',
    to: landing({
      paths: allPaths(systems.menus),
      initFirst: initFirst === true,
      previous: lastPage(storage, id),
      address,
      forced: forced === true,
      now: Date.now(),
    }),
  };
}
