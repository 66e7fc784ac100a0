import { isDeepStrictEqual } from 'node:util';
import { localise } from '../../../src/schemas/text.ts';
import { AppError } from '../../errors/AppError.ts';
import { actorName } from '../../session/actor.ts';
import { insertDraft, lockDraft, updateDraft } from '../draftRepository.ts';
import type { LockedDraft } from '../draftRepository.ts';
import { conflict, taken } from '../drafts.ts';
import { keyOf } from '../naming.ts';
import { refuseNewName } from '../newNames.ts';
import { ownerOf } from '../ownership.ts';
import { requireSystem } from '../permits.ts';
import { refuseForeign } from '../rightToUse.ts';
import type { DocumentWork } from '../services.ts';
import { addTags, cleanTags } from '../tagging.ts';
import { keepDraft } from '../versionRepository.ts';
import { type Arriving, inBundle } from './accepting.ts';
import type { ImportParam } from './schema.ts';

/** Whether something was new here, was there and is another now, or is as it was. */
export type Outcome = 'added' | 'changed' | 'left';

/** What is said of a version that keeps what was replaced. */
const REPLACED = { zhCN: '被替换的工作稿', enUS: 'Working document that was replaced' };

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
  if (draft === undefined) await inBundle(arriving, () => refuseNewName(ctx, { kind, id }));
  await inBundle(arriving, () =>
    refuseForeign(ctx, { document: schema, before: draft?.schema, system: owner }),
  );
}

/** What became of a draft, or would. */
export interface Stored {
  readonly outcome: Outcome;
  readonly draft: LockedDraft | undefined;
  readonly revision: number | undefined;
  /** Of what was here: its tags, where more have come. */
  readonly tags?: readonly string[] | undefined;
}

/** Keeps one document where its draft says something else. @throws AppError where that is not as the caller read it */
export async function storeArriving(
  ctx: DocumentWork,
  arriving: Arriving,
  param: ImportParam,
): Promise<Stored> {
  const { kind, id, name, schema } = arriving;
  const { dryRun = false, revisions = {} } = param;
  const draft = await lockDraft(ctx.db, kind, id);
  const read = revisions[keyOf(arriving)];
  if (read !== undefined && read !== (draft?.revision ?? 0))
    throw await (read === 0 ? taken(ctx.db, kind, id) : conflict(ctx.db, kind, id));
  await requireArrival(ctx, arriving, draft, param);
  if (draft?.origin === 'product') throw new AppError('PRODUCT_DOCUMENT');
  const tags = cleanTags(arriving.entry.tags ?? []);
  const added = draft !== undefined && !dryRun ? await addTags(ctx.db, { kind, id }, tags) : undefined;
  if (draft?.name === name && isDeepStrictEqual(draft.schema, schema))
    return { outcome: 'left', draft, revision: draft.revision, tags: added };
  const outcome = draft === undefined ? 'added' : 'changed';
  if (dryRun) return { outcome, draft, revision: undefined };
  const actor = actorName(ctx.actor);
  const stored = { kind, id, name, schema, system: ownerOf({ kind, id, system: param.system }), actor };
  if (draft === undefined) {
    const revision = await insertDraft(ctx.db, { ...stored, tags });
    // Somebody began it meanwhile.
    if (revision === undefined) throw await conflict(ctx.db, kind, id);
    return { outcome, draft, revision };
  }
  const before = { kind, id, name: draft.name, schema: draft.schema, revision: draft.revision };
  await keepDraft(ctx.db, { ...before, actor, note: localise(REPLACED, ctx.locale) });
  const revision = await updateDraft(ctx.db, stored, draft.revision);
  if (revision === undefined) throw await conflict(ctx.db, kind, id);
  return { outcome, draft, revision, tags: added };
}
