import { actorName } from '../../session/actor.ts';
import { inputError, invalidInput } from '../../errors/AppError.ts';
import type { LockedDraft } from '../draftRepository.ts';
import { documentTopic } from '../editors.ts';
import { keyOf } from '../naming.ts';
import { ownershipOf } from '../ownership.ts';
import { lockImports, openPublication, type OpenPublication } from '../publicationLock.ts';
import { applyEffect, planned, publicationOf, readSaid, refuseHarm } from '../publishing.ts';
import type { DocumentWork } from '../services.ts';
import { addVersion } from '../versionRepository.ts';
import { requireArrivals } from './arrivalRights.ts';
import { acceptArrivals, type Arriving, findInArrivals, refuseStopping } from './accepting.ts';
import { type Arrival, choiceFor, nameArrivals, renamedOf } from './arrivals.ts';
import type { BesideDocuments } from './beside.ts';
import { addDictionaries, refuseNewDictionaries } from './dictionaries.ts';
import { type Difference, differencesOf, valueDifferences } from './differences.ts';
import { foresee, type Foreseen, type FoundInImport } from './foreseeing.ts';
import { readBundle } from './readBundle.ts';
import type { Bundle, ImportParam } from './schema.ts';
import { lockArriving, type Outcome, storeArriving, type Stored } from './storing.ts';

/** What became of one document, dictionary or interface, or would. */
interface Arrived {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly revision?: number;
  /** The version that it was published as. */
  readonly version?: number;
  /** What would be different; of a dry run alone. */
  readonly diff?: readonly Difference[];
}

export interface ImportResult extends Readonly<Record<Outcome, Arrived[]>> {
  /** What has another id here than in the bundle: `kind/id` there with the id here. */
  readonly ids: Readonly<Record<string, string>>;
  /** Of a dry run: what importing would meet. */
  readonly foreseen?: Foreseen;
}

/** Whether all of a bundle was there as it came. */
export const isUnchanged = ({ added, changed, left }: ImportResult): boolean =>
  added.length + changed.length === 0 && left.every(({ version }) => version === undefined);

/**
 * Brings a bundle in, whole or not at all: read it → say what each is to be called here → lock what is here, in the
 * order of names, so that two imports wait for each other, and ask for the rights → check all → add the dictionaries that are
 * missing → keep each document, and publish it where that is asked for → the configured interfaces.
 * @param beside who knows of configured interfaces
 * @throws AppError INPUT_INVALID, DOCUMENT_INVALID with the places in the bundle; FORBIDDEN, RIGHT_TO_USE; ID_EXISTS,
 *   REVISION_CONFLICT where a draft is not as it was read; PLAN_NOT_ACCEPTED, BREAKS_OTHERS where it publishes
 */
export async function importBundle(
  ctx: DocumentWork,
  param: ImportParam,
  beside: BesideDocuments,
): Promise<ImportResult> {
  const { dryRun = false, publish = false, revisions = {} } = param;
  const bundle = readBundle(param.bundle);
  if (!dryRun) await lockImports(ctx.db);
  const open = dryRun ? undefined : await openPublication(ctx.db);
  const arrivals = await nameArrivals(ctx.db, bundle, param);
  await requireArrivals(ctx, arrivals, param);
  const { arriving, remapping } = await acceptArrivals(ctx, arrivals, param.ids);
  await requireOwner(ctx, param.system, arrivals);
  const { dictionaries = [], interfaces = [] } = bundle;
  const coming = { dictionaries: valuesOf(dictionaries), interfaces: beside.coming(interfaces) };
  const drafts = await lockAll(ctx, arriving, param);
  const inDocuments = await findInArrivals(ctx, arriving, publish, coming);
  if (!dryRun) await refuseStopping(inDocuments);
  const found: FoundInImport[] = [...inDocuments];
  const result: ImportResult = {
    ...{ added: [], changed: [], left: [] },
    ids: Object.fromEntries(renamedOf(arrivals)),
  };
  if (!ctx.actor.isAdmin) await refuseNewDictionaries(ctx, dictionaries);
  for (const { isNew, ...named } of await addDictionaries(ctx, dictionaries, dryRun))
    result[isNew ? 'added' : 'left'].push(named);
  const judge = async (): Promise<object> => {
    await refuseStopping(await findInArrivals(ctx, arriving, publish, coming));
    return harmOf(ctx, arriving, param);
  };
  await keepAll(ctx, { arrivals, arriving, drafts, param, open, judge }, result);
  const seen = new Map(arriving.map((each) => [keyOf(each), drafts.get(keyOf(each))?.revision ?? 0]));
  const { brought, missing } = await beside.bringInterfaces(interfaces, {
    ...{ dryRun, publish, revisions },
    choice: (key) => choiceFor(param.existing, key),
    rewrite: (definition) => remapping.rewriteDefinition(definition),
  });
  for (const { outcome, id, name, before, definition, seen: at, errors, ...numbers } of brought) {
    const diff = dryRun && outcome === 'changed' && { diff: valueDifferences(before, definition) };
    result[outcome].push({ kind: 'interface', id, name, ...numbers, ...diff });
    if (at !== undefined) seen.set(`interface/${id}`, at);
    for (const error of errors) found.push({ id, error, stops: publish });
  }
  refuseUnmet(param.ids, (key) => arrivals.some((each) => each.key === key) || remapping.hasMet(key));
  if (!dryRun) return result;
  return { ...result, foreseen: await foresee(ctx, { arriving, found, missing, seen, coming, publish }) };
}

/** The drafts of documents that are about to be kept, by `kind/id`, locked in the order of their names. */
async function lockAll(
  ctx: DocumentWork,
  arriving: readonly Arriving[],
  param: ImportParam,
): Promise<ReadonlyMap<string, LockedDraft>> {
  const drafts = new Map<string, LockedDraft>();
  for (const each of arriving.toSorted(byName)) {
    const draft = await lockArriving(ctx, each, param);
    if (draft !== undefined) drafts.set(keyOf(each), draft);
  }
  return drafts;
}

const byName = (a: Arrival, b: Arrival): number => (keyOf(a) < keyOf(b) ? -1 : 1);

/** What the audit keeps of why documents are published that would break others. @throws AppError BREAKS_OTHERS, TEST_FAILED */
const harmOf = (ctx: DocumentWork, arriving: readonly Arriving[], param: ImportParam): Promise<object> =>
  refuseHarm(
    ctx,
    arriving.map(({ schema }) => schema),
    readSaid(param).override,
  );

/** What a bundle does to the documents that are here. */
interface Keeping {
  readonly arrivals: readonly Arrival[];
  readonly arriving: readonly Arriving[];
  /** Those that are here, by `kind/id`. */
  readonly drafts: ReadonlyMap<string, LockedDraft>;
  readonly param: ImportParam;
  /** Absent: of a dry run. */
  readonly open: OpenPublication | undefined;
  /** Refuses what users may not have, and answers what the audit keeps. */
  judge(): Promise<object>;
}

/** Keeps and publishes documents. */
async function keepAll(ctx: DocumentWork, keeping: Keeping, result: ImportResult): Promise<void> {
  const { arrivals, arriving, drafts, param, open } = keeping;
  const { publish = false, accept = {} } = param;
  const publishes = publish && open !== undefined;
  let overridden = publishes ? await harmOf(ctx, arriving, param) : {};
  const byIndex = new Map(arriving.map((each) => [each.index, each]));
  const kept: { each: Arriving; stored: Stored; isNews: boolean; accepted: string | undefined }[] = [];
  for (const arrival of arrivals.toSorted(byName)) {
    const each = byIndex.get(arrival.index);
    if (each === undefined) {
      result.left.push({ kind: arrival.kind, id: arrival.id, name: arrival.name });
      continue;
    }
    const draft = drafts.get(keyOf(each));
    const stored = await storeArriving(ctx, each, draft, param);
    const isNews = publishes && draft?.publishedRevision !== stored.revision;
    const accepted = Object.hasOwn(accept, keyOf(each)) ? accept[keyOf(each)] : undefined;
    if (isNews) await applyEffect(publicationOf(ctx), { ...each, accept: accepted });
    kept.push({ each, stored, isNews, accepted });
  }
  if (publishes)
    await open.settle(async () => {
      overridden = await keeping.judge();
    });
  for (const { each, stored, isNews, accepted } of kept) {
    const { kind, id, name, schema } = each;
    const { outcome, revision, tags } = stored;
    const draft = drafts.get(keyOf(each));
    const actor = actorName(ctx.actor);
    const version =
      isNews && revision !== undefined
        ? await addVersion(ctx.db, { kind, id, name, schema, revision, actor })
        : undefined;
    const numbers = {
      ...(revision !== undefined && { revision }),
      ...(version !== undefined && { version }),
    };
    const { metas } = ctx.platform.vocabulary;
    const isShown = open === undefined && outcome === 'changed';
    const diff = isShown && { diff: differencesOf(draft?.schema, schema, metas) };
    result[outcome].push({ kind, id, name, ...numbers, ...diff });
    if (open === undefined || (outcome === 'left' && version === undefined && tags === undefined)) continue;
    const before = draft && { revision: draft.revision, version: draft.publishedVersion };
    const after = {
      ...numbers,
      ...(tags && { tags }),
      ...(version !== undefined && planned(accepted)),
      ...overridden,
    };
    ctx.audit({ resource: keyOf(each), before, after });
    ctx.changed(documentTopic({ kind, id }));
  }
}

const valuesOf = (dictionaries: NonNullable<Bundle['dictionaries']>) =>
  new Map(dictionaries.map(({ code, items }) => [code, items.map(({ value }) => value)]));

/** @throws AppError INPUT_INVALID for a system that is neither here nor in the bundle */
async function requireOwner(
  ctx: DocumentWork,
  system: string | undefined,
  arrivals: readonly Arrival[],
): Promise<void> {
  if (system === undefined || arrivals.some((each) => keyOf(each) === `system/${system}`)) return;
  if ((await ownershipOf(ctx.db, [{ kind: 'system', id: system }])).size === 0)
    throw invalidInput(inputError('system', 'NOT_FOUND'));
}

/** @throws AppError INPUT_INVALID for ids of what the bundle neither has nor names */
function refuseUnmet(ids: ImportParam['ids'] = {}, isMet: (key: string) => boolean): void {
  const unmet = Object.keys(ids).filter((key) => !isMet(key));
  if (unmet.length > 0) throw invalidInput(...unmet.map((key) => inputError(`ids.${key}`, 'NOT_FOUND')));
}
