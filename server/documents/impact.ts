import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkDocument } from '../../src/documents/check/checkDocument.ts';
import type { CheckContext } from '../../src/documents/check/context.ts';
import type { DescribedPlace } from '../../src/documents/uses/describePlace.ts';
import type { UserPlaces } from '../../src/documents/uses/told.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import type { Finding } from '../../src/schemas/finding.ts';
import { storedKind, type ResourceKind } from '../../src/schemas/kinds.ts';
import { localise } from '../../src/schemas/text.ts';
import { same } from '../../src/documents/same.ts';
import { AppError } from '../errors/AppError.ts';
import { contextAmong, documentsAround, surroundings } from './checkContext.ts';
import { conflict } from './drafts.ts';
import { testsWith } from './failingTests.ts';
import { usersAmong } from './namedBy.ts';
import { keyOf, readAs } from './naming.ts';
import { findDraft } from './repository.ts';
import type { DocumentReading } from './services.ts';
import { placesOf, readDraft, withoutForeignPlaces } from './uses.ts';

/** Most places of one document that are told. */
const MOST_PLACES = 200;

/**
 * What publishing a draft would break: documents that have errors then which they do not have now, or tests that fail.
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
  const among = async (standing: 'draft' | 'published'): Promise<readonly Broken[]> =>
    together([...(await brokenBy(ctx, [document], standing)), ...(await failingBy(ctx, document, standing))]);
  const published = await among('published');
  const drafts = (await isDesignedAsUsed(ctx, document)) ? published : await among('draft');
  return withoutForeignPlaces(ctx, [...merged(published, drafts)]);
}

/** Whether all that stands around a document is designed as users have it: then what breaks there breaks here, and no more. */
async function isDesignedAsUsed(ctx: DocumentReading, document: AtriumDocument): Promise<boolean> {
  const own = keyOf({ kind: storedKind(document.kind), id: document.id });
  const [used, designed] = [await documentsAround(ctx, 'published'), await documentsAround(ctx, 'draft')];
  if (![...designed].every(([key, each]) => key === own || used.get(key) === each)) return false;
  const told = async (standing: 'draft' | 'published'): Promise<readonly (readonly string[])[]> => {
    const { interfaces = [], writing = [] } = await surroundings(ctx, standing);
    return [interfaces, writing].map((set) => [...set].toSorted());
  };
  return same(await told('published'), await told('draft'));
}

/** A document with errors that it would have, each said where it stands. */
type Broken = Omit<UserPlaces, 'published' | 'draft'>;

/** Documents that name one with tests that would fail, as places of theirs. */
async function failingBy(
  ctx: DocumentReading,
  document: AtriumDocument,
  standing: 'draft' | 'published',
): Promise<readonly Broken[]> {
  const own = keyOf({ kind: storedKind(document.kind), id: document.id });
  const tests = (await testsWith(ctx, [document], { standing })).filter((each) => keyOf(each) !== own);
  return tests.map(({ kind, id, name, title }) => {
    const sentence = ctx.locale === 'zhCN' ? `测试“${title}”不再通过` : `The test “${title}” fails`;
    return { kind, id, name, places: [{ path: '/tests', sentence }] };
  });
}

/** Each document once, with all of its places. */
function together(all: readonly Broken[]): readonly Broken[] {
  const byKey = new Map<string, Broken>();
  for (const each of all) {
    const known = byKey.get(keyOf(each));
    byKey.set(keyOf(each), known ? { ...known, places: [...known.places, ...each.places] } : each);
  }
  return [...byKey.values()];
}

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
  const then = new Map<string, unknown>(
    coming.map((document) => [keyOf({ kind: storedKind(document.kind), id: document.id }), document]),
  );
  const users = await ctx.platform.documents.listAll(ctx.db);
  const present = users.filter((each) => then.has(keyOf(each)));
  if (present.length === 0) return [];
  const now = new Map(present.map((each) => [keyOf(each), each.document] as const));
  const documents = await documentsAround(ctx, standing);
  const around = await surroundings(ctx, standing);
  const among = (versions: ReadonlyMap<string, unknown>): CheckContext =>
    contextAmong(new Map([...documents, ...versions]), around);
  const [before, after] = [among(new Map([...then, ...now])), among(then)];
  const broken: Broken[] = [];
  for (const pair of await usersAmong(ctx, [...now.keys()], documents)) {
    const read = then.has(keyOf(pair)) || pair[standing] === null ? undefined : readAs(pair[standing]);
    if (read === undefined) continue;
    const places = newErrors(ctx, read, before, after);
    const { kind, id, name } = pair;
    if (places.length > 0) broken.push({ kind, id, name, places });
    await nextTurn();
  }
  return broken;
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
