import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import { type ResourceKind, storedKind } from '../../src/schemas/kinds.ts';
import { actorName } from '../session/actor.ts';
import type { DocumentReading, DocumentWork, PublicationEffects } from './services.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors/AppError.ts';
import { acceptDocument, refusal } from './documentShape.ts';
import { lockDraft, lockOwnDraft, updateDraft } from './draftRepository.ts';
import { conflict } from './drafts.ts';
import { documentTopic } from './editors.ts';
import { refuseFailing } from './failingTests.ts';
import { refuseBreaking } from './impact.ts';
import { openPublication, type OpenPublication } from './publicationLock.ts';
import { findVersion } from './repository.ts';
import { refuseForeign, refuseForeignToPublish } from './rightToUse.ts';
import type { PublishResourceParam, RollbackParam, WithdrawParam } from './schema.ts';
import { findingsOf } from './checkContext.ts';
import { usersOf } from './usage.ts';
import type { ResourceUser } from './usage.ts';
import { addVersion, keepDraft, pointToNone } from './versionRepository.ts';

/** Where something is published, and what its kind keeps beside the documents. */
export interface Publication {
  readonly db: Kysely<Database>;
  readonly publicationEffects: PublicationEffects;
}

/** What somebody says who publishes. */
interface Said {
  /** Hash of the plan by which they know that values are lost. */
  readonly accept?: string | undefined;
  /** What the version is. */
  readonly note?: string | undefined;
}

/**
 * Brings what a kind keeps up to a document that is about to be the next version (`addVersion`), inside the caller's
 * transaction.
 * @throws AppError DOCUMENT_INVALID with what is kept, and forbids it; PLAN_NOT_ACCEPTED with the plan
 */
export async function applyEffect(
  { db, publicationEffects }: Publication,
  { kind, schema, accept }: Said & { readonly kind: ResourceKind; readonly schema: AtriumDocument },
): Promise<void> {
  await publicationEffects[kind]?.publish(db, schema, accept);
}

/** How a publication is judged: by what it passes before anything is done, and what it passes again after that. */
interface Judgement {
  /** Looks at the document, and refuses by throwing. */
  readonly judge: (document: AtriumDocument) => Promise<void>;
  readonly open: OpenPublication;
}

/**
 * Publishes a draft at the revision that was read. Of several at once one publishes, the others conflict.
 * @param judgement absent: of documents that come with the product
 */
export async function publishResource(
  publication: Publication,
  at: Said & {
    readonly kind: ResourceKind;
    readonly id: string;
    readonly revision: number;
    readonly actor: string;
  },
  judgement?: Judgement,
): Promise<{ version: number }> {
  const { db } = publication;
  const { id, revision } = at;
  const kind = storedKind(at.kind);
  const draft = await lockDraft(db, kind, id);
  if (draft?.revision !== revision) throw await conflict(db, kind, id);
  if (draft.publishedRevision === revision) throw new AppError('ALREADY_PUBLISHED');
  const schema = acceptDocument(kind, id, draft.schema);
  const version = { ...at, kind, name: draft.name, schema };
  await judgement?.judge(schema);
  await applyEffect(publication, version);
  await judgement?.open.settle(() => judgement.judge(schema));
  return { version: await addVersion(db, version) };
}

/**
 * What a document has to pass before users have it: the check, without an error.
 * @throws AppError DOCUMENT_INVALID with the errors
 */
async function refuseUnsound(ctx: DocumentWork, document: AtriumDocument): Promise<void> {
  const found = await findingsOf(ctx, document, 'published');
  const errors = found.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw refusal(errors);
}

/**
 * What a publication of one document, or of several together, has to pass beside the check: what users have stays right, and no
 * test fails.
 * @returns what the audit keeps of why it is done all the same
 * @throws AppError BREAKS_OTHERS, TEST_FAILED
 */
export const refuseHarm = async (
  ctx: DocumentReading,
  coming: readonly AtriumDocument[],
  override: string | undefined,
): Promise<object> => ({
  ...(await refuseBreaking(ctx, coming, override)),
  ...(await refuseFailing(ctx, coming, override)),
});

export const publicationOf = ({ db, platform }: DocumentWork): Publication => ({
  db,
  publicationEffects: platform.publicationEffects,
});

/** The words of who publishes, without space around them; empty ones are none. */
export function readSaid({ note, override }: { readonly note?: string; readonly override?: string }): {
  readonly note?: string;
  readonly override?: string;
} {
  const [said, reason] = [note?.trim() ?? '', override?.trim() ?? ''];
  return { ...(said !== '' && { note: said }), ...(reason !== '' && { override: reason }) };
}

/** What the audit keeps of a plan that was accepted. */
export const planned = (accept: string | undefined): { readonly accept?: string } =>
  accept === undefined ? {} : { accept };

/** What a document has to pass before users have it. @returns how it is judged, and what the audit keeps of it so far */
function judging(ctx: DocumentWork, override: string | undefined) {
  let overridden: object = {};
  const judge = async (document: AtriumDocument): Promise<void> => {
    await refuseForeignToPublish(ctx, document);
    await refuseUnsound(ctx, document);
    overridden = await refuseHarm(ctx, [document], override);
  };
  return { judge, overridden: () => overridden };
}

/**
 * Publishes a draft for a caller: keep what it names → lock → check → what its kind keeps → check anew where others have
 * published meanwhile → version.
 */
export async function publishDraft(
  ctx: DocumentWork,
  param: Static<typeof PublishResourceParam>,
): Promise<{ version: number }> {
  const { id, revision, accept } = param;
  const kind = storedKind(param.kind);
  const said = readSaid(param);
  const open = await openPublication(ctx.db);
  const at = { kind, id, revision, actor: actorName(ctx.actor), accept, note: said.note };
  const { judge, overridden } = judging(ctx, said.override);
  const published = await publishResource(publicationOf(ctx), at, { judge, open });
  const after = { revision, ...published, ...planned(accept), ...said, ...overridden() };
  ctx.audit({ resource: `${kind}/${id}`, after });
  ctx.changed(documentTopic({ kind, id }));
  return published;
}

/**
 * Makes the document of an old version the draft, and publishes it as a new version; versions are never changed. A draft
 * that no version holds stays among them (`replaced`).
 * @throws AppError NOT_FOUND, REVISION_CONFLICT, ALREADY_PUBLISHED, DOCUMENT_INVALID, RIGHT_TO_USE, PLAN_NOT_ACCEPTED
 */
export async function rollBack(
  ctx: DocumentWork,
  param: Static<typeof RollbackParam>,
): Promise<{ version: number; revision: number }> {
  const { id, version: from, accept } = param;
  const said = readSaid(param);
  const kind = storedKind(param.kind);
  const actor = actorName(ctx.actor);
  const open = await openPublication(ctx.db);
  const draft = await lockOwnDraft(ctx.db, kind, id);
  const old = await findVersion(ctx.db, kind, id, from);
  if (draft === undefined || old === undefined) throw new AppError('NOT_FOUND');
  if (draft.revision !== (param.revision ?? draft.revision)) throw await conflict(ctx.db, kind, id);
  if (draft.publishedVersion === from && draft.publishedRevision === draft.revision)
    throw new AppError('ALREADY_PUBLISHED');
  const schema = acceptDocument(kind, id, old.schema);
  await refuseForeign(ctx, { document: schema, before: draft.schema, system: draft.system });
  const revision = draft.revision + 1;
  await keepDraft(ctx.db, { ...draft, kind, id, actor });
  await updateDraft(ctx.db, { kind, id, name: old.name, schema, actor }, draft.revision);
  const at = { kind, id, revision, actor, accept, note: said.note };
  const { judge, overridden } = judging(ctx, said.override);
  const { version } = await publishResource(publicationOf(ctx), at, { judge, open });
  const before = { revision: draft.revision, version: draft.publishedVersion };
  const after = { revision, version, from, ...planned(accept), ...said, ...overridden() };
  ctx.audit({ resource: `${kind}/${id}`, before, after });
  ctx.changed(documentTopic({ kind, id }));
  return { version, revision };
}

/**
 * Takes a resource from users; its draft and its versions stay.
 * @returns what users have that still names it
 * @throws AppError NOT_FOUND, NOT_PUBLISHED, REVISION_CONFLICT
 */
export async function unpublish(
  ctx: DocumentWork,
  param: Static<typeof WithdrawParam>,
): Promise<readonly ResourceUser[]> {
  const { id, version } = param;
  const kind = storedKind(param.kind);
  const draft = await lockOwnDraft(ctx.db, kind, id);
  if (draft === undefined) throw new AppError('NOT_FOUND');
  const { publishedVersion } = draft;
  if (publishedVersion === null) throw new AppError('NOT_PUBLISHED');
  if (version !== undefined && version !== publishedVersion) throw new AppError('REVISION_CONFLICT');
  await pointToNone(ctx.db, { kind, id });
  ctx.audit({ resource: `${kind}/${id}`, before: { version: publishedVersion } });
  ctx.changed(documentTopic({ kind, id }));
  return (await usersOf(ctx.db, { kind, id })).filter(({ published }) => published);
}
