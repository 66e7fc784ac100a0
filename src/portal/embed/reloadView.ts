import { runInAction } from 'mobx';
import type { RootStore } from '../../runtime/stores/RootStore.ts';

/** Draws the page that is open anew, with all that it shows fetched again; what was typed there is given up. */
export function reloadView({ unsaved, overlays, resources, dictionaries, tabs, route }: RootStore): void {
  unsaved.giveUp();
  overlays.closeAll();
  runInAction(() => {
    tabs.memory.forget(tabs.active);
    resources.clear();
    dictionaries.clear();
    route.loadAnew();
  });
}
