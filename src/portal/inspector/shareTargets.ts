import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { readPageAddress } from '../../schemas/pageAddress.ts';

/** What a share link can open of what is open now. */
export interface ShareTarget {
  readonly kind: string;
  readonly id: string;
  /** Of a system; a page is told by being the one that is open. */
  readonly system?: string;
}

/** The page that is open, and its system. To be called by an observer. */
export function shareTargets({ route, systems, resources }: RootStore): readonly ShareTarget[] {
  const path = route.address.split('?')[0] ?? '';
  const menu = systems.page(path);
  // A page with an address of its own, or the one that a menu opens by its address.
  const address = readPageAddress(menu?.menuPath ?? path);
  const own = address && 'kinds' in address ? address : undefined;
  const kind = own?.kinds.find((each) => resources.peek(each, own.id));
  const page = own && kind ? { kind, id: own.id } : menu?.target;
  const { current } = systems;
  return [
    ...(page === undefined ? [] : [page]),
    ...(current === undefined ? [] : [{ kind: 'system', id: current.id, system: current.systemname }]),
  ];
}
