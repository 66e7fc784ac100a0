import { openDocument } from '../../src/documents/check/shape.ts';
import type { ResourceKind } from '../../src/schemas/kinds.ts';
import type { DocumentReading } from './services.ts';
import { refusal } from './documentShape.ts';
import type { WantedVersion } from './policy.ts';
import { findDraft, findVersion } from './repository.ts';
import type { StoredResource } from './repository.ts';

/** A stored document in the present version. @throws AppError DOCUMENT_INVALID */
export function presentSchema(schema: unknown): unknown {
  const { document, findings } = openDocument(schema);
  if (document === undefined) throw refusal(findings);
  return document;
}

/** One version of a resource for whoever may have it, undefined where there is none. @throws AppError DOCUMENT_INVALID */
export async function findResource(
  ctx: DocumentReading,
  kind: ResourceKind,
  id: string,
  wanted: WantedVersion,
): Promise<StoredResource | undefined> {
  if (wanted !== 'published') {
    const found =
      wanted === 'draft' ? await findDraft(ctx.db, kind, id) : await findVersion(ctx.db, kind, id, wanted);
    return found && { ...found, schema: presentSchema(found.schema) };
  }
  const published = await ctx.platform.documents.findShown(ctx.db, kind, id);
  return published && { ...published, schema: published.document };
}
