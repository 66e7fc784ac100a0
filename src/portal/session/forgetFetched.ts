import type { RootStore } from '../../runtime/stores/RootStore.ts';

/** Nothing that was fetched for one person is left for the next. */
export function forgetFetched({ systems, tabs, resources, dictionaries }: RootStore): void {
  systems.close();
  tabs.clear();
  resources.clear();
  dictionaries.clear();
}
