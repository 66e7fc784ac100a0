import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkDocument } from '../../src/documents/check/checkDocument.ts';
import type { CheckContext } from '../../src/documents/check/context.ts';
import type { DescribedPlace } from '../../src/documents/uses/describePlace.ts';
import type { UserPlaces } from '../../src/documents/uses/told.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import type { Finding } from '../../src/schemas/finding.ts';
import { storedKind, type ResourceKind } from '../../src/schemas/kinds.ts';
import { localise } from '../../src/schemas/text.ts';
import { AppError } from '../errors/AppError.ts';
import { contextAmong, documentsAround, surroundings } from './checkContext.ts';
import { conflict } from './drafts.ts';
import { conditionsHolding, keyOf, pairsHolding, readAs, type StoredPair } from './naming.ts';
import { findDraft } from './repository.ts';
import type { DocumentReading } from './services.ts';
import { placesOf, readDraft, withoutForeignPlaces } from './uses.ts';

/** Most places of one document that are told. */
const MOST_PLACES = 200;

/**
 * What publishing a draft would break: documents that have errors then which they do not have now.
 * @throws AppError NOT_FOUND, REVISION_CONFLICT
 */
export async function findImpact(
  ctx: DocumentReading,
  at: { readonly kind: ResourceKind; readonly id: string; readonly revision: number },
): Promise<readonly UserPlaces[]> {
  const kind = storedKind(at.kind);
  const stored = await findDraft(ctx.db, kind, at.id);
  if (stored === undefined) throw new AppError('NOT_FOUND');
  if (stored.revision !== at.revision) throw await conflict(ctx.db, kind, at.id);
  const document = readDraft(stored.schema);
  const published = await brokenBy(ctx, [document], 'published');
  const drafts = await brokenBy(ctx, [document], 'draft');
  return withoutForeignPlaces(ctx, [...merged(published, drafts)]);
}

/** A document with errors that it would have, each said where it stands. */
type Broken = Omit<UserPlaces, 'published' | 'draft'>;

function* merged(published: readonly Broken[], drafts: readonly Broken[]): Generator<UserPlaces> {
  const inDrafts = new Map(drafts.map((each) => [keyOf(each), each]));
  for (const each of published) {
    const draft = inDrafts.get(keyOf(each));
    inDrafts.delete(keyOf(each));
    const places = [...each.places, ...(draft?.places ?? [])];
    const once = new Map(places.map((place) => [`${place.path} ${place.sentence}`, place]));
    yield { ...each, published: true, draft: draft !== undefined, places: [...once.values()] };
  }
  for (const each of inDrafts.values()) yield { ...each, published: false, draft: true };
}

/**
 * The documents that have new errors once some documents take the place of their published versions. One that is not
 * published breaks nothing: nobody has had it.
 * @param coming what is published together
 * @param standing whose errors are looked for: of what users have, or of what is being designed
 */
export async function brokenBy(
  ctx: DocumentReading,
  coming: readonly AtriumDocument[],
  standing: 'draft' | 'published',
): Promise<readonly Broken[]> {
  const [now, then] = [new Map<string, unknown>(), new Map<string, unknown>()];
  for (const document of coming) {
    const kind = storedKind(document.kind);
    const present = await ctx.platform.documents.findShown(ctx.db, kind, document.id);
    if (present !== undefined) now.set(keyOf(present), present.document);
    then.set(keyOf({ kind, id: document.id }), document);
  }
  if (now.size === 0) return [];
  const documents = await documentsAround(ctx, standing);
  const around = await surroundings(ctx, standing);
  const among = (versions: ReadonlyMap<string, unknown>): CheckContext =>
    contextAmong(new Map([...documents, ...versions]), around);
  const [before, after] = [among(new Map([...then, ...now])), among(then)];
  const broken: Broken[] = [];
  for (const pair of await candidates(ctx, [...now.keys()], documents)) {
    const read = then.has(keyOf(pair)) || pair[standing] === null ? undefined : readAs(pair[standing]);
    if (read === undefined) continue;
    const places = newErrors(ctx, read, before, after);
    const { kind, id, name } = pair;
    if (places.length > 0) broken.push({ kind, id, name, places });
    await nextTurn();
  }
  return broken;
}

/** Documents that name some, as `kind/id`, be it by way of conditions. */
async function candidates(
  ctx: DocumentReading,
  named: readonly string[],
  documents: ReadonlyMap<string, unknown>,
): Promise<readonly StoredPair[]> {
  const ids = named.flatMap((key) => {
    const [kind, id = ''] = key.split('/');
    return kind === 'condition' ? [id, ...conditionsHolding(documents, `"${id}"`)] : [id];
  });
  const found = new Map<string, StoredPair>();
  for (const id of new Set(ids)) {
    for (const pair of await pairsHolding(ctx.db, id)) found.set(keyOf(pair), pair);
  }
  return [...found.values()];
}

function newErrors(
  ctx: DocumentReading,
  document: AtriumDocument,
  before: CheckContext,
  after: CheckContext,
): readonly DescribedPlace[] {
  const found = errorsOf(document, after);
  if (found.length === 0) return [];
  const known = new Set(errorsOf(document, before).map(signOf));
  const say = placesOf(ctx, document, before);
  return found
    .filter((finding) => !known.has(signOf(finding)))
    .slice(0, MOST_PLACES)
    .map(({ path = '', message }) => {
      const { sentence } = say(path);
      const between = ctx.locale === 'zhCN' ? '：' : ': ';
      return { path, sentence: `${sentence}${between}${localise(message, ctx.locale)}` };
    });
}

const errorsOf = (document: AtriumDocument, context: CheckContext): readonly Finding[] =>
  checkDocument(document, context).filter(({ severity }) => severity === 'error');

const signOf = ({ code, path = '' }: Finding): string => `${code} ${path}`;

/**
 * Refuses a publication of one document, or of several together, that would break what users have, unless somebody says why it is to be done all the same.
 * @returns what the audit keeps of it
 * @throws AppError BREAKS_OTHERS with the documents
 */
export async function refuseBreaking(
  ctx: DocumentReading,
  coming: readonly AtriumDocument[],
  override: string | undefined,
): Promise<{ override?: string; broken?: readonly string[] }> {
  const broken = await breaking(ctx, coming);
  if (broken.length === 0) return {};
  if (override !== undefined) return { override, broken: broken.map(keyOf) };
  throw new AppError('BREAKS_OTHERS', { list: broken });
}

/** What users have that would have new errors once some documents are published. */
export async function breaking(
  ctx: DocumentReading,
  coming: readonly AtriumDocument[],
): Promise<readonly UserPlaces[]> {
  const broken = await brokenBy(ctx, coming, 'published');
  return withoutForeignPlaces(
    ctx,
    broken.map((each) => ({ ...each, published: true, draft: false })),
  );
}
