import { FIRST_ROWS } from '../../../src/documents/fromSheet/headings.ts';
import type { ImportOutcome } from '../../../src/schemas/wire/importRows.ts';
import type { LocalText } from '../../../src/schemas/text.ts';
import type { JudgedImport } from './run.ts';

const MOST_ROW_TEXT = 100;

const manySheets = (sheet: string, others: readonly string[]): LocalText => ({
  zhCN: `读取的是工作表“${sheet}”，文件中还有：${others.join('、')}`,
  enUS: `The sheet "${sheet}" was read; the file has others: ${others.join(', ')}`,
});

const onlyHidden = (sheet: string): LocalText => ({
  zhCN: `读取的是隐藏的工作表“${sheet}”，可见的工作表中没有数据`,
  enUS: `The hidden sheet "${sheet}" was read; the visible ones hold nothing`,
});

const lowerHeading = (row: number): LocalText => ({
  zhCN: `以第 ${row} 行为列名行，其上的行不导入`,
  enUS: `Row ${row} is taken for the titles; the rows above are not imported`,
});

const hiddenRows = (count: number, skipped: boolean): LocalText => ({
  zhCN: skipped ? `${count} 个隐藏的行不导入` : `其中有 ${count} 个隐藏的行，也会导入`,
  enUS: skipped ? `${count} hidden rows are left out` : `${count} hidden rows are imported as well`,
});

/** What the answer says of the sheet: which it is, where its titles are, and what else could be meant. */
export function aboutSheet({
  work,
  sheet: { rows: all, sheet, sheets = [] },
  heading,
  rows,
}: Pick<JudgedImport, 'work' | 'sheet' | 'heading' | 'rows'>): Pick<
  ImportOutcome,
  'sheet' | 'sheets' | 'headerRow' | 'firstRows' | 'hiddenRows' | 'hints'
> {
  const hidden = all.filter((row) => row.row > heading.row && row.hidden === true).length;
  const isSkipped = hidden > 0 && !rows.some((row) => row.hidden === true);
  const others = sheets.filter(({ name, hidden: isHidden }) => name !== sheet && !isHidden);
  const isHidden = sheets.some((one) => one.name === sheet && one.hidden);
  const isLower = all[0]?.row !== heading.row;
  const hints = [
    ...(sheet !== undefined && others.length > 0
      ? [
          manySheets(
            sheet,
            others.map(({ name }) => name),
          ),
        ]
      : []),
    ...(sheet !== undefined && isHidden && others.length === 0 ? [onlyHidden(sheet)] : []),
    ...(isLower ? [lowerHeading(heading.row)] : []),
    ...(hidden > 0 ? [hiddenRows(hidden, isSkipped)] : []),
  ];
  return {
    ...(sheet !== undefined && { sheet }),
    ...(sheets.length > 0 && {
      sheets: sheets.map(({ name, hidden: out }) => ({ name, ...(out && { hidden: true as const }) })),
    }),
    headerRow: heading.row,
    firstRows: all.slice(0, FIRST_ROWS).map(({ row, cells }) => ({
      row,
      text: [...new Set(cells.filter((cell) => cell.trim() !== ''))].join(' | ').slice(0, MOST_ROW_TEXT),
    })),
    ...(hidden > 0 && { hiddenRows: hidden }),
    ...(hints.length > 0 && { hints: hints.map((hint) => hint[work.ctx.locale]) }),
  };
}
