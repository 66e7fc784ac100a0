import { sql } from 'kysely';
import { DEFAULT_ZONE } from '../../../src/conditions/index.ts';
import { fieldImport } from '../../../src/documents/fieldImport.ts';
import type { Values } from '../../../src/documents/settle.ts';
import type { OptionList } from '../../../src/schemas/prop.ts';
import type { RowError } from '../../../src/schemas/wire/importRows.ts';
import type { LocalText } from '../../../src/schemas/text.ts';
import type { CallContext } from '../../call/definition.ts';
import { toAppError } from '../../errors/toAppError.ts';
import { finding } from '../../errors/AppError.ts';
import type { OpenModule } from '../formModule/formModules.ts';
import { writeValue } from '../formModule/record.ts';
import { findRowBy } from '../formModule/repository.ts';
import { addRecord, updateRecord } from '../formModule/service.ts';
import { reachableRecords } from '../formModule/visible.ts';
import type { MappedField } from './columns.ts';

type RowEnd = 'added' | 'updated' | 'skipped' | readonly RowError[];

/** What all rows of one import have in common. */
export interface RowWork {
  readonly ctx: Omit<CallContext<unknown>, 'param'>;
  readonly module: OpenModule;
  readonly fields: readonly MappedField[];
  readonly options: ReadonlyMap<string, OptionList>;
  /** Values of the key that rows above have, with their rows. */
  readonly seen: Map<string, number>;
}

/**
 * Adds the record of a row, or changes the one that has the same value in the first unique field that is mapped. What
 * a row gets wrong is answered and leaves nothing behind. An empty cell is no value: a new record takes its default, a
 * record that is changed keeps what it has.
 * @throws whatever is no fault of the row
 */
export async function importRow(work: RowWork, cells: readonly string[], row: number): Promise<RowEnd> {
  const { ctx, fields } = work;
  const data: Values = {};
  const errors: RowError[] = [];
  for (const { field, column } of fields) {
    const text = cells[column] ?? '';
    if (text.trim() === '') continue;
    const list = work.options.get(field.code);
    const read = fieldImport(field, text, {
      locale: ctx.locale,
      zone: DEFAULT_ZONE,
      props: field.node.props ?? {},
      ...(list === undefined ? {} : { options: list }),
    });
    if ('finding' in read) errors.push({ row, field: field.code, message: read.finding[ctx.locale] });
    else data[field.code] = read.value;
  }
  if (Object.keys(data).length === 0 && errors.length === 0) return 'skipped';
  const repeated = repeatedKey(work, data, row);
  if (repeated !== undefined) errors.push(repeated);
  return errors.length > 0 ? errors : writeRow(work, data, row);
}

const keyOf = ({ fields }: RowWork): MappedField | undefined => fields.find(({ field }) => field.unique);

/** Two rows for one record: which of them counts is not for us to say. */
function repeatedKey(work: RowWork, data: Values, row: number): RowError | undefined {
  const key = keyOf(work)?.field.code;
  if (key === undefined || data[key] === undefined) return undefined;
  const value = JSON.stringify(data[key]);
  const above = work.seen.get(value);
  if (above === undefined) work.seen.set(value, row);
  return above === undefined ? undefined : { row, field: key, message: REPEATED(above)[work.ctx.locale] };
}

const REPEATED = (row: number): LocalText => ({
  zhCN: `与第 ${row} 行重复`,
  enUS: `Row ${row} has the same value`,
});

async function writeRow(work: RowWork, data: Values, row: number): Promise<RowEnd> {
  const { ctx, module } = work;
  await sql`savepoint import_row`.execute(ctx.db);
  try {
    const found = await existing(work, data);
    if (found === undefined) await addRecord({ ...ctx, param: { data } }, module);
    else await updateRecord({ ...ctx, param: { ...found, data } }, module);
    await sql`release savepoint import_row`.execute(ctx.db);
    return found === undefined ? 'added' : 'updated';
  } catch (error) {
    const refusal = toAppError(error);
    if (refusal.msgState === 9 || refusal.msgState === 0) throw error;
    await sql`rollback to savepoint import_row`.execute(ctx.db);
    const { errors = [finding('', 'VALUE_INVALID')], texts, code } = refusal;
    if (code !== 'INPUT_INVALID' && code !== 'FIELD_FORBIDDEN') {
      return [{ row, field: '', message: texts[ctx.locale] }];
    }
    return errors.map(({ path, message }) => ({
      row,
      field: path.replace(/^data\./, ''),
      message: message[ctx.locale],
    }));
  }
}

/** The record that a row is about, where the role may reach it. */
async function existing(work: RowWork, data: Values): Promise<{ id: string; revision: number } | undefined> {
  const key = keyOf(work)?.field;
  if (key === undefined || data[key.code] === undefined) return undefined;
  const { ctx, module } = work;
  const where = sql<boolean>`r.${sql.id(key.column)} = ${writeValue(key, data[key.code])}
    and ${reachableRecords(module, ctx.log)}`;
  const row = await findRowBy(ctx.db, module.shape, where);
  return row === undefined ? undefined : { id: String(row.id), revision: Number(row.revision) };
}
