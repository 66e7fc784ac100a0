import type { Actor } from '../session/actor.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import { keyOf } from './naming.ts';
import type { Published } from './publishedDocuments.ts';
import { pagesAt, type Reference } from './references.ts';

/**
 * Everything that can be reached from some resources by what documents name, the resources themselves included.
 * Systems are entrances, never reached.
 */
export function reachableFrom(
  start: readonly Reference[],
  published: readonly Pick<Published, 'kind' | 'id' | 'references'>[],
): ReadonlySet<string> {
  const byName = new Map(published.map((entry) => [keyOf(entry), entry]));
  const reached = new Set<string>();
  const open = [...start];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const candidates = pagesAt(next);
    // Of the pages that may stand at an address it is the first one that is published.
    const page = candidates.find((each) => byName.has(keyOf(each))) ?? candidates[0];
    if (page === undefined) continue;
    const name = keyOf(page);
    if (reached.has(name) || page.kind === 'system') continue;
    reached.add(name);
    open.push(...(byName.get(name)?.references ?? []));
  }
  return reached;
}

/** Which version a caller asks for. */
export type WantedVersion = 'published' | 'draft' | number;

/**
 * Whether a caller may read a resource who does not design it (`permits.ts`): the published version of what their role's
 * menus lead to. Systems are opened by their own call, which leaves out what the role may not see. A user
 * is told that his role may not; a visitor, whom nobody knows, is answered as if there were nothing.
 */
export function refuseReading(
  actor: Actor,
  wanted: WantedVersion,
  reference: Reference,
  reached: ReadonlySet<string>,
): ErrorCode | undefined {
  const denial = actor.kind === 'visitor' ? 'NOT_FOUND' : 'FORBIDDEN';
  if (wanted !== 'published' || reference.kind === 'system') return denial;
  return reached.has(keyOf(reference)) ? undefined : denial;
}
