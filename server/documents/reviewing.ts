import type { Static } from 'typebox';
import type { Unpublished, UserPlaces } from '../../src/documents/uses/told.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import type { Finding } from '../../src/schemas/finding.ts';
import { type ResourceKind, storedKind } from '../../src/schemas/kinds.ts';
import { checkFinding } from '../../src/documents/check/findings.ts';
import { AppError, inputError, invalidInput } from '../errors/AppError.ts';
import { findingsOfAll } from './checkContext.ts';
import { acceptDocument } from './documentShape.ts';
import { readDraft } from './draftRepository.ts';
import { conflict } from './drafts.ts';
import { countLiveInstances } from './flowInstances.ts';
import { breaking } from './impact.ts';
import { keyOf } from './naming.ts';
import { testsWith, type TestOf } from './failingTests.ts';
import { type PlanOf, plansOf } from './plansOf.ts';
import { findUnpublished } from './unpublished.ts';
import { findDraft, findVersion } from './repository.ts';
import { findForeign, findForeignToPublish } from './rightToUse.ts';
import type { ReviewParam } from './schema.ts';
import type { DocumentReading } from './services.ts';

/** A document that is about to be published. */
interface Coming {
  readonly kind: ResourceKind;
  readonly id: string;
  readonly document: AtriumDocument;
  /** A version that is gone back to. */
  readonly isOld: boolean;
}

/** A finding of one of several documents. */
export interface FindingOf {
  readonly kind: ResourceKind;
  readonly id: string;
  readonly finding: Finding;
}

/** What publishing some documents together would meet. */
export interface Review {
  /** Of each among the others as users would have them. Errors stop the publication. */
  readonly findings: readonly FindingOf[];
  /** What it would do to what their kinds keep, of those of which it does anything. */
  readonly plans: readonly PlanOf[];
  /** What users have that would have new errors: nothing of it is published without a reason. */
  readonly broken: readonly UserPlaces[];
  /** Their own tests, and those of documents that name them which would fail: then nothing is published without a reason. */
  readonly tests: readonly TestOf[];
  /** Drafts that could be published with them. */
  readonly others: readonly Unpublished[];
}

/**
 * What publishing some drafts together, or rolling one back, would meet, by the very rules by which it is then done.
 * Writes nothing.
 * @throws AppError NOT_FOUND, REVISION_CONFLICT, DOCUMENT_INVALID for a document that cannot be read
 */
export async function reviewPublication(
  ctx: DocumentReading,
  { items }: Static<typeof ReviewParam>,
): Promise<Review> {
  const coming: Coming[] = [];
  for (const item of items) coming.push(await readItem(ctx, item));
  const keys = coming.map(keyOf);
  const twice = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (twice >= 0) throw invalidInput(inputError(`items.${String(twice)}.id`, 'NOT_UNIQUE'));
  const documents = coming.map(({ document }) => document);
  const found = await findingsToPublish(ctx, coming);
  const { plans, refused } = await plansOf(ctx, coming);
  const broken = await breaking(ctx, documents);
  const tests = await testsWith(ctx, documents);
  const others = await findUnpublished(ctx, documents, broken);
  const findings = coming.flatMap(({ kind, id }, index) =>
    (found[index] ?? []).map((finding) => ({ kind, id, finding })),
  );
  const lived = await livedBy(ctx, coming);
  const forbidden = refused.map(({ of, finding }) => ({ kind: of.kind, id: of.id, finding }));
  return { findings: [...findings, ...lived, ...forbidden], plans, broken, tests, others };
}

/** Forms on which instances of flows live, which go on under the version that they have. */
async function livedBy({ db }: DocumentReading, coming: readonly Coming[]): Promise<readonly FindingOf[]> {
  const found: FindingOf[] = [];
  for (const { kind, id } of coming) {
    const count = kind === 'form' ? await countLiveInstances(db, { kind, id }) : 0;
    if (count > 0) found.push({ kind, id, finding: checkFinding('LIVE_INSTANCES', '/fields', { count }) });
  }
  return found;
}

async function readItem(
  ctx: DocumentReading,
  { id, revision, version, ...item }: Static<typeof ReviewParam>['items'][number],
): Promise<Coming> {
  const kind = storedKind(item.kind);
  const stored =
    version === undefined ? await findDraft(ctx.db, kind, id) : await findVersion(ctx.db, kind, id, version);
  if (stored === undefined) throw new AppError('NOT_FOUND');
  if (version === undefined && stored.revision !== (revision ?? stored.revision))
    throw await conflict(ctx.db, kind, id);
  return { kind, id, document: acceptDocument(kind, id, stored.schema), isOld: version !== undefined };
}

/**
 * The findings of each, at its place. Who names what they have no right to is told of that alone: the check would tell what
 * is in the documents of others.
 */
async function findingsToPublish(
  ctx: DocumentReading,
  coming: readonly Coming[],
): Promise<readonly (readonly Finding[])[]> {
  const documents = coming.map(({ document }) => document);
  const foreign = await findForeignToPublish(ctx, documents);
  const found = await findingsOfAll(ctx, documents, 'published');
  return Promise.all(
    coming.map(async ({ kind, id, document, isOld }, index) => {
      const draft = isOld ? await readDraft(ctx.db, kind, id) : undefined;
      // What is gone back to becomes the draft first.
      const saved =
        draft && (await findForeign(ctx, { document, before: draft.schema, system: draft.system }));
      const refused = [...(saved ?? []), ...(foreign[index] ?? [])];
      return refused.length > 0 ? refused : (found[index] ?? []);
    }),
  );
}
