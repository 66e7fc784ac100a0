import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { workspaceLocale } from './workspace.locale.ts';

/** What of an address is shown: whoever mistyped one sees which it was, and a message stays a message. */
const SHOWN = 60;

/** Says that an address is no page, to who is led home from it. @param path without its query */
export function tellNoPage(root: RootStore, path: string): void {
  const address = path.length > SHOWN ? `${path.slice(0, SHOWN)}…` : path;
  root.ui.message('warning', root.locale.text(workspaceLocale, 'noPage', { address }));
}
