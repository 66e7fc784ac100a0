import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { unknownMenu } from '../pages/refusal.ts';
import { workspaceLocale } from './workspace.locale.ts';

/** What of an address is shown: whoever mistyped one sees which it was, and a message stays a message. */
const SHOWN = 60;

/**
 * Says that an address is no page, to who is led home from it.
 * @param path without its query
 * @param ofMenus one of a system's menus: it may be a page for others
 */
export function tellNoPage(root: RootStore, path: string, ofMenus = false): void {
  const address = path.length > SHOWN ? `${path.slice(0, SHOWN)}…` : path;
  const told = ofMenus
    ? unknownMenu(root, address)
    : root.locale.text(workspaceLocale, 'noPage', { address });
  root.ui.message('warning', told);
}
