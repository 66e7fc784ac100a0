import type { Values } from '../../../src/documents/recordScope.ts';
import { actorName } from '../../session/actor.ts';
import type { CallContext } from '../../call/definition.ts';
import { databaseRefusal } from '../../db/refusal.ts';
import { inSavepoint } from '../../db/inSavepoint.ts';
import { AppError } from '../../errors/AppError.ts';
import { toAppError } from '../../errors/toAppError.ts';
import { bindRecordFiles } from '../../records/files.ts';
import { findHolders, insertRows, lockRows, updateRows } from '../../records/manyRows.ts';
import type { Row } from '../../records/record.ts';
import type { Written } from '../../records/repository.ts';
import { sealedSecrets } from '../../records/secrets.ts';
import { giveSerials } from '../../records/serial.ts';
import { addRecord, auditedValues, nameOf, updateRecord, valuesOf } from '../../records/writing.ts';
import { reachableRecords } from '../../records/rowScope.ts';
import { saysNothingNew } from './plan.ts';
import type { PlannedWrite } from './plan.ts';
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
 * Writes planned rows within the transaction of `work.ctx`, with a statement for all that are added and one for all
 * that are changed. What others wrote since the rows were judged is seen here: a row that no longer fits is judged and
 * written by itself, and where a statement fails, each row is.
 */
export async function writeRows(work: RowWork, writes: readonly PlannedWrite[]): Promise<WrittenRows> {
  const { ctx, module } = work;
  const changes = writes.filter(({ revision }) => revision !== undefined);
  const ids = changes.map(({ id }) => id);
  const rows = await lockRows(ctx.db, module.shape, ids, reachableRecords(module, ctx.log));
  const locked = new Map(rows.map((row) => [String(row.id), row]));
  const isStale = ({ id, revision }: PlannedWrite): boolean =>
    revision !== undefined && locked.get(id)?.revision !== revision;
  const stale = writes.filter(isStale);
  const fresh = writes.filter((write) => !isStale(write));
  const differing = fresh.filter((write) => !saysNothingNew(write));
  const done = await writeAtOnce(work, differing, locked);
  const rest = done === undefined ? [...differing, ...stale] : stale;
  return oneByOne(work, rest, { ...(done ?? NOTHING), unchanged: fresh.length - differing.length });
}

const NOTHING: WrittenRows = { added: 0, updated: 0, unchanged: 0, errors: [] };

/** Writes rows at once; undefined where that is refused, which leaves nothing behind. */
async function writeAtOnce(
  work: RowWork,
  writes: readonly PlannedWrite[],
  locked: ReadonlyMap<string, Row>,
): Promise<WrittenRows | undefined> {
  const { ctx, module } = work;
  const { shape } = module;
  const [added, changed] = [false, true].map((known) =>
    writes.filter(({ revision }) => (revision !== undefined) === known),
  ) as [PlannedWrite[], PlannedWrite[]];
  const common = { actor: actorName(ctx.actor), now: ctx.now, where: reachableRecords(module, ctx.log) };
  const sealed = (id: string, values: Values): Values => sealedSecrets(ctx.platform, shape, id, values);
  const notes: Parameters<CallContext<unknown>['audit']>[0][] = [];
  try {
    await inSavepoint(ctx.db, async () => {
      const updated = await updateRows(ctx.db, shape, {
        records: changed.map(({ id, values }) => ({ id, values: sealed(id, values) })),
        ...common,
      });
      const serials = await giveSerials(ctx.db, shape, ctx.now, added.length);
      const records = added.map(({ id, values }, index) => ({
        id,
        values: sealed(id, { ...values, ...serials[index] }),
      }));
      const inserted = await insertRows(ctx.db, shape, { records, ...common });
      const byId = new Map([...updated, ...inserted].map((one) => [String(one.row.id), one]));
      for (const write of writes) {
        const before = locked.get(write.id);
        const after = storedValues(work, byId.get(write.id));
        const stored = before === undefined ? {} : valuesOf(shape, before);
        await bindRecordFiles(ctx, shape, { id: write.id, before: stored, after });
        notes.push(noteOf(work, write, stored, after));
      }
    });
  } catch (error) {
    if (!mayGoAlone(error)) throw error;
    return undefined;
  }
  for (const note of notes) ctx.audit(note);
  return { ...NOTHING, added: added.length, updated: changed.length };
}

/** @throws AppError FORBIDDEN where the role may not reach what was written */
function storedValues({ module }: RowWork, written: Written | undefined): Values {
  if (written === undefined) throw new AppError('NOT_FOUND');
  if (!written.within) throw new AppError('FORBIDDEN');
  return valuesOf(module.shape, written.row);
}

function noteOf(
  { module: { shape } }: RowWork,
  { id, revision, values }: PlannedWrite,
  before: Values,
  after: Values,
): Parameters<CallContext<unknown>['audit']>[0] {
  const resource = nameOf(shape, id);
  if (revision === undefined) return { resource, after: auditedValues(shape, after) };
  const changed = Object.keys(values).map((code) => [code, before[code] ?? null]);
  return {
    resource,
    before: auditedValues(shape, Object.fromEntries(changed) as Values),
    after: auditedValues(shape, values),
  };
}

/** Whether what was refused together may be written row by row, all but the rows that are at fault. */
const mayGoAlone = (error: unknown): boolean =>
  toAppError(error).msgState !== 9 || databaseRefusal(error) !== undefined;

async function oneByOne(
  work: RowWork,
  writes: readonly PlannedWrite[],
  done: WrittenRows,
): Promise<WrittenRows> {
  const count = { added: done.added, updated: done.updated, unchanged: done.unchanged };
  const errors: FoundError[] = [];
  for (const { row, data } of writes) {
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
