import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { pageKinds } from '../../schemas/kinds.ts';

/** What a share link can open of what is open now. */
export interface ShareTarget {
  readonly kind: string;
  readonly id: string;
  /** Of a system; a page is told by being the one that is open. */
  readonly system?: string;
}

/** Where pages have addresses of their own. */
const OWN_ADDRESS = /^\/(?:app|bi|mgr)\/([^/?#]+)/;

/** The page that is open, and its system. To be called by an observer. */
export function shareTargets({ route, systems, resources }: RootStore): readonly ShareTarget[] {
  const path = route.address.split('?')[0] ?? '';
  const own = OWN_ADDRESS.exec(path)?.[1];
  const kind = own === undefined ? undefined : pageKinds.find((each) => resources.peek(each, own));
  const menu = systems.page(path)?.target;
  const page = own !== undefined && kind !== undefined ? { kind, id: own } : menu;
  const { current } = systems;
  return [
    ...(page === undefined ? [] : [page]),
    ...(current === undefined ? [] : [{ kind: 'system', id: current.id, system: current.systemname }]),
  ];
}
