import type { AppError } from '../../errors/AppError.ts';
import type { CallContext } from '../../call/definition.ts';
import { dictionariesInUse } from '../dictionary/inUse.ts';
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
