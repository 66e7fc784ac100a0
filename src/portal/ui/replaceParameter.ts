import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { keepLastPage } from '../workspace/lastPage.ts';
import { inWorkspace } from '../workspace/layouts.ts';
import { naming, tabAddress } from '../workspace/tabAddress.ts';

/**
 * Writes one parameter of the address in place. It says how the page is viewed, so the page is not drawn anew and none
 * of its calls is cancelled; a reload, its tab and the system's next opening find it.
 */
export function replaceParameter(
  root: RootStore,
  browser: Window,
  name: string,
  value: string | undefined,
): void {
  const { location, history } = browser;
  // The page that asks for it is on its way out: it is drawn until the parts of the next one have come.
  if (new URL(root.route.path, location.origin).pathname !== location.pathname) return;
  const query = new URLSearchParams(location.search);
  if (value === undefined) query.delete(name);
  else query.set(name, value);
  const text = query.toString();
  const system = inWorkspace(location.pathname) ? root.systems.current?.id : undefined;
  const given = text === '' ? '' : `?${text}`;
  const search = system === undefined ? given : naming(given, system);
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  root.route.enter(location.pathname, search);
  const { address } = tabAddress(location.pathname, search);
  root.tabs.moved(address);
  if (system !== undefined && location.pathname.startsWith('/main/'))
    keepLastPage(root.storage, system, address);
}
