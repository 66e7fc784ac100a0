import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import { type ResourceKind, storedKind } from '../../src/schemas/kinds.ts';
import { actorName } from '../session/actor.ts';
import type { DocumentWork } from './services.ts';
import type { Database } from '../db/database.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { acceptDocument, refusal } from './documentShape.ts';
import { insertDraft, lastSaved, lockDraft, updateDraft } from './draftRepository.ts';
import type { Draft } from './draftRepository.ts';
import { documentTopic } from './editors.ts';
import { neverSaveable } from './neverSaveable.ts';
import { refuseNewName } from './newNames.ts';
import { ownerOf } from './ownership.ts';
import { mayRead } from './permits.ts';
import { refuseForeign } from './rightToUse.ts';
import { readName } from './resourceName.ts';
import type { SaveResourceParam } from './schema.ts';
import { findingsOf } from './checkContext.ts';

/** What a save answers. */
interface Saved {
  readonly id: string;
  readonly revision: number;
}

/** Saves a draft whatever it means. `revision` is what was read; absent: create. @returns the new revision */
export async function saveResource(
  db: Kysely<Database>,
  draft: Draft & { readonly revision?: number },
): Promise<Saved> {
  const schema = acceptDocument(draft.kind, draft.id, draft.schema);
  return storeDraft(db, { ...draft, kind: storedKind(draft.kind), schema }, true);
}

async function storeDraft(
  db: Kysely<Database>,
  draft: Draft & { readonly revision?: number },
  mayTell: boolean,
): Promise<Saved> {
  const { id, revision } = draft;
  if (revision === undefined) {
    const created = await insertDraft(db, draft);
    if (created === undefined) throw await taken(db, draft.kind, id, mayTell);
    return { id, revision: created };
  }
  const updated = await updateDraft(db, draft, revision);
  if (updated === undefined) throw await conflict(db, draft.kind, id);
  return { id, revision: updated };
}

/**
 * Why a draft cannot be new, and how to change the one that is there.
 * @param mayTell whether the caller may know who saved that one
 */
export async function taken(
  db: Kysely<Database>,
  kind: ResourceKind,
  id: string,
  mayTell: boolean,
): Promise<AppError> {
  const last = mayTell ? await lastSaved(db, kind, id) : undefined;
  const errors = [inputError('id', 'NOT_UNIQUE')];
  if (last === undefined) return new AppError('ID_EXISTS', { errors });
  const { by, revision } = last;
  return new AppError('ID_EXISTS', {
    errors,
    message: {
      zhCN: `编号“${id}”已存在（“${by}”保存的第 ${String(revision)} 稿）；要修改它请提交其 revision，新建请换一个编号`,
      enUS: `The id "${id}" exists already, as revision ${String(revision)} by ${by}: send its revision to change it, or take another id`,
    },
  });
}

/** Why a draft is not at the revision that was read: it is gone, or somebody saved it since. */
export async function conflict(db: Kysely<Database>, kind: ResourceKind, id: string): Promise<AppError> {
  const last = await lastSaved(db, kind, id);
  if (last === undefined) return new AppError('NOT_FOUND');
  if (last.origin === 'product') return new AppError('PRODUCT_DOCUMENT');
  const { by, revision } = last;
  const at = last.at.toISOString();
  return new AppError('REVISION_CONFLICT', {
    message: {
      zhCN: `“${by}”已保存了新的修改（第 ${String(revision)} 稿），请查看最新内容后再试`,
      enUS: `${by} has saved revision ${String(revision)} meanwhile; look at it before you try again`,
    },
    list: [{ kind, id, revision, updatedAt: at, updatedBy: by }],
  });
}

/**
 * Saves a draft for a caller: accept → refuse what can never be right → store. What it names may still be missing, so
 * that documents that belong together can be saved one after the other; the check before publishing finds that.
 * @throws AppError INPUT_INVALID, DOCUMENT_INVALID, RIGHT_TO_USE, ID_EXISTS, NOT_FOUND, REVISION_CONFLICT
 */
export async function saveDraft(ctx: DocumentWork, param: Static<typeof SaveResourceParam>): Promise<Saved> {
  const { id, revision } = param;
  const kind = storedKind(param.kind);
  const name = readName(param.name);
  const schema = acceptDocument(kind, id, param.schema);
  if (revision === undefined) await refuseNewName(ctx, { kind, id });
  const wrong = neverSaveable(schema, await findingsOf(ctx, schema, 'draft'));
  if (wrong.length > 0) throw refusal(wrong);
  const stored = revision === undefined ? undefined : await lockDraft(ctx.db, kind, id);
  const system = stored === undefined ? ownerOf({ kind, id, system: param.system }) : stored.system;
  await refuseForeign(ctx, { document: schema, before: stored?.schema, system });
  const draft = { kind, id, name, schema, system, actor: actorName(ctx.actor) };
  const mayTell = await mayRead(ctx, { kind, id });
  const saved = await storeDraft(ctx.db, revision === undefined ? draft : { ...draft, revision }, mayTell);
  const before = revision === undefined ? undefined : { revision };
  ctx.audit({ resource: `${kind}/${id}`, before, after: { revision: saved.revision, name } });
  ctx.changed(documentTopic({ kind, id }));
  return saved;
}
