import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { listingAt, opensPage } from '../../schemas/embed/addresses.ts';
import type { EmbedScope } from '../../schemas/embed/verify.ts';
import { LOGIN_PATH, siteAddress } from '../session/redirect.ts';
import { inWorkspace } from '../workspace/layouts.ts';
import { resolvePath } from '../workspace/resolvePath.ts';
import { namedSystem, systemOf } from '../workspace/tabAddress.ts';
import { embedFailure, type EmbedFailure } from './EmbedFailure.ts';

/**
 * The page of the portal that a parent asks for, as an address of the router: one of what its key opens, or that belongs
 * to nothing. What the person sees there is the server's to say; this keeps a parent from leading people elsewhere.
 * @throws EmbedFailure PAGE_REFUSED
 */
export function pageToOpen(root: RootStore, scope: EmbedScope, page: string, origin: string): string {
  const url = siteAddress(page, origin);
  if (url === undefined) throw refused(root, 'pageRefused');
  const { pathname, search, hash } = url;
  const address = `${pathname}${search}${hash}`;
  const listing = listingAt(pathname, search);
  if (listing === undefined) throw refused(root, 'pageRefused');
  // Where the login leads to would be a way around the rest.
  if (pathname === LOGIN_PATH) return pathname;
  // Who is linked by the recogniser opens nothing, and goes to what belongs to nothing all the same.
  if (listing.is !== 'anything' && !opensPage(scope, listing)) throw refused(root, 'notInScope');
  if (listing.is === 'systems') holdToSystems(root, scope, url);
  return address;
}

/** A page of a system: one that the key opens, and, where that system is open, one of its menus. */
function holdToSystems(root: RootStore, scope: EmbedScope, { pathname, search }: URL): void {
  const { current, menus, isLoadingList, systems } = root.systems;
  const id = systemOf(pathname, search) ?? current?.id;
  // None is open: the first of the site's opens that the person may use.
  if (id === undefined && inWorkspace(pathname)) {
    if (!isLoadingList && systems.length === 0) throw refused(root, 'noSystem');
    return;
  }
  if (id === undefined || !scope.systems.includes(id)) throw refused(root, 'notInScope');
  const ofOpen = id === current?.id && inWorkspace(pathname);
  const names = namedSystem(search) ?? id;
  if (
    ofOpen &&
    names === id &&
    pathname.startsWith('/main/') &&
    resolvePath(menus, pathname).kind === 'missing'
  )
    throw refused(root, 'notInSystem');
}

const refused = (
  root: RootStore,
  text: 'pageRefused' | 'notInScope' | 'notInSystem' | 'noSystem',
): EmbedFailure => embedFailure(root, 'PAGE_REFUSED', text);
