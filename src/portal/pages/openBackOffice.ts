import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { openSystem } from '../workspace/openSystem.ts';
import { BACK_OFFICE } from './backOfficePages.ts';

/**
 * Opens the back office around one of its pages, where the role may enter it and it is not open yet.
 * @param go called once it is open, to the page
 * @returns `aside` where it is not for this role or this session, `empty` where the role sees none of its menus
 * @throws ApiError
 */
export async function openBackOffice(root: RootStore, go: () => void): Promise<'asked' | 'aside' | 'empty'> {
  const { systems, session } = root;
  // A share link opens its own page, and nothing around others.
  if (session.sharedPage !== undefined) return 'aside';
  await systems.loadList();
  if (!systems.systems.some(({ id }) => id === BACK_OFFICE)) return 'aside';
  const { withoutMenus } = await openSystem(root, BACK_OFFICE, { go });
  return withoutMenus === undefined ? 'asked' : 'empty';
}
