import type { Values } from '../../src/documents/recordScope.ts';
import type { AuditNote } from '../audit/audit.ts';
import { databaseRefusal } from '../db/refusal.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { actorName } from '../session/actor.ts';
import { bindRecordFiles } from './files.ts';
import { refuseHeld } from './holds.ts';
import type { OpenModule } from './formModules.ts';
import { insertRows, updateRows } from './manyRows.ts';
import { followWritten, refuseChange, storedValues } from './moduleRules.ts';
import { valuesOf } from './record.ts';
import type { Row } from './record.ts';
import { noteOf } from './recordAudit.ts';
import type { Written } from './repository.ts';
import { reachableRecords } from './rowScope.ts';
import { giveSerials } from './serial.ts';
import type { RecordWork } from './services.ts';
import type { ModuleShape } from './shape.ts';
import { uniqueIndexName } from './moduleIndexes.ts';

/** A record as its judge would have it written. */
export interface JudgedWrite {
  /** Of the record; a view over the platform's own tables may give a new one another. */
  readonly id: string;
  /** The record as it stands, locked by this transaction; absent: it is added. */
  readonly before: Row | undefined;
  /** The fields that a record gets which is there; of a new one all that it holds. */
  readonly values: Readonly<Values>;
}

/**
 * Stores judged records, however many, by one statement for those that change and one for those that are added: the one
 * way in which records are written. The module's own rule, serial numbers, sealed secrets, files, the audit and the news
 * of the change are part of it.
 * @returns the records as they are stored, in the order of the writes
 * @throws AppError INPUT_INVALID at `data.<field>`, NOT_FOUND, FORBIDDEN where one would leave the authority's rows, or
 *   what the module's rule throws; nothing is noted then, and what was written is the caller's to take back
 */
export async function storeRecords(
  ctx: RecordWork,
  module: OpenModule,
  writes: readonly JudgedWrite[],
): Promise<readonly Row[]> {
  const { shape } = module;
  const statement = {
    actor: actorName(ctx.actor),
    now: ctx.now,
    where: reachableRecords(module, ctx.log),
  };
  await refuseHeld(ctx, module, writes);
  const held = new Map(writes.map(({ id, before }) => [id, before && valuesOf(shape, before)]));
  const added = writes.filter(({ before }) => before === undefined);
  const changed = writes.filter(({ before }) => before !== undefined);
  const changes = { records: await changedRecords(ctx, shape, changed, held), ...statement };
  const updated = await namingRefused(shape, () => updateRows(ctx.db, shape, changes));
  const additions = { records: await newRecords(ctx, shape, added), ...statement };
  const inserted = await namingRefused(shape, () => insertRows(ctx.db, shape, additions));
  const byId = new Map([...updated, ...inserted].map((one) => [String(one.row.id), one]));
  const rows: Row[] = [];
  const notes: AuditNote[] = [];
  for (const write of writes) {
    const only = write.before === undefined && added.length === 1 ? inserted[0] : undefined;
    const row = rowWithin(byId.get(write.id) ?? only);
    const [id, before, after] = [String(row.id), held.get(write.id), valuesOf(shape, row)];
    await bindRecordFiles(ctx, shape, { id, before: before ?? {}, after });
    notes.push(noteOf(shape, { id, before, values: write.values, after }));
    rows.push(row);
  }
  if (rows.length > 0) ctx.changed(shape.id);
  for (const note of notes) ctx.audit(note);
  if (rows.length > 0)
    await followWritten(
      ctx,
      shape,
      rows.map(({ id }) => String(id)),
    );
  return rows;
}

/** Stores one judged record; see `storeRecords`. */
export async function storeRecord(ctx: RecordWork, module: OpenModule, write: JudgedWrite): Promise<Row> {
  const [row] = await storeRecords(ctx, module, [write]);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** What the database gets of records that change. */
async function changedRecords(
  ctx: RecordWork,
  shape: ModuleShape,
  writes: readonly JudgedWrite[],
  held: ReadonlyMap<string, Values | undefined>,
): Promise<{ id: string; values: Values }[]> {
  const records: { id: string; values: Values }[] = [];
  for (const { id, values } of writes) {
    const before = held.get(id) ?? {};
    await refuseChange(ctx, shape, before, values);
    const record = { ...before, ...values };
    records.push({ id, values: await storedValues(ctx.platform, shape, id, values, record) });
  }
  return records;
}

/** What the database gets of new records. Others who add wait from here on, for the count of their serial numbers. */
async function newRecords(
  ctx: RecordWork,
  shape: ModuleShape,
  writes: readonly JudgedWrite[],
): Promise<{ id: string; values: Values }[]> {
  const serials = await giveSerials(ctx.db, shape, ctx.now, writes.length);
  const records: { id: string; values: Values }[] = [];
  for (const [index, { id, values: given }] of writes.entries()) {
    const values = { ...given, ...serials[index] };
    await refuseChange(ctx, shape, {}, values);
    records.push({ id, values: await storedValues(ctx.platform, shape, id, values) });
  }
  return records;
}

function rowWithin(written: Written | undefined): Row {
  if (written === undefined) throw new AppError('NOT_FOUND');
  if (!written.within) throw new AppError('FORBIDDEN');
  return written.row;
}

/** Names the field whose unique index refused a write; a view over the platform's tables names it itself. */
async function namingRefused<T>(shape: ModuleShape, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (cause) {
    const refused = databaseRefusal(cause);
    if (refused === 'row too big')
      throw new AppError('INPUT_INVALID', { errors: [inputError('data', 'RECORD_TOO_BIG')], cause });
    const { constraint } = cause as { constraint?: unknown };
    const field = shape.fields.find(
      ({ code }) => uniqueIndexName(shape.id, code) === constraint || `field:${code}` === constraint,
    );
    if (refused !== 'not unique' || field === undefined) throw cause;
    throw new AppError('INPUT_INVALID', { errors: [inputError(`data.${field.code}`, 'NOT_UNIQUE')], cause });
  }
}
