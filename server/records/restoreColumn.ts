import { IdSource } from '../../src/documents/parts/newId.ts';
import { partsOf } from '../../src/documents/parts/partsOf.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import { isRefusedCode } from '../../src/schemas/kinds.ts';
import type { FieldNode } from '../../src/schemas/node.ts';
import { acceptDocument } from '../documents/documentShape.ts';
import { lockOwnDraft, updateDraft } from '../documents/draftRepository.ts';
import { documentTopic } from '../documents/editors.ts';
import { AppError } from '../errors/AppError.ts';
import { actorName } from '../session/actor.ts';
import { claimColumn, lockRetiredColumn } from './retiredColumns.ts';
import type { RetiredColumn } from './retiredColumns.ts';
import type { RecordWork } from './services.ts';

/** What a restored field answers. */
export interface RestoredField {
  readonly kind: 'form';
  readonly id: string;
  /** Of the form's draft. */
  readonly revision: number;
  /** Of the field in it. */
  readonly code: string;
}

/** Longest code of a field. */
const LONGEST_CODE = 63;

/** The code, with a number behind it where another field of the form has it. */
function freeCode({ fields }: FormDocument, wanted: string): string {
  const taken = new Set(fields.map(({ name }) => name));
  let code = wanted;
  for (let at = 2; taken.has(code) || isRefusedCode(code); at += 1) {
    const end = `_${String(at)}`;
    code = wanted.slice(0, LONGEST_CODE - end.length) + end;
  }
  return code;
}

/**
 * The field of a column under an id that is its own: that of a dropped field is; what values were before they were
 * converted belongs to a field that is still there, so that it becomes a further one.
 */
function ownNode(ctx: RecordWork, form: FormDocument, { node, state }: RetiredColumn): FieldNode {
  if (state === 'retired') return node;
  return new IdSource(partsOf(form, ctx.platform.vocabulary.metas)).renew(node);
}

/**
 * Puts the field of a column that was set aside back into its form's draft, behind the other fields. Publishing the draft
 * gives it its values again. Where it stands there already nothing changes.
 * @param column name in the database
 * @returns the field, and whether it stood there already
 * @throws AppError NOT_FOUND, PRODUCT_DOCUMENT, DOCUMENT_INVALID
 */
export async function restoreField(
  ctx: RecordWork,
  { form: id, column }: { readonly form: string; readonly column: string },
): Promise<{ restored: RestoredField; unchanged: boolean }> {
  const kind = 'form';
  const draft = await lockOwnDraft(ctx.db, kind, id);
  const retired = draft && (await lockRetiredColumn(ctx.db, id, column));
  if (draft === undefined || retired === undefined) throw new AppError('NOT_FOUND');
  const form = acceptDocument(kind, id, draft.schema);
  if (form.kind !== kind) throw new AppError('NOT_FOUND');
  const standing = form.fields.find((field) => field.id === retired.nodeId);
  if (retired.state === 'retired' && standing !== undefined)
    return { restored: { kind, id, revision: draft.revision, code: standing.name }, unchanged: true };
  const code = freeCode(form, retired.code);
  const node = { ...ownNode(ctx, form, retired), name: code };
  const schema: FormDocument = {
    ...form,
    fields: [...form.fields, node],
    storage: { ...form.storage, [code]: retired.storage },
  };
  const stored = { kind, id, name: draft.name, schema, actor: actorName(ctx.actor) } as const;
  const revision = await updateDraft(ctx.db, stored, draft.revision);
  if (revision === undefined) throw new AppError('REVISION_CONFLICT');
  await claimColumn(ctx.db, retired, node);
  ctx.audit({
    resource: `${kind}/${id}`,
    before: { revision: draft.revision },
    after: { revision, field: code },
  });
  ctx.changed(documentTopic({ kind, id }));
  return { restored: { kind, id, revision, code }, unchanged: false };
}
