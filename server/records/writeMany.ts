import type { Values } from '../../src/documents/recordScope.ts';
import { inSavepoint } from '../db/inSavepoint.ts';
import { databaseRefusal } from '../db/refusal.ts';
import { toAppError } from '../errors/toAppError.ts';
import { actorName } from '../session/actor.ts';
import type { OpenModule } from './formModules.ts';
import { lockRows, wouldSelect } from './manyRows.ts';
import { reachableRecords } from './rowScope.ts';
import type { RecordWork } from './services.ts';
import { storeRecords } from './storing.ts';
import type { JudgedWrite } from './storing.ts';

/** A write that was judged while others could still write its record. */
export interface PlannedWrite {
  /** Of the record that it changes, or that it adds. */
  readonly id: string;
  /** Of the record that it changes, as it was judged; absent: it adds one. */
  readonly revision: number | undefined;
  /** The fields that a changed record gets, or all of a new one. */
  readonly values: Values;
}

/** What became of many writes. */
export interface ManyWritten<Write> {
  readonly added: number;
  readonly updated: number;
  /** Their records hold what they say already. */
  readonly unchanged: number;
  /** Not written: to be judged anew, and written one by one. */
  readonly left: readonly Write[];
}

/** Whether the record of a write holds all that it says: nothing is written, and nobody's open form goes stale. */
export const saysNothingNew = ({ revision, values }: PlannedWrite): boolean =>
  revision !== undefined && Object.keys(values).length === 0;

/**
 * Ids of the records that the authority reaches once they are written; undefined where it reaches all. Nothing is written,
 * and nothing read of the table.
 */
export async function reachedOnceWritten(
  ctx: RecordWork,
  module: OpenModule,
  writes: readonly JudgedWrite[],
): Promise<ReadonlySet<string> | undefined> {
  if (module.authority.rows === undefined) return undefined;
  const by = { updatedBy: actorName(ctx.actor), updatedAt: ctx.now };
  const isNew = { revision: 1, createdBy: by.updatedBy, createdAt: ctx.now };
  const records = writes.map(({ id, before, values }) =>
    before === undefined
      ? { ...values, ...isNew, ...by, id }
      : { ...before, ...values, ...by, revision: Number(before.revision) + 1 },
  );
  return wouldSelect(ctx.db, module.shape, records, reachableRecords(module, ctx.log));
}

/**
 * Writes judged records in the transaction of `ctx`, by a statement for all that are added and one for all that are
 * changed. Nothing is judged here: records that are others since they were judged are left, and all of them where one is
 * refused, of which nothing stays behind.
 * @throws what is no refusal of a record
 */
export async function writeMany<Write extends PlannedWrite>(
  ctx: RecordWork,
  module: OpenModule,
  writes: readonly Write[],
): Promise<ManyWritten<Write>> {
  const ids = writes.filter(({ revision }) => revision !== undefined).map(({ id }) => id);
  const rows = await lockRows(ctx.db, module.shape, ids, reachableRecords(module, ctx.log));
  const locked = new Map(rows.map((row) => [String(row.id), row]));
  const isStale = ({ id, revision }: Write): boolean =>
    revision !== undefined && locked.get(id)?.revision !== revision;
  const stale = writes.filter(isStale);
  const fresh = writes.filter((write) => !isStale(write));
  const differing = fresh.filter((write) => !saysNothingNew(write));
  const unchanged = fresh.length - differing.length;
  const judged = differing.map(({ id, values }) => ({ id, values, before: locked.get(id) }));
  try {
    await inSavepoint(ctx.db, () => storeRecords(ctx, module, judged));
  } catch (error) {
    if (!mayGoAlone(error)) throw error;
    return { added: 0, updated: 0, unchanged, left: [...differing, ...stale] };
  }
  const added = differing.filter(({ revision }) => revision === undefined).length;
  return { added, updated: differing.length - added, unchanged, left: stale };
}

/** Whether what was refused together may be written one by one, all but the records that are at fault. */
const mayGoAlone = (error: unknown): boolean =>
  toAppError(error).msgState !== 9 || databaseRefusal(error) !== undefined;
