import type { Kysely } from 'kysely';
import { freeId } from '../../../src/documents/freeId.ts';
import { type ResourceKind, storedKind } from '../../../src/schemas/kinds.ts';
import type { Database } from '../../db/database.ts';
import { inputError, invalidInput } from '../../errors/AppError.ts';
import { keyOf } from '../naming.ts';
import { isReservedId } from '../newNames.ts';
import { ownershipOf } from '../ownership.ts';
import type { Bundle, Existing, ImportParam } from './schema.ts';

/** A document of a bundle with what it is to be called here. */
export interface Arrival {
  /** Its place in the bundle. */
  readonly index: number;
  /** `kind/id` in the bundle. */
  readonly key: string;
  readonly kind: ResourceKind;
  /** What it is called here. */
  readonly id: string;
  readonly name: string;
  /** As it stands in the bundle. */
  readonly entry: Bundle['documents'][number];
  /** What is here stays as it is. */
  readonly isKept: boolean;
}

/** What becomes of what is here already. */
export const choiceFor = (existing: ImportParam['existing'], key: string): Existing =>
  (typeof existing === 'object' ? existing[key] : existing) ?? 'replace';

/**
 * Says what each document of a bundle is to be called here: as in the bundle, as `ids` says, or under the next free id where
 * it is to stand beside the one that is here. What comes with the product is as this installation has it.
 * @throws AppError INPUT_INVALID for an id of the product's that is not here
 */
export async function nameArrivals(
  db: Kysely<Database>,
  { documents }: Bundle,
  { ids = {}, existing }: Pick<ImportParam, 'ids' | 'existing'>,
): Promise<readonly Arrival[]> {
  const wanted = documents.map((entry, index) => {
    const kind = storedKind(entry.kind);
    const key = keyOf({ kind, id: entry.id });
    const id = (Object.hasOwn(ids, key) ? ids[key] : undefined) ?? entry.id;
    return { index, key, kind, id, name: entry.name, entry };
  });
  const here = await ownershipOf(db, wanted);
  const idsOfKind = new Map<string, Set<string>>();
  for (const kind of new Set(wanted.map((each) => each.kind)))
    idsOfKind.set(kind, new Set(await idsOf(db, kind)));
  for (const { kind, id } of wanted) idsOfKind.get(kind)?.add(id);
  return wanted.map((each) => {
    const origin = here.get(keyOf(each))?.origin;
    const choice = choiceFor(existing, each.key);
    if (origin === undefined && isReservedId(each)) throw reserved(each, ids);
    if (origin === 'product' || (origin !== undefined && choice === 'keep')) return { ...each, isKept: true };
    if (origin === undefined || choice !== 'copy') return { ...each, isKept: false };
    const taken = idsOfKind.get(each.kind) ?? new Set<string>();
    const id = freeId(each.id, taken);
    taken.add(id);
    return { ...each, id, isKept: false };
  });
}

const reserved = ({ index, key }: { index: number; key: string }, ids: object) =>
  invalidInput(
    inputError(
      Object.hasOwn(ids, key) ? `ids.${key}` : `bundle.documents.${String(index)}.id`,
      'NAME_RESERVED',
    ),
  );

async function idsOf(db: Kysely<Database>, kind: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('atrium.resource').select('id').where('kind', '=', kind).execute();
  return rows.map(({ id }) => id);
}

/** What has another id here than in the bundle: `kind/id` there with the id here. */
export const renamedOf = (
  arrivals: readonly Arrival[],
  ids: ImportParam['ids'] = {},
): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(ids),
    ...arrivals.filter(({ entry, id }) => entry.id !== id).map(({ key, id }) => [key, id] as const),
  ]);
