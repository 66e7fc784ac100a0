import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { workspaceLocale } from './workspace.locale.ts';

/** Says that a system was not opened, since the role sees none of its menus. */
export function tellNoMenus(root: RootStore, name: string): void {
  root.ui.message('error', root.locale.text(workspaceLocale, 'noMenus', { name }));
}
