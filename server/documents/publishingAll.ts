import type { Static } from 'typebox';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import { MOST_FINDINGS } from '../../src/schemas/finding.ts';
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
import { lockRemovals } from './publicationLock.ts';
import { planned, publicationOf, publishVersion, readSaid, refuseHarm } from './publishing.ts';
import type { PublishAllParam } from './schema.ts';
import type { DocumentWork } from './services.ts';

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
 * Publishes several drafts, all or none: lock → check each among the others → what their kinds keep → versions. What is
 * published already at its revision stays as it is.
 * @returns the versions, in the order of the items, and whether all of them were published already
 * @throws AppError NOT_FOUND, REVISION_CONFLICT, BREAKS_OTHERS, TEST_FAILED; DOCUMENT_INVALID with paths in the items; PLAN_NOT_ACCEPTED with the
 *   plans of all forms that need it in `list`, the first of them as `result`
 */
export async function publishAll(ctx: DocumentWork, param: Param): Promise<PublishedSet> {
  await lockRemovals(ctx.db);
  const ready = await lockAll(ctx, param);
  await checkAll(ctx, ready);
  const said = readSaid(param);
  const coming = ready.map(({ schema }) => schema);
  const overridden = await refuseHarm(ctx, coming, said.override);
  const actor = actorName(ctx.actor);
  const versions: PublishedItem[] = [];
  let unchanged = true;
  const plans: unknown[] = [];
  for (const { index, draft, ...each } of ready) {
    const { kind, id, revision, accept } = each;
    if (draft.publishedVersion !== null && draft.publishedRevision === revision) {
      versions[index] = { kind, id, version: draft.publishedVersion };
      continue;
    }
    try {
      const { name } = draft;
      const version = await publishVersion(publicationOf(ctx), { ...each, name, actor, note: said.note });
      versions[index] = { kind, id, version };
      unchanged = false;
      ctx.audit({
        resource: `${kind}/${id}`,
        after: { revision, version, ...planned(accept), ...said, ...overridden },
      });
      ctx.changed(documentTopic({ kind, id }));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // It is all taken back; whoever publishes sees all plans at once.
      if (error.code === 'PLAN_NOT_ACCEPTED') plans.push(error.result);
      else if (error.errors === undefined) throw error;
      else throw new AppError(error.code, { errors: within(index, error.errors) });
    }
  }
  if (plans.length > 0) throw new AppError('PLAN_NOT_ACCEPTED', { list: plans, result: plans[0] });
  return { versions, unchanged };
}

/** The drafts at the revisions that were read, locked in the order of their names, so that two sets wait for each other. */
async function lockAll(ctx: DocumentWork, { items }: Param): Promise<readonly Ready[]> {
  const wanted = items.map(({ kind, ...item }, index) => ({ ...item, kind: storedKind(kind), index }));
  const nameOf = ({ kind, id }: { kind: string; id: string }): string => `${kind}/${id}`;
  const names = wanted.map(nameOf);
  const twice = wanted.filter((item, index) => names.indexOf(nameOf(item)) < index);
  if (twice.length > 0)
    throw invalidInput(...twice.map(({ index }) => inputError(`items.${String(index)}.id`, 'NOT_UNIQUE')));
  const ready: Ready[] = [];
  for (const item of wanted.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))) {
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

/** @throws AppError DOCUMENT_INVALID with the errors of all of them */
async function checkAll(ctx: DocumentWork, ready: readonly Ready[]): Promise<void> {
  const documents = ready.map(({ schema }) => schema);
  const found = await findingsOfAll(ctx, documents, 'published');
  const errors = ready.flatMap(({ index }, at) => {
    const stops = (found[at] ?? []).filter(({ severity }) => severity === 'error');
    return within(index, refusal(stops).errors ?? []);
  });
  if (errors.length > 0) throw new AppError('DOCUMENT_INVALID', { errors: errors.slice(0, MOST_FINDINGS) });
}
