import type { AccessContext } from '../../call/definition.ts';
import { AppError } from '../../errors/AppError.ts';
import { mayCall } from './policy.ts';
import { findOnePublished } from './repository.ts';
import type { PublishedInterface } from './repository.ts';

type OpenContext = Pick<AccessContext, 'platform' | 'path'>;

/** The published interface that an address names, undefined where there is none. */
export function publishedAt({ platform, path }: OpenContext): Promise<PublishedInterface | undefined> {
  const { moduleCode = '', interfaceUrl = '' } = path;
  return findOnePublished(platform.db, { moduleCode, interfaceUrl });
}

/**
 * Opens the interface of an address for the caller.
 * @throws AppError CALL_UNKNOWN for one that is not there, FORBIDDEN where the role may not call it
 */
export async function openInterface(ctx: AccessContext): Promise<PublishedInterface> {
  const found = await publishedAt(ctx);
  if (found === undefined) throw new AppError('CALL_UNKNOWN');
  if (!mayCall(found.definition, ctx.actor)) throw new AppError('FORBIDDEN');
  // What only reads goes with the page that shows it; what writes is an action, named as its address is.
  const { moduleCode: module, interfaceUrl, writes } = found.definition;
  const actions = [writes === true ? interfaceUrl : 'list'];
  const allowed = await ctx.platform.entrances.allowed(ctx.db, ctx.actor, { module, actions });
  if (allowed.length === 0) throw new AppError('FORBIDDEN');
  return found;
}
