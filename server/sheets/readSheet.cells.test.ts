import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { writeXlsx } from './xlsx.ts';
import { readSheet } from './readSheet.ts';

/** A workbook of two columns with this markup for its cell B2. */
async function workbook(cell: string): Promise<Uint8Array> {
  const files = unzipSync(await writeXlsx({ header: ['a', 'b'], rows: [['甲', 1]] }, 'S'));
  const [path = ''] = Object.keys(files).filter((name) => name.startsWith('xl/worksheets/sheet'));
  const xml = strFromU8(files[path]!).replace(/<c r="B2"[^>]*>.*?<\/c>/, cell);
  expect(xml).toContain(cell);
  return zipSync({ ...files, [path]: strToU8(xml) });
}

test('the errors of formulas in a workbook are told, and are no empty cells', async () => {
  expect(
    (await readSheet(await workbook('<c r="B2" t="e"><v>#REF!</v></c>'))).rows.map(({ cells }) => cells),
  ).toEqual([
    ['a', 'b'],
    ['甲', '#REF!'],
  ]);
});

test.each([
  // A text without its type, as some writers leave it.
  ['<c r="B2"><f>"a"</f><v>公式名</v></c>', { cells: ['甲', '公式名'] }],
  ['<c r="B2" t="s"><v>99</v></c>', { cells: ['甲', '99'], faults: { 1: 'SHEET_CELL' } }],
  ['<c r="B2"><f>1+1</f></c>', { cells: ['甲', ''], faults: { 1: 'SHEET_NO_VALUE' } }],
  ['<c r="B2"><f>1+1</f><v></v></c>', { cells: ['甲', ''], faults: { 1: 'SHEET_NO_VALUE' } }],
  ['<c r="B2" t="str"><f>""</f><v></v></c>', { cells: ['甲'] }],
  ['<c r="B2"><v>1E+15</v></c>', { cells: ['甲', '1E+15'], faults: { 1: 'SHEET_DIGITS' } }],
  ['<c r="B2"><v>999999999999999</v></c>', { cells: ['甲', '999999999999999'] }],
  [
    '<c r="B2" t="inlineStr"><is><r><t>富</t></r><r><t>文本</t></r><rPh><t>fu</t></rPh></is></c>',
    { cells: ['甲', '富文本'] },
  ],
  ['<c r="B2" t="inlineStr"><is><t>a_x000D__x005F_x0041_</t></is></c>', { cells: ['甲', 'a\r_x0041_'] }],
  ['<c r="B2" t="d"><v>2024-09-01T08:30:00Z</v></c>', { cells: ['甲', '2024-09-01 08:30'] }],
  ['<c r="B2" t="b"><v>0</v></c>', { cells: ['甲', 'FALSE'] }],
])('a cell is read as what it says: %s', async (cell, row) => {
  expect((await readSheet(await workbook(cell))).rows[1]).toEqual({ row: 2, ...row });
});

test('a text that looks like an escape of workbooks stays as it is', async () => {
  const text = 'file_x0020_name_x0041_ _x005F_ a\rb';
  const { rows } = await readSheet(await writeXlsx({ header: [text], rows: [[text]] }, 'S'));
  expect(rows.map(({ cells }) => cells)).toEqual([[text], [text]]);
});
