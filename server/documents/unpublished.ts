import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import type { OpenDraft, Unpublished, UserPlaces } from '../../src/documents/uses/told.ts';
import { type ResourceKind, storedKind } from '../../src/schemas/kinds.ts';
import type { Database } from '../db/database.ts';
import { besidePublished, IS_OPEN } from './besidePublished.ts';
import { documentsAround } from './checkContext.ts';
import { keyOf } from './naming.ts';
import { allowedOf } from './permits.ts';
import { findReferences, pagesAt } from './references.ts';
import type { DocumentReading } from './services.ts';

/**
 * Drafts that could be published together with some documents: those that they name and users do not have as they stand,
 * and those whose published version they would break. Systems are entrances: none is published because it is named.
 */
export async function findUnpublished(
  ctx: DocumentReading,
  coming: readonly AtriumDocument[],
  broken: readonly UserPlaces[],
): Promise<readonly Unpublished[]> {
  const mayPublish = await allowedOf(ctx, 'publish');
  const drafts = (await openDrafts(ctx.db)).filter(mayPublish);
  const open = new Map(drafts.map((draft) => [keyOf(draft), draft]));
  const around = await documentsAround(ctx, 'draft');
  const own = coming.map(({ kind, id }) => `${storedKind(kind)}/${id}`);
  const seen = new Set(own);
  const found: Unpublished[] = [];
  const take = (key: string, why: Unpublished['why']): void => {
    const draft = open.get(key);
    if (draft !== undefined) found.push({ ...draft, why });
  };
  for (const each of broken) {
    if (!seen.has(keyOf(each))) take(keyOf(each), 'broken');
    seen.add(keyOf(each));
  }
  // What is added to a list while it is walked through is walked through as well.
  const documents: unknown[] = [...coming];
  for (const document of documents) {
    for (const named of findReferences(document).flatMap(pagesAt)) {
      const key = keyOf(named);
      if (named.kind === 'system' || seen.has(key)) continue;
      seen.add(key);
      take(key, 'named');
      if (around.has(key)) documents.push(around.get(key));
    }
  }
  return found;
}

/** The installation's own drafts that say something else than what is published of them, or of which nothing is. */
async function openDrafts(db: Kysely<Database>): Promise<readonly OpenDraft[]> {
  const rows = await besidePublished(db)
    .leftJoin('atrium.user_account as u', 'u.id', 'r.updated_by')
    .select(['r.kind', 'r.id', 'r.name', 'r.revision', 'r.published_version as version'])
    .select(sql<string>`coalesce(u.real_name, r.updated_by)`.as('by'))
    .where(IS_OPEN)
    .where('r.origin', '=', 'own')
    .orderBy('r.kind')
    .orderBy('r.id')
    .execute();
  return rows.map(({ kind, ...row }) => ({ ...row, kind: kind as ResourceKind }));
}
