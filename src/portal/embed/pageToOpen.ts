import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { EmbedScope } from '../../schemas/embed/verify.ts';
import { readPageAddress, type PageAddress } from '../../schemas/pageAddress.ts';
import { LOGIN_PATH, siteAddress } from '../session/redirect.ts';
import { inWorkspace } from '../workspace/layouts.ts';
import { resolvePath } from '../workspace/resolvePath.ts';
import { namedSystem, systemOf } from '../workspace/tabAddress.ts';
import { embedFailure, type EmbedFailure } from './EmbedFailure.ts';

/** Pages that belong to no system and no resource. */
const PLAIN: ReadonlySet<string> = new Set(['/', '/home', '/403', '/404', '/500', '/error']);
const FLOW_DETAIL = /^\/flowDetail\/[^/]+$/;

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
  // Where the login leads to would be a way around the rest.
  if (pathname === LOGIN_PATH) return pathname;
  if (PLAIN.has(pathname)) return address;
  const opened = readPageAddress(pathname);
  if (inWorkspace(pathname) || pathname.startsWith('/system/')) holdToSystems(root, scope, url);
  else if (FLOW_DETAIL.test(pathname)) {
    if (scope.systems.length === 0 && !scope.resources.some(isFlow)) throw refused(root, 'notInScope');
  } else if (opened === undefined) throw refused(root, 'pageRefused');
  else if (!isInScope(scope, opened) && !isInOpenSystem(root, scope, pathname, opened))
    throw refused(root, 'notInScope');
  return address;
}

/** A page of a system: one that the key opens, and, where that system is open, one of its menus. */
function holdToSystems(root: RootStore, scope: EmbedScope, { pathname, search }: URL): void {
  const { current, menus } = root.systems;
  const id = systemOf(pathname, search) ?? current?.id;
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

const isFlow = ({ kind }: EmbedScope['resources'][number]): boolean => kind === 'flow';

function isInScope({ resources }: EmbedScope, opened: PageAddress): boolean {
  if ('kinds' in opened)
    return resources.some(({ kind, id }) => id === opened.id && opened.kinds.some((each) => each === kind));
  if ('system' in opened) return false;
  return resources.some((each) => isFlow(each) && (opened.flow === undefined || each.id === opened.flow));
}

/** Whether a menu of the system that is open, and that the key opens, shows it. */
function isInOpenSystem(
  { systems }: RootStore,
  scope: EmbedScope,
  pathname: string,
  opened: PageAddress,
): boolean {
  if (systems.current === undefined || !scope.systems.includes(systems.current.id)) return false;
  if ('kinds' in opened) return opened.kinds.some((kind) => systems.pageOf(kind, opened.id) !== undefined);
  return systems.pages.some(({ menuPath }) => menuPath === pathname);
}

const refused = (root: RootStore, text: 'pageRefused' | 'notInScope' | 'notInSystem'): EmbedFailure =>
  embedFailure(root, 'PAGE_REFUSED', text);
