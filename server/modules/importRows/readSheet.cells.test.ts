import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { writeXlsx } from '../exportRows/xlsx.ts';
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
  expect(await readSheet(await workbook('<c r="B2" t="e"><v>#REF!</v></c>'))).toEqual([
    ['a', 'b'],
    ['甲', '#REF!'],
  ]);
});

test.each([
  ['<c r="AB2"><f>"a"</f><v>公式名</v></c>', 'AB2'],
  ['<c r="B2" t="s"><v>99</v></c>', 'B2'],
])('a cell of a workbook that cannot be read is named: %s', async (cell, place) => {
  const refused: unknown = await readSheet(await workbook(cell)).catch((error: unknown) => error);
  const text = expect.stringContaining(`单元格 ${place}，`) as string;
  expect(refused).toMatchObject({ errors: [{ code: 'SHEET_CELL' }], texts: { zhCN: text } });
});
