import type { Static } from 'typebox';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import { type Finding, MOST_FINDINGS } from '../../src/schemas/finding.ts';
import { type ResourceKind, storedKind } from '../../src/schemas/kinds.ts';
import { AppError, inputError, invalidInput } from '../errors/AppError.ts';
import type { InputError } from '../errors/AppError.ts';
import { actorName } from '../session/actor.ts';
import { findingsOfAll } from './checkContext.ts';
import { acceptDocument, refusal } from './documentShape.ts';
import { lockDraft } from './draftRepository.ts';
import type { LockedDraft } from './draftRepository.ts';
import { conflict } from './drafts.ts';
import { documentTopic } from './editors.ts';
import { keyOf } from './naming.ts';
import { openPublication } from './publicationLock.ts';
import { applyEffect, planned, publicationOf, readSaid, refuseHarm } from './publishing.ts';
import { findForeignToPublish } from './rightToUse.ts';
import type { PublishAllParam } from './schema.ts';
import type { DocumentWork } from './services.ts';
import { addVersion } from './versionRepository.ts';

type Param = Static<typeof PublishAllParam>;

/** What one of several documents was published as. */
export interface PublishedItem {
  readonly kind: ResourceKind;
  readonly id: string;
  readonly version: number;
}

/** What several documents were published as. */
interface PublishedSet {
  readonly versions: readonly PublishedItem[];
  /** All of them were published already, as after an answer that was lost. */
  readonly unchanged: boolean;
}

/** A draft that is to be published, at its place among the items. */
interface Ready {
  readonly index: number;
  readonly kind: ResourceKind;
  readonly id: string;
  readonly revision: number;
  readonly accept: string | undefined;
  readonly draft: LockedDraft;
  readonly schema: AtriumDocument;
}

/** A refusal about one item, its paths as the caller finds them in the payload. */
const within = (index: number, errors: readonly InputError[]): InputError[] =>
  errors.map((error) => ({ ...error, path: `items.${String(index)}.${error.path}` }));

/**
 * Publishes several drafts, all or none: lock → check each among the others → what their kinds keep → check anew where others
 * have published meanwhile → versions. What is
 * published already at its revision stays as it is.
 * @returns the versions, in the order of the items, and whether all of them were published already
 * @throws AppError NOT_FOUND, REVISION_CONFLICT, BREAKS_OTHERS, TEST_FAILED; DOCUMENT_INVALID and RIGHT_TO_USE with paths in the items; PLAN_NOT_ACCEPTED with the
 *   plans of all forms that need it in `list`, the first of them as `result`
 */
export async function publishAll(ctx: DocumentWork, param: Param): Promise<PublishedSet> {
  const open = await openPublication(ctx.db);
  const ready = await lockAll(ctx, param);
  const said = readSaid(param);
  const coming = ready.map(({ schema }) => schema);
  let overridden: object = {};
  const judge = async (): Promise<void> => {
    await refuseAllForeign(ctx, ready);
    await checkAll(ctx, ready);
    overridden = await refuseHarm(ctx, coming, said.override);
  };
  await judge();
  const news = ready.filter(({ draft, revision }) => draft.publishedRevision !== revision);
  await applyAll(ctx, news);
  await open.settle(judge);
  const actor = actorName(ctx.actor);
  const versions: PublishedItem[] = [];
  for (const { index, draft, ...each } of ready) {
    const { kind, id, revision, accept } = each;
    if (draft.publishedVersion !== null && draft.publishedRevision === revision) {
      versions[index] = { kind, id, version: draft.publishedVersion };
      continue;
    }
    const version = await addVersion(ctx.db, { ...each, name: draft.name, actor, note: said.note });
    versions[index] = { kind, id, version };
    const after = { revision, version, ...planned(accept), ...said, ...overridden };
    ctx.audit({ resource: keyOf(each), after });
    ctx.changed(documentTopic({ kind, id }));
  }
  return { versions, unchanged: news.length === 0 };
}

/** Brings what their kinds keep up to all of them. @throws AppError PLAN_NOT_ACCEPTED, DOCUMENT_INVALID */
async function applyAll(ctx: DocumentWork, news: readonly Ready[]): Promise<void> {
  const plans: unknown[] = [];
  for (const { index, ...each } of news) {
    try {
      await applyEffect(publicationOf(ctx), each);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // It is all taken back; whoever publishes sees all plans at once.
      if (error.code === 'PLAN_NOT_ACCEPTED') plans.push(error.result);
      else if (error.errors === undefined) throw error;
      else throw new AppError(error.code, { errors: within(index, error.errors) });
    }
  }
  if (plans.length > 0) throw new AppError('PLAN_NOT_ACCEPTED', { list: plans, result: plans[0] });
}

/** The drafts at the revisions that were read, locked in the order of their names, so that two sets wait for each other. */
async function lockAll(ctx: DocumentWork, { items }: Param): Promise<readonly Ready[]> {
  const wanted = items.map(({ kind, ...item }, index) => ({ ...item, kind: storedKind(kind), index }));
  const names = wanted.map(keyOf);
  const twice = wanted.filter((item, index) => names.indexOf(keyOf(item)) < index);
  if (twice.length > 0)
    throw invalidInput(...twice.map(({ index }) => inputError(`items.${String(index)}.id`, 'NOT_UNIQUE')));
  const ready: Ready[] = [];
  for (const item of wanted.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
    const { kind, id, revision, accept, index } = item;
    const draft = await lockDraft(ctx.db, kind, id);
    if (draft?.revision !== revision) throw await conflict(ctx.db, kind, id);
    try {
      ready.push({
        index,
        kind,
        id,
        revision,
        accept,
        draft,
        schema: acceptDocument(kind, id, draft.schema),
      });
    } catch (error) {
      if (!(error instanceof AppError) || error.errors === undefined) throw error;
      throw new AppError(error.code, { errors: within(index, error.errors) });
    }
  }
  return ready;
}

/**
 * Before the check, which would tell what is in the documents of others.
 * @throws AppError RIGHT_TO_USE with what the caller has no right to give to users
 */
async function refuseAllForeign(ctx: DocumentWork, ready: readonly Ready[]): Promise<void> {
  const found = await findForeignToPublish(
    ctx,
    ready.map(({ schema }) => schema),
  );
  refuseFound(ready, found, 'RIGHT_TO_USE');
}

/** @throws AppError DOCUMENT_INVALID with the errors of all of them */
async function checkAll(ctx: DocumentWork, ready: readonly Ready[]): Promise<void> {
  const documents = ready.map(({ schema }) => schema);
  const found = await findingsOfAll(ctx, documents, 'published');
  const stops = found.map((each) => each.filter(({ severity }) => severity === 'error'));
  refuseFound(ready, stops, 'DOCUMENT_INVALID');
}

/** @param found of each document, at its place */
function refuseFound(
  ready: readonly Ready[],
  found: readonly (readonly Finding[])[],
  code: 'RIGHT_TO_USE' | 'DOCUMENT_INVALID',
): void {
  const errors = ready.flatMap(({ index }, at) => within(index, refusal(found[at] ?? []).errors ?? []));
  if (errors.length > 0) throw new AppError(code, { errors: errors.slice(0, MOST_FINDINGS) });
}
