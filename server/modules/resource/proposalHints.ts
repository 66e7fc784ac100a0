import type { SheetRow } from '../../../src/documents/fromSheet/sheet.ts';
import type { Locale, LocalText } from '../../../src/schemas/text.ts';
import { columnName } from '../../sheets/columnName.ts';
import type { FileColumn } from '../../sheets/columnTitles.ts';
import { ROW_CEILING, type ReadSheet } from '../../sheets/readSheet.ts';

// What a person should know of a sheet that a form is made of.

const tooMany = (rows: number): LocalText => ({
  zhCN: `表中有 ${rows} 行数据，一次最多导入 ${ROW_CEILING} 行：可以先建表单，再把文件拆开导入。字段类型按前 ${ROW_CEILING} 行判断`,
  enUS: `The sheet has ${rows} rows of data, and one import takes ${ROW_CEILING}: make the form, then part the file and import the parts. Types are by the first ${ROW_CEILING} rows`,
});

const above = (row: number): LocalText => ({
  zhCN: `列名取自第 ${row} 行，其上的行不采用`,
  enUS: `The titles are those of row ${row}; the rows above are left out`,
});

const below = (row: number): LocalText => ({
  zhCN: `第 ${row} 行之后是合计或说明，不导入`,
  enUS: `Totals or notes stand below row ${row}; they are not imported`,
});

const untitled = (names: readonly string[]): LocalText => ({
  zhCN: `${names.join('、')} 列没有列名，不采用；需要它们请在表格中填写列名后重新上传`,
  enUS: `The columns ${names.join(', ')} have no title and are left out: give them one in the sheet and upload it again`,
});

const noRows: LocalText = {
  zhCN: '列名之下没有数据，字段类型请自行选择',
  enUS: 'There is nothing below the titles: choose the types yourself',
};

const hiddenRows = (count: number): LocalText => ({
  zhCN: `其中有 ${count} 个隐藏的行，也会导入`,
  enUS: `${count} hidden rows are imported as well`,
});

const onlyHidden: LocalText = {
  zhCN: '可见的工作表中没有数据，读取的是隐藏的工作表',
  enUS: 'The visible sheets hold nothing: a hidden one was read',
};

/** Columns that are named one by one. */
const MOST_NAMED = 10;

export interface Proposed {
  readonly read: ReadSheet;
  readonly headings: readonly SheetRow[];
  readonly records: readonly SheetRow[];
  readonly columns: readonly FileColumn[];
}

/** What is to be said, in one language; no member where there is nothing. */
export function proposalHints(
  locale: Locale,
  { read, headings, records, columns }: Proposed,
): { readonly hints?: readonly string[] } {
  const { rows, beyond = 0, sheet, sheets = [] } = read;
  const first = headings[0]?.row ?? 1;
  const last = records.at(-1)?.row;
  const titled = new Set(columns.map(({ at }) => at));
  const filled = new Set(
    records.flatMap(({ cells }) => cells.flatMap((text, at) => (text.trim() === '' ? [] : [at]))),
  );
  const nameless = [...filled].filter((at) => !titled.has(at)).toSorted((a, b) => a - b);
  const hidden = read.rows.filter((row) => row.hidden === true && row.row > first).length;
  const found: LocalText[] = [];
  if (beyond > 0) found.push(tooMany(records.length + beyond));
  if (rows[0]?.row !== first) found.push(above(headings.at(-1)?.row ?? first));
  if (last !== undefined && beyond === 0 && last !== rows.at(-1)?.row) found.push(below(last));
  if (nameless.length > 0) found.push(untitled(nameless.slice(0, MOST_NAMED).map(columnName)));
  if (records.length === 0) found.push(noRows);
  if (hidden > 0) found.push(hiddenRows(hidden));
  if (sheets.some((one) => one.name === sheet && one.hidden)) found.push(onlyHidden);
  return found.length === 0 ? {} : { hints: found.map((hint) => hint[locale]) };
}
