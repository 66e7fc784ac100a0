import type { CheckContext, Use } from '../../src/documents/check/context.ts';
import { readDocument } from '../../src/documents/check/shape.ts';
import { declarationOf, findPart } from '../../src/documents/uses/declaration.ts';
import { chainPlace, placeDescriber, type DescribedPlace } from '../../src/documents/uses/describePlace.ts';
import type { UserPlaces } from '../../src/documents/uses/told.ts';
import type { Named } from '../../src/documents/uses/usesIn.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import { storedKind, type ResourceKind } from '../../src/schemas/kinds.ts';
import { AppError, inputError, invalidInput } from '../errors/AppError.ts';
import { contextAmong, documentsAround, surroundings } from './checkContext.ts';
import { documentFits } from './documentFits.ts';
import { refusal } from './documentShape.ts';
import {
  chainsHolding,
  conditionsHolding,
  keyOf,
  pairsHolding,
  readAs,
  usesAmong,
  type StoredPair,
} from './naming.ts';
import { findDraft } from './repository.ts';
import { allowedOf } from './permits.ts';
import type { DocumentReading } from './services.ts';

/** What is asked for: a document, or a part of it. */
export interface Asked {
  readonly kind: ResourceKind;
  readonly id: string;
  /** Key of a part; of a field of a form its code will do. */
  readonly part?: string | undefined;
}

/** What is named, with the name that is written for it. */
export interface Wanted extends Named {
  readonly name: string;
}

/** Most places of one document that are told. */
const MOST_PLACES = 200;

/**
 * Who names a document, or a part of it, and where: in drafts among drafts, and in what users have among what users have.
 * Of a document also the interfaces whose steps do.
 * @throws AppError NOT_FOUND; DOCUMENT_INVALID where the draft cannot be read; INPUT_INVALID for a part that is not there
 */
export async function findUses(ctx: DocumentReading, asked: Asked): Promise<readonly UserPlaces[]> {
  const kind = storedKind(asked.kind);
  const stored = await findDraft(ctx.db, kind, asked.id);
  if (stored === undefined) throw new AppError('NOT_FOUND');
  const wanted = wantedOf(ctx, readDraft(stored.schema), asked.part);
  const pairs = [...(await pairsHolding(ctx.db, asked.id)), ...(await chainsHolding(ctx.db, asked.id))];
  const draft = await usesAs(ctx, pairs, wanted, 'draft');
  const published = await usesAs(ctx, pairs, wanted, 'published');
  const users = pairs.flatMap((pair) => describe(ctx, pair, draft, published) ?? []);
  const told = await withoutForeignPlaces(ctx, users);
  if (asked.part !== undefined) return told;
  return told.filter((user) => keyOf(user) !== keyOf({ kind, id: asked.id }));
}

/** That documents of other systems are concerned is told to who designs, and not where and how. */
export async function withoutForeignPlaces(
  ctx: DocumentReading,
  users: readonly UserPlaces[],
): Promise<readonly UserPlaces[]> {
  const isReadable = await allowedOf(ctx, 'read');
  return users.map((user) => (isReadable(user) ? user : { ...user, places: [] }));
}

/** @throws AppError DOCUMENT_INVALID */
export function readDraft(schema: unknown): AtriumDocument {
  const { document, findings } = readDocument(schema, documentFits);
  if (document === undefined) throw refusal(findings);
  return document;
}

function wantedOf(ctx: DocumentReading, document: AtriumDocument, part: string | undefined): Wanted {
  const own = keyOf({ kind: storedKind(document.kind), id: document.id });
  if (part === undefined) return { document: own, name: document.id };
  const { metas } = ctx.platform.vocabulary;
  const found = findPart(document, part, metas);
  if (found === undefined) throw invalidInput(inputError('part', 'NOT_FOUND'));
  const name = declarationOf(document, found.key, metas)?.name ?? found.name;
  return { document: own, part: found.key, name };
}

/** Uses in drafts or in published versions, as they stand among others of their kind. */
export async function usesAs(
  ctx: DocumentReading,
  pairs: readonly StoredPair[],
  wanted: Wanted,
  standing: 'draft' | 'published',
): Promise<Found> {
  const around = await documentsAround(ctx, standing);
  const conditions = conditionsHolding(around, wanted.name);
  const context = contextAmong(around, await surroundings(ctx, standing));
  return {
    context,
    uses: await usesAmong(pairs, standing, wanted, { name: wanted.name, conditions, context }),
  };
}

/** Uses with what the documents were looked at among. */
interface Found {
  readonly context: CheckContext;
  readonly uses: readonly Use[];
}

/** A document with its places in words; undefined where it has none. */
function describe(
  ctx: DocumentReading,
  pair: StoredPair,
  inDrafts: Found,
  inPublished: Found,
): UserPlaces | undefined {
  const key = keyOf(pair);
  const own = ({ uses }: Found): readonly Use[] => uses.filter(({ document }) => document === key);
  const [draft, published] = [own(inDrafts), own(inPublished)];
  if (draft.length + published.length === 0) return undefined;
  const places = new Map<string, DescribedPlace>();
  for (const [uses, schema, { context }] of [
    [draft, pair.draft, inDrafts],
    [published, pair.published, inPublished],
  ] as const) {
    const say = uses.length > 0 ? sayerOf(ctx, pair, schema, context) : undefined;
    for (const { path } of uses) {
      const place = say?.(path);
      if (place !== undefined && !places.has(path)) places.set(path, place);
    }
  }
  const { kind, id, name } = pair;
  return {
    ...{ kind, id, name, published: published.length > 0, draft: draft.length > 0 },
    places: [...places.values()].slice(0, MOST_PLACES),
  };
}

function sayerOf(
  ctx: DocumentReading,
  { kind, name }: StoredPair,
  schema: unknown,
  context: CheckContext,
): ((path: string) => DescribedPlace) | undefined {
  if (kind === 'interface') return (path) => chainPlace(name, path, ctx.locale);
  const document = readAs(schema);
  return document && placesOf(ctx, document, context);
}

/** Says of places of a document where they are, in the caller's language. */
export function placesOf(
  ctx: DocumentReading,
  document: AtriumDocument,
  context: CheckContext,
): (path: string) => DescribedPlace {
  const module = 'module' in document ? document.module : document.id;
  const form = document.kind === 'form' ? document : context.document('form', module);
  const titles = new Map(form?.fields.map(({ name, title }) => [name, title]));
  const { metas } = ctx.platform.vocabulary;
  return placeDescriber(document, metas, ctx.locale, (code) => titles.get(code));
}
