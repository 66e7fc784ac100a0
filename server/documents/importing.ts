import { isDeepStrictEqual } from 'node:util';
import type { Static } from 'typebox';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import { type Finding, MOST_FINDINGS } from '../../src/schemas/finding.ts';
import { type ResourceKind, storedKind } from '../../src/schemas/kinds.ts';
import { actorName } from '../session/actor.ts';
import type { DocumentWork } from './services.ts';
import { AppError, invalidInput } from '../errors/AppError.ts';
import type { InputError } from '../errors/AppError.ts';
import { addDictionaries, refuseNewDictionaries } from './dictionaries.ts';
import { acceptDocument, refusal } from './documentShape.ts';
import { insertDraft, lockDraft, updateDraft } from './draftRepository.ts';
import type { LockedDraft } from './draftRepository.ts';
import { conflict, taken } from './drafts.ts';
import { documentTopic } from './editors.ts';
import { refuseBreaking } from './impact.ts';
import { neverSaveable } from './neverSaveable.ts';
import { ownerOf } from './ownership.ts';
import { requireSystem } from './permits.ts';
import { refuseForeign } from './rightToUse.ts';
import { readName } from './resourceName.ts';
import { lockRemovals } from './publicationLock.ts';
import type { ImportParam } from './schema.ts';
import { findingsOfAll } from './checkContext.ts';
import { dictionaryErrors } from '../organisation/dictionaryEntries.ts';
import { publishVersion, readSaid } from './publishing.ts';

type Param = Static<typeof ImportParam>;

/** A document of a bundle that may be kept. */
interface Arriving {
  readonly kind: ResourceKind;
  readonly id: string;
  readonly name: string;
  readonly schema: AtriumDocument;
}

/** What became of one document. */
interface Arrived {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly revision?: number;
  /** The version that it was published as. */
  readonly version?: number;
}

type Outcome = 'added' | 'changed' | 'left';
type ImportResult = Record<Outcome, Arrived[]>;

/** Whether all of a bundle was there as it came. */
export const isUnchanged = ({ added, changed, left }: ImportResult): boolean =>
  added.length + changed.length === 0 && left.every(({ version }) => version === undefined);

/** Findings as the caller finds them in the payload, of all documents. */
class Refusals {
  readonly errors: InputError[] = [];

  /** Runs what may refuse the document at an index. */
  collect<T>(index: number, run: () => T): T | undefined {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof AppError) || error.errors === undefined) throw error;
      for (const found of error.errors)
        this.errors.push({ ...found, path: `bundle.documents.${String(index)}.${found.path}` });
      return undefined;
    }
  }

  throwAny(): void {
    if (this.errors.length > 0)
      throw new AppError('DOCUMENT_INVALID', { errors: this.errors.slice(0, MOST_FINDINGS) });
  }
}

/** The documents of a bundle, each looked at as a save does, and as a publication does where they are published. */
async function accept(ctx: DocumentWork, { bundle, publish = false }: Param): Promise<readonly Arriving[]> {
  const refusals = new Refusals();
  const arriving = bundle.documents.flatMap(({ kind, id, name, schema }, index) => {
    const accepted = refusals.collect(index, () => ({
      kind: storedKind(kind),
      id,
      name: readName(name),
      schema: acceptDocument(kind, id, schema),
    }));
    return accepted === undefined ? [] : [accepted];
  });
  refusals.throwAny();
  refuseDictionaries(bundle.dictionaries ?? []);
  const documents = arriving.map(({ schema }) => schema);
  const coming = new Map(
    (bundle.dictionaries ?? []).map(({ code, items }) => [code, items.map(({ value }) => value)]),
  );
  const found = await findingsOfAll(ctx, documents, publish ? 'published' : 'draft', coming);
  found.forEach((findings, index) => {
    const stops = stopping(documents[index], findings, publish);
    if (stops.length > 0)
      refusals.collect(index, () => {
        throw refusal(stops);
      });
  });
  refusals.throwAny();
  return arriving;
}

/** Dictionaries are held to what the back office holds them to. @throws AppError INPUT_INVALID */
function refuseDictionaries(dictionaries: NonNullable<Param['bundle']['dictionaries']>): void {
  const errors = dictionaries.flatMap(({ code, items }, index) =>
    dictionaryErrors(code, items).map((each) => ({
      ...each,
      path: `bundle.dictionaries.${String(index)}.${each.path}`,
    })),
  );
  if (errors.length > 0) throw invalidInput(...errors);
}

function stopping(document: unknown, findings: readonly Finding[], publish: boolean): readonly Finding[] {
  const twice = findings.filter(({ code }) => code === 'DUPLICATE_DOCUMENT');
  if (publish) return findings.filter(({ severity }) => severity === 'error');
  return [...twice, ...neverSaveable(document, findings)];
}

/**
 * Who brings something in has the rights by which it could be made here: over what is there, over the system that what is new
 * belongs to, and over what it names.
 * @throws AppError FORBIDDEN, RIGHT_TO_USE
 */
async function requireArrival(
  ctx: DocumentWork,
  { kind, id, schema }: Arriving,
  draft: LockedDraft | undefined,
  { publish = false, system }: Param,
): Promise<void> {
  const owner = draft === undefined ? ownerOf({ kind, id, system }) : draft.system;
  const rights = publish ? (['design', 'publish'] as const) : (['design'] as const);
  for (const right of rights) requireSystem(ctx, owner ?? undefined, right);
  // The product's own is left as it is.
  if (draft?.origin === 'product') return;
  await refuseForeign(ctx, { document: schema, before: draft?.schema, system: owner });
}

/** Keeps one document where its draft says something else. @throws AppError where that is not as the caller read it */
async function keep(
  ctx: DocumentWork,
  arriving: Arriving,
  param: Param,
): Promise<{ outcome: Outcome; draft: LockedDraft | undefined; revision: number | undefined }> {
  const { kind, id, name, schema } = arriving;
  const { dryRun = false, revisions = {} } = param;
  const draft = await lockDraft(ctx.db, kind, id);
  const read = revisions[`${kind}/${id}`];
  if (read !== undefined && read !== (draft?.revision ?? 0))
    throw await (read === 0 ? taken(ctx.db, kind, id) : conflict(ctx.db, kind, id));
  await requireArrival(ctx, arriving, draft, param);
  const isSame = draft?.name === name && isDeepStrictEqual(draft.schema, schema);
  // What comes with the product comes with each release of it, and is as this one has it.
  if (draft !== undefined && (isSame || draft.origin === 'product'))
    return { outcome: 'left', draft, revision: draft.revision };
  const outcome = draft === undefined ? 'added' : 'changed';
  if (dryRun) return { outcome, draft, revision: undefined };
  const system = ownerOf({ kind, id, system: param.system });
  const stored = { kind, id, name, schema, system, actor: actorName(ctx.actor) };
  const revision =
    draft === undefined
      ? await insertDraft(ctx.db, stored)
      : await updateDraft(ctx.db, stored, draft.revision);
  // Somebody began or saved it meanwhile.
  if (revision === undefined) throw await conflict(ctx.db, kind, id);
  return { outcome, draft, revision };
}

/**
 * Brings a bundle in, whole or not at all: accept and check all → add the dictionaries that are missing → keep each
 * document, and publish it where that is asked for; in the order of their names, so that two imports wait for each other.
 * @throws AppError DOCUMENT_INVALID with the places in the bundle; ID_EXISTS, REVISION_CONFLICT where a draft is not as it was read
 */
export async function importBundle(ctx: DocumentWork, param: Param): Promise<ImportResult> {
  const { dryRun = false, publish = false } = param;
  const { publicationEffects } = ctx.platform;
  if (!dryRun) await lockRemovals(ctx.db);
  const arriving = await accept(ctx, param);
  const result: ImportResult = { added: [], changed: [], left: [] };
  const dictionaries = param.bundle.dictionaries ?? [];
  if (!dryRun && !ctx.actor.isAdmin) await refuseNewDictionaries(ctx, dictionaries);
  for (const { isNew, ...named } of await addDictionaries(ctx, dictionaries, dryRun))
    result[isNew ? 'added' : 'left'].push(named);
  const said = readSaid(param);
  const coming = arriving.map(({ schema }) => schema);
  const overridden = publish ? await refuseBreaking(ctx, coming, said.override) : {};
  const inOrder = arriving.toSorted((a, b) => (`${a.kind}/${a.id}` < `${b.kind}/${b.id}` ? -1 : 1));
  for (const each of inOrder) {
    const { kind, id, name } = each;
    const { outcome, draft, revision } = await keep(ctx, each, param);
    const isNews = publish && revision !== undefined && draft?.publishedRevision !== revision;
    const version =
      isNews && !dryRun
        ? await publishVersion(
            { db: ctx.db, publicationEffects },
            { ...each, revision, actor: actorName(ctx.actor) },
          )
        : undefined;
    const numbers = {
      ...(revision !== undefined && { revision }),
      ...(version !== undefined && { version }),
    };
    result[outcome].push({ kind, id, name, ...numbers });
    if (dryRun || (outcome === 'left' && version === undefined)) continue;
    const before = draft && { revision: draft.revision, version: draft.publishedVersion };
    ctx.audit({ resource: `${kind}/${id}`, before, after: { ...numbers, ...overridden } });
    ctx.changed(documentTopic({ kind, id }));
  }
  return result;
}
