import { actorName } from '../../session/actor.ts';
import { inputError, invalidInput } from '../../errors/AppError.ts';
import { documentTopic } from '../editors.ts';
import { keyOf } from '../naming.ts';
import { ownershipOf } from '../ownership.ts';
import { lockImports, lockRemovals } from '../publicationLock.ts';
import { planned, publicationOf, publishVersion, readSaid, refuseHarm } from '../publishing.ts';
import type { DocumentWork } from '../services.ts';
import { requireArrivals } from './arrivalRights.ts';
import { acceptArrivals, type Arriving, findInArrivals, refuseStopping } from './accepting.ts';
import { type Arrival, choiceFor, nameArrivals, renamedOf } from './arrivals.ts';
import type { BesideDocuments } from './beside.ts';
import { addDictionaries, refuseNewDictionaries } from './dictionaries.ts';
import { type Difference, differencesOf, valueDifferences } from './differences.ts';
import { foresee, type Foreseen, type FoundInImport } from './foreseeing.ts';
import { readBundle } from './readBundle.ts';
import type { Bundle, ImportParam } from './schema.ts';
import { type Outcome, storeArriving } from './storing.ts';

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
 * Brings a bundle in, whole or not at all: read it → say what each is to be called here → accept and check all → add the
 * dictionaries that are missing → keep each document, and publish it where that is asked for; in the order of their names,
 * so that two imports wait for each other → the configured interfaces.
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
  if (!dryRun) await lockRemovals(ctx.db);
  const arrivals = await nameArrivals(ctx.db, bundle, param);
  await requireArrivals(ctx, arrivals, param);
  const { arriving, remapping } = await acceptArrivals(ctx, arrivals, param.ids);
  await requireOwner(ctx, param.system, arrivals);
  const { dictionaries = [], interfaces = [] } = bundle;
  const coming = { dictionaries: valuesOf(dictionaries), interfaces: beside.coming(interfaces) };
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
  const seen = await keepAll(ctx, { arrivals, arriving, param }, result);
  const { brought, missing } = await beside.bringInterfaces(interfaces, {
    ...{ dryRun, publish, revisions },
    choice: (key) => choiceFor(param.existing, key),
    rewrite: (definition) => remapping.rewriteDefinition(definition),
  });
  for (const { outcome, id, name, before, definition, seen: at, errors, ...numbers } of brought) {
    const diff = dryRun && outcome === 'changed' && { diff: valueDifferences(before, definition) };
    result[outcome].push({ kind: 'interface', id, name, ...numbers, ...diff });
    seen.set(`interface/${id}`, at);
    for (const error of errors) found.push({ id, error, stops: publish });
  }
  refuseUnmet(param.ids, (key) => arrivals.some((each) => each.key === key) || remapping.hasMet(key));
  if (!dryRun) return result;
  return { ...result, foreseen: await foresee(ctx, { arriving, found, missing, seen, coming, publish }) };
}

/** Keeps and publishes documents. @returns the revisions that they were met at, by `kind/id`; 0: they were not there */
async function keepAll(
  ctx: DocumentWork,
  {
    arrivals,
    arriving,
    param,
  }: { arrivals: readonly Arrival[]; arriving: readonly Arriving[]; param: ImportParam },
  result: ImportResult,
): Promise<Map<string, number>> {
  const { dryRun = false, publish = false, accept = {} } = param;
  const said = readSaid(param);
  const documents = arriving.map(({ schema }) => schema);
  const overridden = publish && !dryRun ? await refuseHarm(ctx, documents, said.override) : {};
  const seen = new Map<string, number>();
  const byKey = new Map(arriving.map((each) => [each.index, each]));
  for (const arrival of arrivals.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
    const { kind, id, name } = arrival;
    const each = byKey.get(arrival.index);
    if (each === undefined) {
      result.left.push({ kind, id, name });
      continue;
    }
    const { outcome, draft, revision, tags } = await storeArriving(ctx, each, param);
    seen.set(keyOf(each), draft?.revision ?? 0);
    const isNews = publish && revision !== undefined && draft?.publishedRevision !== revision;
    const accepted = Object.hasOwn(accept, keyOf(each)) ? accept[keyOf(each)] : undefined;
    const version =
      isNews && !dryRun
        ? await publishVersion(publicationOf(ctx), {
            ...{ kind, id, name: each.name, schema: each.schema, revision },
            ...{ actor: actorName(ctx.actor), accept: accepted },
          })
        : undefined;
    const numbers = {
      ...(revision !== undefined && { revision }),
      ...(version !== undefined && { version }),
    };
    const { metas } = ctx.platform.vocabulary;
    const diff = dryRun &&
      outcome === 'changed' && { diff: differencesOf(draft?.schema, each.schema, metas) };
    result[outcome].push({ kind, id, name: each.name, ...numbers, ...diff });
    if (dryRun || (outcome === 'left' && version === undefined && tags === undefined)) continue;
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
  return seen;
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
