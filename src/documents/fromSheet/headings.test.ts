import { expect, test } from 'vitest';
import { findHeadings, recordRows, titlesOf } from './headings.ts';
import type { SheetRow } from './sheet.ts';

/** Rows of texts parted by `|`; `=` is a cell that the merged one before it fills, `^` one that the merged one above does. */
function rowsOf(...lines: readonly string[]): readonly SheetRow[] {
  const rows: SheetRow[] = [];
  for (const [at, line] of lines.entries()) {
    const cells: string[] = [];
    const filled: number[] = [];
    for (const [column, text] of line.split('|').entries()) {
      if (text === '=' || text === '^') filled.push(column);
      cells.push((text === '=' ? cells[column - 1] : text === '^' ? rows.at(-1)?.cells[column] : text) ?? '');
    }
    if (line !== '') rows.push({ row: at + 1, cells, ...(filled.length > 0 && { filled }) });
  }
  return rows;
}

test.each<[string, readonly number[], readonly string[], number, readonly string[]]>([
  ['one row of titles', [1], ['学号', '姓名'], 2, ['学号|姓名', '1|甲', '2|乙']],
  ['a name above', [3], ['学号', '姓名', '班'], 1, ['', '2024 级名单|=|=', '学号|姓名|班', '1|甲|一']],
  [
    'what is said above',
    [2],
    ['学号', '姓名', '班', '分'],
    1,
    ['学院：文学院||填报：教务处|', '学号|姓名|班|分', '1|甲|一|60'],
  ],
  [
    'two rows of titles',
    [1, 2],
    ['学号', '手机', '邮箱'],
    1,
    ['学号|联系方式|=', '^|手机|邮箱', '1|13800138000|a@b.cn'],
  ],
  [
    'the same below others',
    [1, 2],
    ['学号', '父亲姓名', '父亲电话', '母亲姓名', '母亲电话'],
    1,
    ['学号|父亲|=|母亲|=', '^|姓名|电话|姓名|电话', '1|甲|1|乙|2'],
  ],
  [
    'a merged title over one row',
    [1],
    ['学号', '成绩', '成绩 (2)'],
    2,
    ['学号|成绩|=', '1|60|70', '2|80|90'],
  ],
  [
    'notes and totals below',
    [1],
    ['姓名', '单价', '数量'],
    2,
    ['姓名|单价|数量', '甲|1|2', '乙|3|4', '合计||6', '注：单价为含税价||'],
  ],
  ['one column', [1], ['姓名'], 2, ['姓名', '甲', '乙']],
  ['nothing below', [1], ['学号', '姓名'], 0, ['学号|姓名']],
])('%s', (_name, numbers, titles, records, lines) => {
  const rows = rowsOf(...lines);
  const headings = findHeadings(rows);
  expect(headings.map(({ row }) => row)).toEqual(numbers);
  const seen = new Map<string, number>();
  const columns = (headings.at(-1)?.cells ?? []).map((text, at) => {
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    return { title: count === 1 ? text : `${text} (${String(count)})`, at };
  });
  expect(titlesOf(columns, headings)).toEqual(titles);
  expect(recordRows(rows, headings)).toHaveLength(records);
});
