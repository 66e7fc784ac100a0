import { setImmediate } from 'node:timers/promises';
import { formatDateTime } from '../../../src/documents/dateText.ts';
import { fieldExport } from '../../../src/documents/fieldText.ts';
import { serverFieldTitles } from '../../../src/documents/serverFields.ts';
import { DEFAULT_ZONE } from '../../../src/conditions/index.ts';
import { toLocalText } from '../../../src/documents/rule.ts';
import type { Locale } from '../../../src/schemas/text.ts';
import { readValue } from '../../records/record.ts';
import type { Row } from '../../records/record.ts';
import type { ModuleColumn, ModuleShape } from '../../records/shape.ts';
import { textContext } from '../../records/optionLists.ts';
import type { Sheet, SheetCell } from '../../sheets/sheet.ts';
import type { OptionLists } from '../../records/optionLists.ts';

/** Rows that are turned into cells before other calls get their turn. */
const ROWS_PER_TURN = 250;

type CellReader = (row: Row) => SheetCell;

function ownCell(column: ModuleColumn): CellReader {
  return (row) => {
    const value = readValue(row[column.code]);
    if (column.type === 'datetime') return formatDateTime(value, DEFAULT_ZONE);
    return value as string | number;
  };
}

function reader(
  column: ModuleColumn,
  { shape, locale, options }: { shape: ModuleShape; locale: Locale; options: OptionLists },
): { title: string; format?: string | undefined; read: CellReader } {
  const field = shape.byCode.get(column.code);
  if (field === undefined) {
    return { title: serverFieldTitles[column.code]?.[locale] ?? column.code, read: ownCell(column) };
  }
  const context = textContext(field, locale, options);
  return {
    title: toLocalText(field.node.title ?? field.code)[locale],
    format: field.meta.sheetFormat?.(context.props),
    read: (row) => fieldExport(field, readValue(row[field.code]), context),
  };
}

/** Turns rows into a sheet in one language: labels for codes, numbers as numbers. */
export async function makeSheet(
  rows: readonly Row[],
  columns: readonly ModuleColumn[],
  context: {
    shape: ModuleShape;
    locale: Locale;
    options: OptionLists;
    /** Told how many rows are done; what it throws ends the work. */
    step: (done: number) => void;
  },
): Promise<Sheet> {
  const readers = columns.map((column) => reader(column, context));
  const cells: SheetCell[][] = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_TURN) {
    context.step(start);
    for (const row of rows.slice(start, start + ROWS_PER_TURN))
      cells.push(readers.map(({ read }) => read(row)));
    await setImmediate();
  }
  return {
    header: readers.map(({ title }) => title),
    formats: readers.map(({ format }) => format),
    dates: columns.map(({ type }) => (type === 'date' || type === 'datetime' ? type : undefined)),
    rows: cells,
  };
}
