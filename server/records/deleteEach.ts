import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { inSavepoint } from '../db/inSavepoint.ts';
import type { AppError } from '../errors/AppError.ts';
import { toAppError } from '../errors/toAppError.ts';
import type { Row } from './record.ts';
import { deleteRows } from './repository.ts';
import type { MeantRecords } from './repository.ts';
import type { ModuleShape } from './shape.ts';

/**
 * Removes records at once or, where a rule of the platform refuses one of them, one by one, so that the others go.
 * @returns what is gone, and why the others were refused
 */
export async function deleteEach(
  db: Kysely<Database>,
  shape: ModuleShape,
  { ids, ...meant }: MeantRecords,
): Promise<{ removed: readonly Row[]; refused: ReadonlyMap<string, AppError> }> {
  try {
    const removed = await inSavepoint(db, () => deleteRows(db, shape, { ids, ...meant }));
    return { removed, refused: new Map() };
  } catch (error) {
    const refusal = toAppError(error);
    if (refusal.msgState !== 5) throw error;
    const [id = ''] = ids;
    if (ids.length < 2) return { removed: [], refused: new Map([[id, refusal]]) };
  }
  const removed: Row[] = [];
  const refused = new Map<string, AppError>();
  for (const id of ids) {
    const one = await deleteEach(db, shape, { ids: [id], ...meant });
    removed.push(...one.removed);
    for (const [key, refusal] of one.refused) refused.set(key, refusal);
  }
  return { removed, refused };
}
