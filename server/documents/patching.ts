import type { Static } from 'typebox';
import { applyPatch, PatchError } from '../../src/documents/diff/applyPatch.ts';
import { canonicalJson } from '../../src/documents/diff/canonicalJson.ts';
import { isForbiddenKey } from '../../src/schemas/forbiddenKey.ts';
import { storedKind, type ResourceKind } from '../../src/schemas/kinds.ts';
import { pointerKeys } from '../../src/schemas/pointer.ts';
import { md5Hex } from '../envelope/sign.ts';
import { AppError, inputError, invalidInput } from '../errors/AppError.ts';
import { actorName } from '../session/actor.ts';
import { findingsOf } from './checkContext.ts';
import { acceptDocument, refusal } from './documentShape.ts';
import { lastSaved, readDraft, updateDraft } from './draftRepository.ts';
import { conflict } from './drafts.ts';
import { beginsEditing, documentTopic } from './editors.ts';
import { neverSaveable } from './neverSaveable.ts';
import { refuseForeign } from './rightToUse.ts';
import type { PatchResourceParam } from './schema.ts';
import type { DocumentWork } from './services.ts';
import { presentSchema } from './findResource.ts';

type Param = Static<typeof PatchResourceParam>;

/**
 * Saves what was changed of a working document since a revision: read → patch → accept → sum → refuse what can never be
 * right → store, where nobody has saved meanwhile: nothing is locked while the document is checked. Its name follows the
 * document's.
 * @returns the new revision, and whether it is the first save of the caller's in half an hour, which alone is audited
 * @throws AppError NOT_FOUND, PRODUCT_DOCUMENT, REVISION_CONFLICT with the draft of the others as `result`, INPUT_INVALID at
 *   the operation that does not fit, SUM_MISMATCH, DOCUMENT_INVALID, RIGHT_TO_USE
 */
export async function patchDraft(
  ctx: DocumentWork,
  param: Param,
): Promise<{ revision: number; audited: boolean }> {
  const { id, revision, patch } = param;
  const kind = storedKind(param.kind);
  refuseFixed(patch);
  const draft = await readDraft(ctx.db, kind, id);
  if (draft?.origin === 'product') throw new AppError('PRODUCT_DOCUMENT');
  if (draft?.revision !== revision) throw await overtaken(ctx, kind, id);
  const schema = acceptDocument(kind, id, patched(presentSchema(draft.schema), patch));
  if (md5Hex(canonicalJson(schema)) !== param.sum.toLowerCase()) throw new AppError('SUM_MISMATCH');
  const wrong = neverSaveable(schema, await findingsOf(ctx, schema, 'draft'));
  if (wrong.length > 0) throw refusal(wrong);
  await refuseForeign(ctx, { document: schema, before: draft.schema, system: draft.system });
  const { name } = schema;
  const saved = await updateDraft(ctx.db, { kind, id, name, schema, actor: actorName(ctx.actor) }, revision);
  if (saved === undefined) throw await overtaken(ctx, kind, id);
  ctx.changed(documentTopic({ kind, id }));
  const audited = await beginsEditing(ctx, kind, id);
  if (audited)
    ctx.audit({ resource: `${kind}/${id}`, before: { revision }, after: { revision: saved, name } });
  return { revision: saved, audited };
}

/** What a document is stays; and no name on the way may reach a prototype. @throws AppError INPUT_INVALID */
function refuseFixed(patch: Param['patch']): void {
  for (const [index, operation] of patch.entries()) {
    // A copy leaves what it is made of.
    const named = operation.op === 'move' ? (['path', 'from'] as const) : (['path'] as const);
    for (const member of named) {
      const steps = pointerKeys(member === 'from' && 'from' in operation ? operation.from : operation.path);
      const isFixed =
        steps.length === 1 && ['id', 'kind'].includes(steps[0] ?? '') && operation.op !== 'test';
      if (isFixed || steps.some(isForbiddenKey))
        throw invalidInput(inputError(`patch.${String(index)}.${member}`, 'VALUE_INVALID'));
    }
  }
}

function patched(document: unknown, patch: Param['patch']): unknown {
  try {
    return applyPatch(document, patch);
  } catch (error) {
    if (!(error instanceof PatchError)) throw error;
    throw invalidInput(inputError(`patch.${String(error.index)}.path`, 'VALUE_INVALID'));
  }
}

/** The conflict, with what the others have saved, so that the caller's changes can be merged into it. */
async function overtaken(ctx: DocumentWork, kind: ResourceKind, id: string): Promise<AppError> {
  const refused = await conflict(ctx.db, kind, id);
  const last = await lastSaved(ctx.db, kind, id);
  const theirs = await readDraft(ctx.db, kind, id);
  // What was saved between these two reads is left to the next attempt.
  if (last?.revision !== theirs?.revision || last === undefined || refused.code !== 'REVISION_CONFLICT')
    return refused;
  const { revision, by, at } = last;
  const result = { revision, schema: presentSchema(theirs?.schema), by, at: at.toISOString() };
  return new AppError('REVISION_CONFLICT', { message: refused.texts, list: refused.list ?? [], result });
}
