import type { Static } from 'typebox';
import { storedKind } from '../../src/schemas/kinds.ts';
import type { FiguredPlan } from '../../src/schemas/wire/plan.ts';
import { AppError } from '../errors/AppError.ts';
import { acceptDocument } from './documentShape.ts';
import { conflict } from './drafts.ts';
import { findDraft, findVersion } from './repository.ts';
import type { PlanParam } from './schema.ts';
import type { DocumentReading } from './services.ts';

/**
 * What publishing a draft, or rolling back to a version, would do to what its kind keeps. Writes nothing.
 * @throws AppError NOT_FOUND, REVISION_CONFLICT, DOCUMENT_INVALID
 */
export async function planPublication(
  ctx: DocumentReading,
  { id, revision, version, ...param }: Static<typeof PlanParam>,
): Promise<FiguredPlan> {
  const kind = storedKind(param.kind);
  const found =
    version === undefined ? await findDraft(ctx.db, kind, id) : await findVersion(ctx.db, kind, id, version);
  if (found === undefined) throw new AppError('NOT_FOUND');
  if (version === undefined && found.revision !== (revision ?? found.revision))
    throw await conflict(ctx.db, kind, id);
  const document = acceptDocument(kind, id, found.schema);
  const effect = ctx.platform.publicationEffects[kind];
  return effect === undefined ? { plan: [], hash: '' } : effect.plan(ctx.db, document);
}
