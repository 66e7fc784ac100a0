import { storedKind } from '../../src/schemas/kinds.ts';
import type { ResourceKind } from '../../src/schemas/kinds.ts';
import type { DocumentReading } from './services.ts';
import { AppError } from '../errors/AppError.ts';
import type { SharedResource } from '../session/shareLinks.ts';
import { mayReadDesign } from './designPolicy.ts';
import { findResource } from './findResource.ts';
import { keyOf } from './naming.ts';
import { allOwnership, type DocumentName } from './ownership.ts';
import { reachableFrom } from './policy.ts';
import type { WantedVersion } from './policy.ts';
import { findReferences } from './references.ts';
import type { StoredResource } from './repository.ts';

/** What a share link reads, as versions are asked for. */
function versionOf({ version }: SharedResource): WantedVersion {
  return version === 'published' || version === 'draft' ? version : Number(version);
}

/** @throws AppError FORBIDDEN for a caller without a share link, NOT_FOUND where its resource is no longer there */
export async function openShared(ctx: DocumentReading): Promise<StoredResource> {
  const share = ctx.actor.session?.share;
  if (share === undefined || share === null) throw new AppError('FORBIDDEN');
  const found = await findResource(ctx, share.kind as ResourceKind, share.id, versionOf(share));
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

/**
 * Reads for the caller of a share link: the resource that it shares, in the version that it shares, and the published
 * documents that this is made of, such as the list of a manager and the pages of a system, as far as whoever made it may
 * read them now. Nothing else is there for it.
 */
export async function findShared(
  ctx: DocumentReading,
  kinds: readonly ResourceKind[],
  id: string,
): Promise<StoredResource | undefined> {
  const shared = await openShared(ctx);
  const wanted = kinds.map(storedKind);
  if (shared.id === id && wanted.includes(shared.kind as ResourceKind)) return shared;
  const mayRead = await readableByMaker(ctx);
  const published = (await ctx.platform.documents.listAll(ctx.db)).filter(mayRead);
  const reached = reachableFrom(findReferences(shared.schema), published);
  for (const kind of wanted) {
    const found =
      reached.has(`${kind}/${id}`) && mayRead({ kind, id })
        ? await findResource(ctx, kind, id, 'published')
        : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Tells what the maker of the caller's share link may read. */
async function readableByMaker({ db, actor }: DocumentReading): Promise<(document: DocumentName) => boolean> {
  const maker = actor.session?.share;
  if (!maker || maker.isAdmin) return () => maker?.isAdmin === true;
  const owned = await allOwnership(db);
  return (document) => {
    const ownership = owned.get(keyOf(document));
    return ownership !== undefined && mayReadDesign(maker, ownership);
  };
}
