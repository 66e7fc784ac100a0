import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../errors/AppError.ts';
import { actorName } from '../../session/actor.ts';
import { insertDraft, lockDraft, updateDraft } from '../draftRepository.ts';
import type { LockedDraft } from '../draftRepository.ts';
import { conflict, taken } from '../drafts.ts';
import { keyOf } from '../naming.ts';
import { refuseNewName } from '../newNames.ts';
import { ownerOf } from '../ownership.ts';
import { mayRead, requireSystem } from '../permits.ts';
import { refuseForeign, refuseForeignToPublish } from '../rightToUse.ts';
import type { DocumentWork } from '../services.ts';
import { addTags, cleanTags } from '../tagging.ts';
import { keepDraft } from '../versionRepository.ts';
import { type Arriving, inBundle } from './accepting.ts';
import type { ImportParam } from './schema.ts';

/** Whether something was new here, was there and is another now, or is as it was. */
export type Outcome = 'added' | 'changed' | 'left';

/**
 * Who brings something in has the rights by which it could be made here: over what is there, over the system that what is new
 * belongs to, and over what it names.
 * @throws AppError FORBIDDEN, RIGHT_TO_USE
 */
async function requireArrival(
  ctx: DocumentWork,
  arriving: Arriving,
  draft: LockedDraft | undefined,
  { publish = false, system, accept = {} }: ImportParam,
): Promise<void> {
  const { kind, id, schema } = arriving;
  const rights = publish ? (['design', 'publish'] as const) : (['design'] as const);
  const owner = draft === undefined ? ownerOf({ kind, id, system }) : draft.system;
  for (const right of rights) requireSystem(ctx, owner ?? undefined, right);
  if (Object.hasOwn(accept, keyOf(arriving))) requireSystem(ctx, owner ?? undefined, 'data');
  await inBundle(arriving, async () => {
    if (draft === undefined) await refuseNewName(ctx, { kind, id });
    await refuseForeign(ctx, { document: schema, before: draft?.schema, system: owner });
    if (publish) await refuseForeignToPublish(ctx, schema, system);
  });
}

/**
 * The draft of a document that is about to be kept, locked until the transaction ends. Rights come first: who may not bring it
 * in learns nothing of the one that is here.
 * @throws AppError FORBIDDEN, RIGHT_TO_USE; PRODUCT_DOCUMENT; ID_EXISTS, REVISION_CONFLICT where it is not as the caller read it
 */
export async function lockArriving(
  ctx: DocumentWork,
  arriving: Arriving,
  param: ImportParam,
): Promise<LockedDraft | undefined> {
  const { kind, id } = arriving;
  const draft = await lockDraft(ctx.db, kind, id);
  await requireArrival(ctx, arriving, draft, param);
  const read = param.revisions?.[keyOf(arriving)];
  if (read !== undefined && read !== (draft?.revision ?? 0))
    throw await (read === 0 ? taken(ctx.db, kind, id, true) : conflict(ctx.db, kind, id));
  if (draft?.origin === 'product') throw new AppError('PRODUCT_DOCUMENT');
  return draft;
}

/** What became of a document, or would. */
export interface Stored {
  readonly outcome: Outcome;
  /** Absent: it is not kept, as of a dry run. */
  readonly revision: number | undefined;
  /** Of what was here: its tags, where more have come. */
  readonly tags?: readonly string[] | undefined;
}

/**
 * Keeps one document where its draft says something else.
 * @param draft the one that is here, locked
 * @throws AppError ID_EXISTS, REVISION_CONFLICT where somebody saved it meanwhile
 */
export async function storeArriving(
  ctx: DocumentWork,
  arriving: Arriving,
  draft: LockedDraft | undefined,
  { dryRun = false, system }: Pick<ImportParam, 'dryRun' | 'system'>,
): Promise<Stored> {
  const { kind, id, name, schema } = arriving;
  const tags = cleanTags(arriving.entry.tags ?? []);
  const added = draft !== undefined && !dryRun ? await addTags(ctx.db, { kind, id }, tags) : undefined;
  if (draft?.name === name && isDeepStrictEqual(draft.schema, schema))
    return { outcome: 'left', revision: draft.revision, tags: added };
  const outcome = draft === undefined ? 'added' : 'changed';
  if (dryRun) return { outcome, revision: undefined };
  const actor = actorName(ctx.actor);
  const stored = { kind, id, name, schema, system: ownerOf({ kind, id, system }), actor };
  if (draft === undefined) {
    const revision = await insertDraft(ctx.db, { ...stored, tags });
    // Somebody began it meanwhile.
    if (revision === undefined)
      throw (await mayRead(ctx, { kind, id }))
        ? await conflict(ctx.db, kind, id)
        : await taken(ctx.db, kind, id, false);
    return { outcome, revision };
  }
  await keepDraft(ctx.db, { ...draft, kind, id, actor });
  const revision = await updateDraft(ctx.db, stored, draft.revision);
  if (revision === undefined) throw await conflict(ctx.db, kind, id);
  return { outcome, revision, tags: added };
}
