import type { Values } from '../../../src/documents/recordScope.ts';
import { inSavepoint } from '../../db/inSavepoint.ts';
import { findHolders } from '../../records/manyRows.ts';
import { reachableRecords } from '../../records/rowScope.ts';
import { writeMany } from '../../records/writeMany.ts';
import { addRecord, updateRecord } from '../../records/writing.ts';
import type { RowWrite } from './plan.ts';
import { errorsOf, keyOf } from './rows.ts';
import type { FoundError, RowWork } from './rows.ts';

export interface WrittenRows {
  readonly added: number;
  readonly updated: number;
  /** Their records hold what they say already. */
  readonly unchanged: number;
  readonly errors: readonly FoundError[];
}

/**
 * Writes planned rows within the transaction of `work.ctx`, all at once. What others wrote since the rows were judged is
 * seen here: a row that no longer fits is judged and written by itself, and where they are refused together, each row is.
 */
export async function writeRows(work: RowWork, writes: readonly RowWrite[]): Promise<WrittenRows> {
  const { left, ...done } = await writeMany(work.ctx, work.module, writes);
  const count = { ...done };
  const errors: FoundError[] = [];
  for (const { row, data } of left) {
    const end = await writeOne(work, data, row);
    if (typeof end === 'string') count[end] += 1;
    else errors.push(...end);
  }
  return { ...count, errors };
}

async function writeOne(
  work: RowWork,
  data: Values,
  row: number,
): Promise<'added' | 'updated' | readonly FoundError[]> {
  const { ctx, module } = work;
  try {
    return await inSavepoint(ctx.db, async () => {
      const found = await existing(work, data);
      if (found === undefined) await addRecord(ctx, module, { data });
      else await updateRecord(ctx, module, { ...found, data });
      return found === undefined ? 'added' : 'updated';
    });
  } catch (error) {
    return errorsOf(work, row, error);
  }
}

/** The record that a row is about, where the role may reach it. */
async function existing(work: RowWork, data: Values): Promise<{ id: string; revision: number } | undefined> {
  const { ctx, module } = work;
  const field = keyOf(work)?.field;
  const value = field === undefined ? null : (data[field.code] ?? null);
  if (field === undefined || value === null) return undefined;
  const where = reachableRecords(module, ctx.log);
  const [found] = await findHolders(ctx.db, module.shape, { field, values: [value], where });
  if (found?.within !== true) return undefined;
  return { id: String(found.row.id), revision: Number(found.row.revision) };
}
