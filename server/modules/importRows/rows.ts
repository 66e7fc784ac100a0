import { cellImport, isErrorCell, isScientific } from '../../../src/documents/fieldImport.ts';
import { fieldText } from '../../../src/documents/fieldText.ts';
import { toLocalText } from '../../../src/documents/rule.ts';
import type { Values } from '../../../src/documents/recordScope.ts';
import type { LocalText } from '../../../src/schemas/text.ts';
import type { RowError } from '../../../src/schemas/wire/importRows.ts';
import type { CallContext } from '../../call/definition.ts';
import { toAppError } from '../../errors/toAppError.ts';
import { inputError } from '../../errors/AppError.ts';
import { textContext } from '../../records/optionLists.ts';
import type { OptionLists } from '../../records/optionLists.ts';
import type { OpenModule } from '../../records/formModules.ts';
import type { ModuleField } from '../../records/shape.ts';
import type { MappedField } from './columns.ts';
import type { SheetRow } from '../../sheets/readSheet.ts';

/** What all rows of one import have in common. */
export interface RowWork {
  readonly ctx: CallContext<unknown>;
  readonly module: OpenModule;
  readonly fields: readonly MappedField[];
  /** Cells of the row of titles, beyond which a row has none; infinite where none can be shifted. */
  readonly width: number;
  readonly options: OptionLists;
}

/** What is wrong with a row. */
export interface FoundError extends RowError {
  /** It lacks a field that is always required and that no column fills, as other rows do. */
  readonly unfilled?: true;
}

/** The values that a row names, beside what cannot be read; no values where none of them can be relied on. */
export interface ReadRow {
  readonly row: number;
  /** As they stand in the sheet. */
  readonly cells: SheetRow;
  readonly data?: Values;
  readonly errors: readonly RowError[];
  readonly masked?: readonly MaskedCell[];
}

/** A text that hides a part of a value. */
export interface MaskedCell {
  readonly field: ModuleField;
  readonly text: string;
  /** What is wrong where the record holds another value. */
  readonly error: RowError;
}

const MASKED: LocalText = {
  zhCN: '请填写完整内容：带星号的只能代表该记录中已有的同一内容',
  enUS: 'Write it in full: with stars it only stands for the same that its record holds already',
};

/**
 * Reads the texts of a row as values. An empty cell is no value: a new record takes its default, a record that is
 * changed keeps what it has.
 */
export function readRow(work: RowWork, sheetRow: SheetRow): ReadRow | 'skipped' {
  const { ctx, fields, width } = work;
  const { row, cells } = sheetRow;
  // What lies between is shifted, however well it may fit where it came to stand.
  if (cells.slice(width).some((text) => text.trim() !== '')) {
    const { message } = inputError('', 'TOO_MANY_CELLS', width);
    return { row, cells: sheetRow, errors: [{ row, field: '', message: message[ctx.locale] }] };
  }
  const data: Values = {};
  const errors: RowError[] = [];
  const masked: MaskedCell[] = [];
  const key = keyOf(work)?.field;
  for (const mapped of fields) {
    const { field, column } = mapped;
    const fault = cellFault(mapped, sheetRow);
    if (fault !== undefined) {
      errors.push({ row, field: field.code, message: fault[ctx.locale] });
      continue;
    }
    const text = (cells[column] ?? '').trim();
    if (text === '') continue;
    const said = { shown: text, exact: sheetRow.exact?.[column] };
    const read = cellImport(field, said, textContext(field, ctx.locale, work.options));
    if ('value' in read) {
      data[field.code] = read.value;
      continue;
    }
    // By its key a record is found: half of one finds none.
    if (read.masks === true && field !== key) {
      masked.push({ field, text, error: { row, field: field.code, message: MASKED[ctx.locale] } });
    } else errors.push({ row, field: field.code, message: read.finding[ctx.locale] });
  }
  if (Object.keys(data).length + errors.length + masked.length === 0) return 'skipped';
  return { row, cells: sheetRow, data, errors, masked };
}

/** What is wrong with a cell before anybody reads it as a value. */
function cellFault({ field, column }: MappedField, { cells, faults }: SheetRow): LocalText | undefined {
  const code = faults?.[column];
  if (code !== undefined) return inputError('', code).message;
  const text = (cells[column] ?? '').trim();
  if (isErrorCell(text)) return inputError('', 'SHEET_ERROR', text).message;
  const isText = field.meta.column === 'text' && field.meta.hasOptions !== true;
  return isText && isScientific(text) ? inputError('', 'SHEET_SCIENTIFIC').message : undefined;
}

/** The cells that stand for something else than what the record holds; a new one holds nothing. */
export function wronglyMasked(
  { ctx, options }: RowWork,
  masked: readonly MaskedCell[],
  stored: Readonly<Values>,
): readonly RowError[] {
  return masked.flatMap(({ field, text, error }) => {
    const kept = fieldText(field, stored[field.code], textContext(field, ctx.locale, options));
    return kept === text ? [] : [error];
  });
}

/** The first unique field that is mapped: by it a row names a record that is there already. */
export const keyOf = ({ fields }: Pick<RowWork, 'fields'>): MappedField | undefined =>
  fields.find(({ field }) => field.unique);

/** Two rows for one record: which of them counts is not for us to say. @param above the row that is taken already */
export const repeatedRow = ({ ctx }: RowWork, field: string, row: number, above: number): RowError => ({
  row,
  field,
  message: REPEATED(above)[ctx.locale],
});

const REPEATED = (row: number): LocalText => ({
  zhCN: `与第 ${row} 行重复`,
  enUS: `Row ${row} has the same value`,
});

const COLON: LocalText = { zhCN: '：', enUS: ': ' };

/**
 * What is wrong with a row, by what was thrown for it.
 * @throws whatever is no fault of the row
 */
export function errorsOf(
  { ctx, module, fields }: RowWork,
  row: number,
  error: unknown,
): readonly FoundError[] {
  const refusal = toAppError(error);
  if (refusal.msgState === 9 || refusal.msgState === 0) throw error;
  const { errors = [inputError('', 'VALUE_INVALID')], texts, code } = refusal;
  if (code !== 'INPUT_INVALID' && code !== 'FIELD_FORBIDDEN') {
    return [{ row, field: '', message: texts[ctx.locale] }];
  }
  return errors.map(({ path, message, code: reason }) => {
    const code = path.replace(/^data\./, '');
    const node = module.shape.byCode.get(code)?.node;
    // A computed field is none of the columns: its name is told with what is wrong.
    if (node?.value === undefined) {
      const filled = fields.some(({ field }) => field.code === code);
      const unfilled = reason === 'REQUIRED' && node?.required === true && !filled;
      return { row, field: code, message: message[ctx.locale], ...(unfilled && { unfilled }) };
    }
    const title = toLocalText(node.title ?? code)[ctx.locale];
    return { row, field: '', message: `${title}${COLON[ctx.locale]}${message[ctx.locale]}` };
  });
}
