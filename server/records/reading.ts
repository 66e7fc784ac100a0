import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { RecordReading } from './services.ts';
import type { WorkAnswer } from '../work/Work.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { recordsAfter } from './keysetAfter.ts';
import type { OpenModule } from './formModules.ts';
import { readFields, readSort } from './query.ts';
import { readRecord } from './record.ts';
import { Refusal } from './refusal.ts';
import { countRows, findRow, followingRows, listRows } from './repository.ts';
import { LIST_CEILING } from '../../src/schemas/wire/moduleCalls.ts';
import type { CountParam, DetailParam, ListParam } from '../../src/schemas/wire/moduleCalls.ts';
import { reachableRecords, requestedRecords } from './rowScope.ts';

/** Records of a page when nothing is said. */
const PAGE = 20;

/**
 * A page of records with the number of all that match; behind a record that was seen last there is no number, which
 * would cost more than the page.
 */
export async function listRecords(
  ctx: RecordReading,
  module: OpenModule,
  param: Static<typeof ListParam>,
): Promise<WorkAnswer> {
  const { offset = 0, limit = PAGE, after } = param;
  const refusal = new Refusal();
  const columns = readFields(module, param.fields, refusal);
  const sort = readSort(module, param.sort, refusal);
  const where = requestedRecords(module, param.where, refusal, ctx.log);
  if (after !== undefined && offset > 0) refusal.invalid(inputError('offset', 'VALUE_INVALID'));
  const behind = after === undefined ? undefined : recordsAfter(module.shape, sort, after, refusal);
  refusal.throwIfAny();
  const page = limit < 0 ? LIST_CEILING : Math.min(limit, LIST_CEILING);
  if (behind !== undefined) {
    const reach = sql<boolean>`${where} and ${behind}`;
    const found = await followingRows(ctx.db, module.shape, { where: reach, columns, sort, limit: page });
    return { list: found.map((row) => readRecord(row, columns)) };
  }
  const query = { where, columns, sort, offset, limit: page };
  const { rows, total } = await listRows(ctx.db, module.shape, query);
  return { list: rows.map((row) => readRecord(row, columns)), total };
}

/** One record. @throws AppError NOT_FOUND, alike for one that is not there and one that is not the role's to reach */
export async function getRecord(
  ctx: RecordReading,
  module: OpenModule,
  param: Static<typeof DetailParam>,
): Promise<ModuleRecord> {
  const refusal = new Refusal();
  const columns = readFields(module, param.fields, refusal);
  refusal.throwIfAny();
  const where = reachableRecords(module, ctx.log);
  const row = await findRow(ctx.db, module.shape, { id: param.id, where, columns });
  if (row === undefined) throw new AppError('NOT_FOUND');
  return readRecord(row, columns);
}

/** Number of the records that match. */
export async function countRecords(
  ctx: RecordReading,
  module: OpenModule,
  param: Static<typeof CountParam>,
): Promise<number> {
  const refusal = new Refusal();
  const where = requestedRecords(module, param.where, refusal, ctx.log);
  refusal.throwIfAny();
  return countRows(ctx.db, module.shape, where);
}
