import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { findProjectRoot } from '../config/config.ts';
import { readSheet } from './readSheet.ts';

// Sheets as people and other programs write them, one small file for each kind (tests/support/sheets).

const fileOf = (name: string): Promise<Buffer> =>
  readFile(path.join(findProjectRoot(), 'tests/support/sheets', name));

const titles = ['学号', '姓名'];
const pupil = [titles, ['2024001', '林一']];

describe('a file', () => {
  test.each<[string, readonly (readonly string[])[]]>([
    ['02-external-link.xlsx', pupil],
    ['03-250-pictures.xlsx', pupil],
    ['05-chartsheet-first.xlsx', pupil],
    ['06-no-r-attributes.xlsx', [titles, ['1', '林']]],
    ['07-date1904-true.xlsx', [['d'], ['2021-09-23']]],
    ['10-inlineStr-with-v.xlsx', pupil],
    ['17-cdata.xlsx', [['学号']]],
    ['18-cdata-elsewhere.xlsx', pupil],
    ['20-upper-case-parts.xlsx', pupil],
    ['21-backslash.xlsx', pupil],
    ['28-error-path.xlsx', [['a', '#N/A']]],
    ['38-date-t-d.xlsx', [['d'], ['2024-09-01'], ['2024-09-01 08:30']]],
    [
      '40-format-ids-below-100.xlsx',
      [
        ['Numbers(59)', 'SSRS(82)', '30 as 0.00'],
        ['2024-09-01', '2024-09-01', '88.5'],
      ],
    ],
    [
      '50-first-row-blank.xlsx',
      [
        ['', ...titles],
        ['', '1', '林'],
      ],
    ],
    [
      '52-merged-data.xlsx',
      [
        ['学院', '姓名'],
        ['法学院', '林'],
        ['法学院', '王'],
      ],
    ],
    ['55a-1.xlsx', [['d'], ['1900-01-01']]],
    ['55h-phone.xlsx', [['d'], ['13800138000']]],
    [
      'leading-zeros.xlsx',
      [
        ['code', 'txt'],
        ['00076467', 'new'],
      ],
    ],
    ['c01-formula-guard.csv', [titles, ['0012', '林一'], ['0013', '王二']]],
    ['c02-sep.csv', [titles, ['1', '林']]],
    [
      'c03-quoted-commas.csv',
      [
        ['姓名,字,"学号,旧"', '学院'],
        ['1', '2', '3'],
      ],
    ],
    [
      'c05-big5.csv',
      [
        ['學號', '姓名'],
        ['1', '林志明'],
        ['2', '陳小華'],
      ],
    ],
    [
      'c06-euckr.csv',
      [
        ['학번', '이름'],
        ['1', '김철수'],
      ],
    ],
  ])('%s is read', async (name, rows) => {
    expect((await readSheet(await fileOf(name), name)).rows.map(({ cells }) => cells)).toEqual(rows);
  });

  test('whose workbook has another name is read', async () => {
    const files = unzipSync(await fileOf('02-external-link.xlsx'));
    const {
      'xl/workbook.xml': book,
      'xl/_rels/workbook.xml.rels': rels,
      '_rels/.rels': _root,
      ...rest
    } = files;
    const bytes = zipSync({ ...rest, 'xl/book.xml': book!, 'xl/_rels/book.xml.rels': rels! });
    expect((await readSheet(bytes)).rows.map(({ cells }) => cells)).toEqual(pupil);
  });

  test.each([
    ['56-small.ods', 'SHEET_IS_ODS', /ODS.*另存为 XLSX/],
    ['a.xlsb', 'SHEET_IS_XLSB', /XLSB.*另存为 XLSX/],
    ['a.xls', 'SHEET_OLD_FORMAT', /XLS.*另存为 XLSX/],
    ['a.xlsx', 'SHEET_ENCRYPTED', /密码.*另存为 XLSX/],
  ])('%s is refused by its name, with what to do', async (name, code, says) => {
    const container = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1];
    const made: Record<string, () => Uint8Array> = {
      'a.xlsb': () => zipSync({ 'xl/workbook.bin': new Uint8Array([1]) }),
      'a.xls': () => new Uint8Array(container),
      'a.xlsx': () => new Uint8Array([...container, ...Buffer.from('EncryptedPackage', 'utf16le')]),
    };
    const bytes = made[name]?.() ?? (await fileOf(name));
    const refused: unknown = await readSheet(bytes, name).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      errors: [{ code }],
      texts: { zhCN: expect.stringMatching(says) as string },
    });
  });
});

describe('of several sheets', () => {
  test.each([
    [
      '04-hidden-first.xlsx',
      [
        { name: '名单', hidden: false },
        { name: '字典', hidden: true },
      ],
    ],
    ['06c-empty-first.xlsx', [{ name: '名单', hidden: false }]],
  ])('the first visible one that holds something is read: %s', async (name, sheets) => {
    const read = await readSheet(await fileOf(name));
    expect(read).toMatchObject({ sheet: '名单', sheets, rows: [{ cells: titles }, {}] });
  });

  test('another one can be chosen, but none that is not there', async () => {
    const bytes = await fileOf('04-hidden-first.xlsx');
    expect(await readSheet(bytes, '', { sheet: '字典' })).toMatchObject({
      rows: [{ cells: ['男'] }, { cells: ['女'] }],
    });
    const refused: unknown = await readSheet(bytes, '', { sheet: '成绩' }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ errors: [{ path: 'sheet', code: 'SHEET_UNKNOWN' }] });
  });
});

test('what is merged, hidden, or shown otherwise than it is held is told of each row', async () => {
  const rowsOf = async (name: string) => (await readSheet(await fileOf(name))).rows;
  expect((await rowsOf('51-merged-title.xlsx'))[0]).toMatchObject({ filled: [1] });
  expect(await rowsOf('53-hidden-rows.xlsx')).toMatchObject([
    { row: 1 },
    { row: 2, hidden: true },
    { row: 3 },
  ]);
  expect((await rowsOf('31-formula-no-value.xlsx'))[1]).toMatchObject({ faults: { 0: 'SHEET_NO_VALUE' } });
  const typed = await rowsOf('60-typed-cells.xlsx');
  expect(typed[3]).toMatchObject({ cells: ['month17', '', '', '2024-09'], exact: { 3: '2024-09-01' } });
  expect(typed[12]).toMatchObject({ faults: { 1: 'SHEET_DIGITS' } });
});

test('rows without cells cost nothing', async () => {
  const files = unzipSync(await fileOf('04-hidden-first.xlsx'));
  const empty = Array.from(
    { length: 1_048_574 },
    (_, at) => `<row r="${String(at + 3)}" s="1" customFormat="1"/>`,
  );
  const cell = (at: string) => `<c r="${at}" t="inlineStr"><is><t>${at}</t></is></c>`;
  const sheet = `<worksheet><sheetData><row r="1">${cell('A1')}</row><row r="2">${cell('A2')}</row>${empty.join('')}</sheetData></worksheet>`;
  const bytes = zipSync({ ...files, 'xl/worksheets/sheet2.xml': strToU8(sheet) }, { level: 1 });
  expect((await readSheet(bytes)).rows.map(({ cells }) => cells)).toEqual([['A1'], ['A2']]);
});
