import type { Static } from 'typebox';
import type { Draft, EndedDraft } from '../../../src/schemas/wire/draft.ts';
import type { AccessContext, CallContext } from '../../call/definition.ts';
import { refuseLarge } from '../../envelope/jsonSize.ts';
import { lockUser } from '../../db/lockUser.ts';
import { AppError } from '../../errors/AppError.ts';
import { keepFiles } from '../../files/repository.ts';
import { ATTACHMENT } from '../../files/service.ts';
import { idsIn } from '../../records/files.ts';
import { openModule } from '../../records/formModules.ts';
import type { OpenModule } from '../../records/formModules.ts';
import { checkField } from '../../records/members.ts';
import { allows } from '../../../src/documents/rights/moduleRights.ts';
import { findRow } from '../../records/repository.ts';
import { reachableRecords } from '../../records/rowScope.ts';
import { getResource } from '../resource/index.ts';
import { isBoundToSite } from '../../session/actor.ts';
import { countDrafts, findDraft, removeDraft, writeDraft } from './repository.ts';
import type { DraftKey, KeptDraft } from './repository.ts';
import type { DraftParam, RemoveDraftParam, SaveDraftParam } from './schema.ts';

const MAX_DRAFTS = 200;
const MAX_KIB = 256;
/** As long as housekeeping keeps drafts. */
const KEPT_DAYS = 30;

type Place = Static<typeof DraftParam>;

const keyOf = ({ actor }: AccessContext, { kind, form, id = '' }: Place): DraftKey => ({
  userId: actor.userId,
  kind,
  form,
  record: id,
});

/**
 * Opens the module of a form for the write that its draft is to become.
 * @throws AppError NOT_FOUND or FORBIDDEN where the role may not open the form, or may not write that record
 */
async function openFor(ctx: AccessContext, { kind, form, id }: Place): Promise<OpenModule> {
  const { schema } = await getResource(ctx, { kind, id: form });
  const moduleCode = kind === 'form' ? form : String((schema as { module?: unknown }).module);
  const module = await openModule(ctx, moduleCode, id === undefined ? 'add' : 'update');
  if (id === undefined) return module;
  const where = reachableRecords(module, ctx.log);
  const columns = [...module.shape.columns.values()].filter(({ code }) => code === 'id');
  const row = await findRow(ctx.db, module.shape, { id, where, columns });
  if (row === undefined) throw new AppError('NOT_FOUND');
  return module;
}

/**
 * The values that the role may write. Half of a value is a draft too, so that what a field would refuse is kept; what
 * is of another type than the field is not: no input could show it. Secrets are kept in records alone.
 */
function writable({ shape, authority }: OpenModule, data: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(data).filter(([code, value]) => {
      const field = shape.byCode.get(code);
      if (field === undefined || field.meta.secret === true || !allows(authority.write, code)) return false;
      return checkField(field, value, code).findings.every((found) => found.code !== 'TYPE_WRONG');
    }),
  );
}

/**
 * The draft that is there, for a write that nobody comes between.
 * @param replaces when the draft was kept that the caller means: another window may have kept one since
 * @throws AppError REVISION_CONFLICT
 */
async function draftMeant(
  db: AccessContext['db'],
  key: DraftKey,
  replaces: string | undefined,
): Promise<KeptDraft | undefined> {
  await lockUser(db, key.userId);
  const there = await findDraft(db, key);
  // One that is gone is in nobody's way.
  if (there !== undefined && !isMeant(there, replaces)) throw new AppError('REVISION_CONFLICT');
  return there;
}

const isMeant = ({ updated_at }: KeptDraft, replaces: string | undefined): boolean =>
  replaces === undefined || updated_at.toISOString() === replaces;

/**
 * Keeps the caller's draft in the place of the one before.
 * @throws AppError INPUT_INVALID, LIMIT_REACHED, REVISION_CONFLICT where that is not the one that the caller knows
 */
export async function saveDraft(
  ctx: CallContext<Static<typeof SaveDraftParam>>,
): Promise<{ updatedAt: string }> {
  const { db, param } = ctx;
  refuseLarge(param.data, 'data', MAX_KIB);
  const module = await openFor(ctx, param);
  const key = keyOf(ctx, param);
  const data = writable(module, param.data);
  const there = await draftMeant(db, key, param.replaces);
  // Later than the one before, by which windows tell them apart.
  const now = new Date(Math.max(ctx.now.getTime(), (there?.updated_at.getTime() ?? 0) + 1));
  const isNew = await writeDraft(db, key, { data, revision: param.revision ?? null, now });
  if (isNew && (await countDrafts(db, key.userId)) > MAX_DRAFTS) throw new AppError('LIMIT_REACHED');
  const expiresAt = new Date(now.getTime() + KEPT_DAYS * 24 * 60 * 60 * 1000);
  const ids = [...idsIn(module.shape, data)];
  await keepFiles(db, { ids, owner: key.userId, purpose: ATTACHMENT, expiresAt });
  return { updatedAt: now.toISOString() };
}

/** The caller's draft, as far as the role may write it now; null where there is none. */
export async function getDraft(ctx: CallContext<Place>): Promise<Draft | null> {
  const module = await openFor(ctx, ctx.param);
  const draft = await findDraft(ctx.db, keyOf(ctx, ctx.param));
  if (draft === undefined) return null;
  return {
    data: writable(module, draft.data),
    ...(draft.revision === null ? {} : { revision: draft.revision }),
    updatedAt: draft.updated_at.toISOString(),
  };
}

/**
 * Forgets the caller's draft, also of a form that the role may open no more.
 * @throws AppError REVISION_CONFLICT where it is not the one that the caller knows
 */
export async function forgetDraft(ctx: CallContext<Static<typeof RemoveDraftParam>>): Promise<void> {
  // A registered site forgets none of forms that it does not open.
  if (isBoundToSite(ctx.actor)) await openFor(ctx, ctx.param);
  const key = keyOf(ctx, ctx.param);
  await draftMeant(ctx.db, key, ctx.param.replaces);
  await removeDraft(ctx.db, key);
}

/**
 * Drops the draft that a record was typed into, with the write that stores the record: it is offered to nobody again.
 * One that another window has kept since stays.
 * @param id of the record that was changed; undefined: one was added
 */
export async function endDraft(
  ctx: CallContext<{ readonly draft?: EndedDraft }>,
  id: string | undefined,
): Promise<void> {
  const { draft } = ctx.param;
  if (draft === undefined) return;
  if (isBoundToSite(ctx.actor)) await getResource(ctx, { kind: draft.kind, id: draft.form });
  const key = keyOf(ctx, { ...draft, ...(id === undefined ? {} : { id }) });
  await lockUser(ctx.db, key.userId);
  const there = await findDraft(ctx.db, key);
  if (there !== undefined && isMeant(there, draft.replaces)) await removeDraft(ctx.db, key);
}
