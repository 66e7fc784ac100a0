import { listingAt, opensPage } from '../../src/schemas/embed/addresses.ts';
import type { ActiveAppKey } from './AppKeys.ts';

/**
 * The origins whose pages may frame an address of the portal, beside the portal's own; each once.
 * @param address as it was asked for, path and query: a path that is written otherwise is nobody's to frame
 * @param internal origins of the deployment's own parent pages, which frame what belongs to systems, of whichever
 */
export function framersOf(
  address: string,
  appKeys: readonly ActiveAppKey[],
  internal: readonly string[] = [],
): readonly string[] {
  const [path = '', query = ''] = address.split(/[?#]/, 2);
  const listing = listingAt(path, query);
  if (listing === undefined) return [];
  const listed = appKeys.filter(({ scope }) => opensPage(scope, listing)).flatMap(({ origins }) => origins);
  const isOfSystems = listing.is === 'anything' || listing.is === 'systems';
  return [...new Set([...listed, ...(isOfSystems ? internal : [])])];
}
