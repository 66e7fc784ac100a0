import { randomUUID } from 'node:crypto';
import { formatDateTime } from '../../src/documents/dateText.ts';
import { DEFAULT_ZONE } from '../../src/conditions/index.ts';
import type { Values } from '../../src/documents/recordScope.ts';
import { COVERED } from '../../src/schemas/secret.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { RecordWork } from './services.ts';
import type { WorkAnswer } from '../work/Work.ts';
import { actorName } from '../session/actor.ts';
import { databaseRefusal } from '../db/refusal.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { successMessage, catalogue } from '../errors/catalogue.ts';
import { deleteEach } from './deleteEach.ts';
import { bindRecordFiles } from './files.ts';
import type { OpenModule } from './formModules.ts';
import { judgeChange, judgeNew, readRequested, withForm } from './judgeRecord.ts';
import { checkOptions } from './optionCheck.ts';
import { refuseChange, refusedRemovals, storedValues } from './moduleRules.ts';
import { readRecord, readValue } from './record.ts';
import type { Row } from './record.ts';
import { giveSerials } from './serial.ts';
import { findRow, insertRow, realNameOf, rowsOf, updateRow } from './repository.ts';
import type { Written } from './repository.ts';
import type { ModuleShape } from './shape.ts';
import { uniqueIndexName } from './table.ts';
import { reachableRecords, readableColumns } from './rowScope.ts';

/** The values of a row's fields, as records hold them. */
export function valuesOf(shape: ModuleShape, row: Row): Values {
  return Object.fromEntries(shape.fields.map(({ code }) => [code, readValue(row[code])]));
}

/** Values as the audit holds them: that a secret was set, but not which. */
export function auditedValues(shape: ModuleShape, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([code, value]) => {
      const covered = shape.byCode.get(code)?.meta.secret === true && (value ?? null) !== null;
      return [code, covered ? COVERED : value];
    }),
  );
}

/** A record's name in audit rows. */
export const nameOf = (shape: ModuleShape, id: string): string => `form/${shape.id}/${id}`;

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

/**
 * Presents a record that was written, where the role may still reach it.
 * @throws AppError FORBIDDEN, which takes the write back
 */
function present(module: OpenModule, { row, within }: Written): ModuleRecord {
  if (!within) throw new AppError('FORBIDDEN');
  return readRecord(row, readableColumns(module));
}

/** Adds a record and answers it as it stands. */
export async function addRecord(
  ctx: RecordWork,
  module: OpenModule,
  param: { readonly data: Readonly<Values> },
): Promise<ModuleRecord> {
  const { shape } = module;
  const judged = await judgeNew(ctx, await withForm(ctx, module), readRequested(module, param.data));
  await checkOptions(ctx, shape, judged);
  judged.refusal.throwIfAny();
  const id = randomUUID();
  const where = reachableRecords(module, ctx.log);
  const actor = actorName(ctx.actor);
  // Last of all, since others who add wait from here on.
  const [serials] = await giveSerials(ctx.db, shape, ctx.now, 1);
  const values = { ...judged.settled, ...serials };
  await refuseChange(ctx, shape, {}, values);
  const stored = await storedValues(ctx.platform, shape, id, values);
  const written = await namingRefused(shape, () =>
    insertRow(ctx.db, shape, { id, actor, now: ctx.now, values: stored, where }),
  );
  const record = present(module, written);
  const added = String(written.row.id);
  await bindRecordFiles(ctx, shape, { id: added, before: {}, after: valuesOf(shape, written.row) });
  ctx.changed(shape.id);
  ctx.audit({ resource: nameOf(shape, added), after: auditedValues(shape, valuesOf(shape, written.row)) });
  return record;
}

/**
 * Changes some fields of a record and answers it as it stands. Of several at once one wins, the others conflict. Where
 * no field is named nothing is done: the record keeps its revision.
 * @param param its `revision` is the one that was read; absent: whichever the record has by now
 */
export async function updateRecord(
  ctx: RecordWork,
  module: OpenModule,
  param: { readonly id: string; readonly revision?: number; readonly data: Readonly<Values> },
): Promise<WorkAnswer> {
  const { shape } = module;
  const { id, revision } = param;
  const data = readRequested(module, param.data);
  const where = reachableRecords(module, ctx.log);
  const columns = [...shape.columns.values()];
  const row = await findRow(ctx.db, shape, { id, where, columns, lock: true });
  if (row === undefined) throw new AppError('NOT_FOUND');
  if (revision !== undefined && row.revision !== revision) throw await conflict(ctx, row);
  if (Object.keys(data).length === 0) {
    return { result: readRecord(row, readableColumns(module)), unchanged: true };
  }
  const stored = valuesOf(shape, row);
  const judged = await judgeChange(ctx, await withForm(ctx, module), data, stored);
  await checkOptions(ctx, shape, judged);
  judged.refusal.throwIfAny();
  const { changed } = judged;
  await refuseChange(ctx, shape, stored, changed);
  const actor = actorName(ctx.actor);
  const values = await storedValues(ctx.platform, shape, id, changed, { ...stored, ...changed });
  const written = await namingRefused(shape, () =>
    updateRow(ctx.db, shape, { id, actor, now: ctx.now, values, where }),
  );
  if (written === undefined) throw new AppError('NOT_FOUND');
  const record = present(module, written);
  await bindRecordFiles(ctx, shape, { id, before: stored, after: valuesOf(shape, written.row) });
  ctx.changed(shape.id);
  const before = Object.fromEntries(Object.keys(changed).map((code) => [code, stored[code] ?? null]));
  ctx.audit({
    resource: nameOf(shape, id),
    before: auditedValues(shape, before),
    after: auditedValues(shape, changed),
  });
  return { result: record };
}

/** The refusal of a stale revision, with who was faster and when. */
async function conflict(ctx: RecordWork, row: Row): Promise<AppError> {
  const userId = String(row.updatedBy);
  const who = (await realNameOf(ctx.db, userId)) ?? userId;
  const when = formatDateTime(readValue(row.updatedAt), DEFAULT_ZONE);
  return new AppError('REVISION_CONFLICT', {
    message: {
      zhCN: `该记录已由${who}于 ${when} 修改，请查看最新内容后再试`,
      enUS: `${who} changed this record at ${when}; look at its latest state before you try again`,
    },
  });
}

/** What became of one record of a removal. */
export interface Removal {
  readonly id: string;
  readonly msgState: 1 | 4 | 5;
  readonly msg: string;
}

/**
 * Removes records, but for those that somebody has changed since the revision that the caller has seen; those that are
 * not there, or not the role's to reach, are answered alike.
 */
export async function removeRecords(
  ctx: RecordWork,
  module: OpenModule,
  {
    ids,
    revisions,
  }: { readonly ids: readonly string[]; readonly revisions?: Readonly<Record<string, number>> },
): Promise<readonly Removal[]> {
  const { shape } = module;
  const where = reachableRecords(module, ctx.log);
  const kept = await refusedRemovals(ctx, shape, ids);
  const free = ids.filter((id) => !kept.has(id));
  const { removed, refused } = await deleteEach(ctx.db, shape, { ids: free, revisions, where });
  if (removed.length > 0) ctx.changed(shape.id);
  for (const row of removed) {
    const before = valuesOf(shape, row);
    await bindRecordFiles(ctx, shape, { id: String(row.id), before, after: {} });
    ctx.audit({ resource: nameOf(shape, String(row.id)), before: auditedValues(shape, before) });
  }
  const gone = new Set(removed.map((row) => row.id));
  const left = ids.filter((id) => !gone.has(id));
  const columns = [...shape.columns.values()];
  const changed = left.length === 0 ? [] : await rowsOf(ctx.db, shape, { ids: left, where, columns });
  const conflicts = await Promise.all(
    changed
      .filter(({ id }) => !refused.has(String(id)) && !kept.has(String(id)))
      .map(async (row) => [String(row.id), await conflict(ctx, row)] as const),
  );
  const refusals = new Map([...kept, ...refused, ...conflicts]);
  for (const id of left) {
    ctx.audit({ resource: nameOf(shape, id), refusal: refusals.get(id)?.code ?? 'NOT_FOUND' });
  }
  return ids.map((id) => {
    if (gone.has(id)) return { id, msgState: 1, msg: successMessage[ctx.locale] };
    const refusal = refusals.get(id);
    return refusal
      ? { id, msgState: 5, msg: refusal.texts[ctx.locale] }
      : { id, msgState: 4, msg: catalogue.NOT_FOUND[ctx.locale] };
  });
}
