import type { ResourceKind } from '../../src/schemas/kinds.ts';
import type { SharedResource } from './shareLinks.ts';

/** Where the portal opens a resource of a kind by its id; other kinds are no pages. */
const PLACES: Partial<Readonly<Record<ResourceKind, string>>> = {
  system: 'system',
  app: 'app',
  appMobile: 'app',
  bi: 'bi',
  appBi: 'bi',
  mgr: 'mgr',
  mgrList: 'mgr',
  mgrForm: 'mgr',
  form: 'mgr',
};

/** The kinds that a link can open. */
export const sharedKinds = Object.keys(PLACES) as ResourceKind[];

/** The path of a shared resource. */
export function sharedPath({ kind, id }: Pick<SharedResource, 'kind' | 'id'>): string {
  return `/${PLACES[kind as ResourceKind] ?? 'home'}/${id}`;
}
