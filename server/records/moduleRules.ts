import type { Values } from '../../src/documents/recordScope.ts';
import type { CallContext } from '../call/definition.ts';
import type { AppError } from '../errors/AppError.ts';
import { refuseHeldEntries } from '../modules/dictionary/heldEntries.ts';
import { dictionariesInUse } from '../modules/dictionary/inUse.ts';
import { refuseRepeatedEntries } from '../modules/dictionary/repeatedEntries.ts';
import type { ModuleShape } from './shape.ts';

type Ids = readonly string[];

/** Modules of the product of which records stay for a reason that no trigger can name. */
const removals: Readonly<
  Record<string, (db: CallContext<unknown>['db'], ids: Ids) => Promise<ReadonlyMap<string, AppError>>>
> = {
  'platform-dictionary': dictionariesInUse,
};

const NONE: ReadonlyMap<string, AppError> = new Map();

/** Records that are not to be removed, with the reason of each. */
export async function refusedRemovals(
  { db }: CallContext<unknown>,
  shape: ModuleShape,
  ids: Ids,
): Promise<ReadonlyMap<string, AppError>> {
  return (await removals[shape.id]?.(db, ids)) ?? NONE;
}

/** Modules of the product that refuse what is written for such a reason. */
const changes: Readonly<
  Record<string, (ctx: CallContext<unknown>, before: Values, changed: Values) => Promise<void>>
> = {
  'platform-dictionary': async (ctx, before, changed) => {
    refuseRepeatedEntries(changed);
    await refuseHeldEntries(ctx, before, changed);
  },
};

/**
 * Looks at what is written of a record once its form has nothing against it.
 * @param before the record as it stands; empty for a new one
 * @throws AppError of the module's own rule
 */
export async function refuseChange(
  ctx: CallContext<unknown>,
  shape: ModuleShape,
  before: Values,
  changed: Values,
): Promise<void> {
  await changes[shape.id]?.(ctx, before, changed);
}
