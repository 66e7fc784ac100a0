import type { DesignRight } from '../../../src/schemas/designRight.ts';
import { keyOf } from '../naming.ts';
import { ownerOf, ownershipOf } from '../ownership.ts';
import { requireSystem } from '../permits.ts';
import type { DocumentReading } from '../services.ts';
import type { Arrival } from './arrivals.ts';
import type { ImportParam } from './schema.ts';

/**
 * Refuses who may not bring in some of the documents of a bundle, before anything of it is read: over each that is here, and
 * over the system that new ones are for. What they name is looked at when they are kept.
 * @throws AppError FORBIDDEN
 */
export async function requireArrivals(
  ctx: DocumentReading,
  arrivals: readonly Arrival[],
  { publish = false, system, accept = {} }: Pick<ImportParam, 'publish' | 'system' | 'accept'>,
): Promise<void> {
  if (ctx.actor.isAdmin) return;
  const coming = arrivals.filter(({ isKept }) => !isKept);
  const owned = await ownershipOf(ctx.db, coming);
  for (const arrival of coming) {
    const ownership = owned.get(keyOf(arrival));
    const owner = ownership === undefined ? ownerOf({ ...arrival, system }) : ownership.system;
    const rights: readonly DesignRight[] = [
      'design',
      ...(publish ? (['publish'] as const) : []),
      ...(Object.hasOwn(accept, keyOf(arrival)) ? (['data'] as const) : []),
    ];
    for (const right of rights) requireSystem(ctx, owner ?? undefined, right);
  }
}
