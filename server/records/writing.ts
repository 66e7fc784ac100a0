import { randomUUID } from 'node:crypto';
import { formatDateTime } from '../../src/documents/dateText.ts';
import { DEFAULT_ZONE } from '../../src/conditions/index.ts';
import type { Values } from '../../src/documents/recordScope.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { RecordWork } from './services.ts';
import type { WorkAnswer } from '../work/Work.ts';
import { AppError } from '../errors/AppError.ts';
import { successMessage, catalogue } from '../errors/catalogue.ts';
import { deleteEach } from './deleteEach.ts';
import { bindRecordFiles } from './files.ts';
import type { OpenModule } from './formModules.ts';
import { heldRecords } from './holds.ts';
import { judgeChange, judgeNew, readRequested, withForm } from './judgeRecord.ts';
import { checkOptions } from './optionCheck.ts';
import { givenValues, refusedRemovals } from './moduleRules.ts';
import { readRecord, readValue, valuesOf } from './record.ts';
import type { Row } from './record.ts';
import { auditedValues, nameOf } from './recordAudit.ts';
import { findRow, realNameOf, rowsOf } from './repository.ts';
import { reachableRecords, readableColumns } from './rowScope.ts';
import { storeRecord } from './storing.ts';

/** Adds a record and answers it as it stands. */
export async function addRecord(
  ctx: RecordWork,
  module: OpenModule,
  param: { readonly data: Readonly<Values> },
): Promise<ModuleRecord> {
  const { shape } = module;
  const data = readRequested(module, givenValues(ctx.platform, shape, param.data));
  const judged = await judgeNew(ctx, await withForm(ctx, module), data);
  await checkOptions(ctx, shape, judged);
  judged.refusal.throwIfAny();
  const write = { id: randomUUID(), before: undefined, values: judged.settled };
  const row = await storeRecord(ctx, module, write);
  return readRecord(row, readableColumns(module));
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
  const data = readRequested(module, givenValues(ctx.platform, shape, param.data));
  const where = reachableRecords(module, ctx.log);
  const columns = [...shape.columns.values()];
  const row = await findRow(ctx.db, shape, { id, where, columns, lock: true });
  if (row === undefined) throw new AppError('NOT_FOUND');
  if (revision !== undefined && row.revision !== revision) throw await conflict(ctx, row);
  if (Object.keys(data).length === 0) {
    return { result: readRecord(row, readableColumns(module)), unchanged: true };
  }
  const judged = await judgeChange(ctx, await withForm(ctx, module), data, valuesOf(shape, row));
  await checkOptions(ctx, shape, judged);
  judged.refusal.throwIfAny();
  const stored = await storeRecord(ctx, module, { id, before: row, values: judged.changed });
  return { result: readRecord(stored, readableColumns(module)) };
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
  readonly code?: string;
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
  const held = await heldRecords(ctx, module, ids);
  const kept = new Map([...(await refusedRemovals(ctx, shape, ids)), ...held]);
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
      ? { id, msgState: 5, code: refusal.code, msg: refusal.texts[ctx.locale] }
      : { id, msgState: 4, msg: catalogue.NOT_FOUND[ctx.locale] };
  });
}
