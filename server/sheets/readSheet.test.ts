import { deflateRawSync } from 'node:zlib';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { writeCsv } from './csv.ts';
import { writeXlsx } from './xlsx.ts';
import { readSheet } from './readSheet.ts';

/** What the cells of a sheet show, row by row. */
const textsOf = async (bytes: Uint8Array, name?: string): Promise<readonly (readonly string[])[]> =>
  (await readSheet(bytes, name)).rows.map(({ cells }) => cells);

const codeOf = async (bytes: Uint8Array): Promise<unknown> => {
  try {
    return (await readSheet(bytes)).rows.length;
  } catch (error) {
    return (error as { errors?: { code: string }[] }).errors?.[0]?.code;
  }
};

const table = {
  header: ['学号', '绩点', '入学', '在读'],
  rows: [
    ['S001', -2.5, '2024-09-01', true],
    ['=HYPERLINK("x")', 0.1 + 0.2, null, false],
  ],
};
const texts = [
  ['学号', '绩点', '入学', '在读'],
  ['S001', '-2.5', '2024-09-01', 'TRUE'],
  ['=HYPERLINK("x")', '0.3', '', 'FALSE'],
];

describe('a sheet', () => {
  test('as XLSX gives the texts that were written', async () => {
    expect(await textsOf(await writeXlsx(table, 'S'))).toEqual(texts);
  });

  test('as XLSX shows numbers by the format of their column, and gives them back whole', async () => {
    const formats = [undefined, '"¥"#,##0.00', '0%'];
    const sheet = { header: ['a', 'b', 'c'], formats, rows: [['甲', 1234.5, 0.9667]] };
    const bytes = await writeXlsx(sheet, 'S');
    const styles = strFromU8(unzipSync(bytes)['xl/styles.xml']!);
    expect(styles).toContain('formatCode="&quot;¥&quot;#,##0.00"');
    expect((await readSheet(bytes)).rows[1]).toMatchObject({
      cells: ['甲', '¥1,234.50', '97%'],
      exact: { 1: '1234.5', 2: '0.9667' },
    });
  });

  test('gives its dates as days, and with their time where they have one', async () => {
    const times = ['T00:00:00Z', 'T08:30:00Z', 'T00:00:30Z', 'T08:29:59.999Z'];
    const rows = [times.map((time) => new Date(`2024-09-01${time}`))];
    expect(await textsOf(await writeXlsx({ header: ['a', 'b', 'c', 'd'], rows }, 'S'))).toEqual([
      ['a', 'b', 'c', 'd'],
      ['2024-09-01', '2024-09-01 08:30', '2024-09-01 00:00:30', '2024-09-01 08:30'],
    ]);
  });

  test('as CSV gives them too, without the guard against formulas', async () => {
    const csv = { ...table, rows: [table.rows[0]!, ['=HYPERLINK("x")', 0.3, null, false]] };
    expect(await textsOf(writeCsv(csv))).toEqual(texts);
  });

  test.each([
    [
      'a;b\n"x;y";"2\r\n""3"""',
      [
        ['a', 'b'],
        ['x;y', '2\r\n"3"'],
      ],
    ],
    [
      'a\tb\r1\t',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ["a\n'quoted\n'=1", [['a'], ["'quoted"], ['=1']]],
  ])('as CSV %j is read as spreadsheets write it', async (text, rows) => {
    expect(await textsOf(strToU8(text))).toEqual(rows);
  });

  test('in GB 18030 is read', async () => {
    const bytes = new Uint8Array([0xd1, 0xa7, 0xba, 0xc5, 0x0a, 0x31]);
    expect(await textsOf(bytes)).toEqual([['学号'], ['1']]);
  });
});

test.each(['utf16le', 'utf16be'] as const)(
  'text in %s, as spreadsheets write "Unicode text", is read',
  async (kind) => {
    const bytes = Buffer.from('\ufeff学号\t姓名\r\n1\t林', 'utf16le');
    if (kind === 'utf16be') bytes.swap16();
    expect(await textsOf(bytes)).toEqual([
      ['学号', '姓名'],
      ['1', '林'],
    ]);
  },
);

const latin1 = (text: string) => Buffer.from(text, 'latin1');
/** Chinese in UTF-8 with one byte of it lost, as a file that was cut and pasted has. */
const damaged = (): Uint8Array => {
  const bytes = strToU8('学号,姓名\n1,王小明\n2,李四\n');
  return bytes.filter((_byte, at) => at !== bytes.length - 3);
};

test.each([
  ['text', 'PK nonsense\n1\n', 'a.xlsx'],
  ['a page of HTML', '<table><tr><td>学号</td></tr></table>', '名单.XLS'],
])('%s under the name of a workbook is refused as that', async (_title, text, name) => {
  const refused = await readSheet(strToU8(text), name).catch((error: unknown) => error);
  expect((refused as { texts: { zhCN: string } }).texts.zhCN).toMatch(/不是工作簿.*另存为 XLSX/);
  expect(await textsOf(strToU8('a\n1\n'), 'a.csv')).toEqual([['a'], ['1']]);
});

test('blank rows are no rows, and count', async () => {
  expect(await textsOf(strToU8('a,b\n1,\n,\n2,\n,\n , \n'))).toEqual([
    ['a', 'b'],
    ['1', ''],
    ['2', ''],
  ]);
  const { rows } = await readSheet(strToU8('a,b\n1,\n,\n2,\n'));
  expect(rows.map(({ row }) => row)).toEqual([1, 2, 4]);
  expect(await codeOf(strToU8(',\n\n'))).toBe('SHEET_EMPTY');
});

test.each([
  ['UTF-8 with a byte lost', damaged],
  ['Latin letters of one byte', () => latin1('name\nJosé Muñoz\nÅsa Öberg\n')],
  ['GB 18030 with half a character', () => new Uint8Array([0xd1, 0xa7, 0xba, 0xc5, 0x0a, 0xd1])],
  ['UTF-16 with half a character', () => new Uint8Array([0xff, 0xfe, 0x31])],
])('%s is refused, and not read as garbage', async (_title, make) => {
  expect(await codeOf(make())).toBe('SHEET_ENCODING');
});

test.each([
  ['is never closed', 'a,b\n1,"x\n2,y\n'],
  ['is closed by that of a row below', 'a,b\n1,"x\n2,"y"\n'],
])('a quotation mark that %s is refused, and its row is named', async (_title, text) => {
  const refused = await readSheet(strToU8(text)).catch((error: unknown) => error);
  const { errors, texts } = refused as { errors: { code: string }[]; texts: { zhCN: string } };
  expect(errors[0]?.code).toBe('SHEET_QUOTES');
  expect(texts.zhCN).toMatch(/^第 2 行/);
});

test('what is wrong is said so that a person knows what to do, without inner names', async () => {
  const refused = await readSheet(new Uint8Array([0x89, 0x50, 0x4e, 0x47])).catch((error: unknown) => error);
  const { zhCN, enUS } = (refused as { texts: { zhCN: string; enUS: string } }).texts;
  expect(zhCN).toMatch(/图片.*请选择 XLSX/);
  expect(enUS).toMatch(/picture.*choose an XLSX/);
  expect(zhCN + enUS).not.toContain('fileId');
});

/** A workbook whose sheet is given; members beside it may be added. */
const workbook = (sheet: string, more: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    ...more,
  });
const rowsOf = (cells: string) => `<worksheet><sheetData>${cells}</sheetData></worksheet>`;
const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const plain = rowsOf(`<row r="1">${cell('A1', 'a')}</row>`);

const END_LENGTH = 22;
const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A workbook with another number in its end record. */
function patched(at: (end: number) => number, value: number): Uint8Array {
  const bytes = workbook(plain);
  view(bytes).setUint16(at(bytes.length - END_LENGTH), value, true);
  return bytes;
}

/** A workbook with what leads to a directory of ZIP64, which unpackers follow. */
function withLocator(): Uint8Array {
  const bytes = workbook(plain);
  const end = bytes.length - END_LENGTH;
  const locator = new Uint8Array(20);
  view(locator).setUint32(0, 0x07064b50, true);
  return new Uint8Array([...bytes.subarray(0, end), ...locator, ...bytes.subarray(end)]);
}

/** A workbook whose directory promises a gigabyte where a few bytes come out. */
function promising(): Uint8Array {
  const bytes = workbook(plain);
  const directory = view(bytes).getUint32(bytes.length - END_LENGTH + 16, true);
  view(bytes).setUint32(directory + 24, 1024 ** 3, true);
  return bytes;
}

const tags = '<a>'.repeat(200_000);

/** White space that packs by less than what is allowed for sheets. */
function blanks(): string {
  const size = 12 * 1024 * 1024;
  const bytes = Buffer.alloc(size, ' ');
  for (let at = 0, noise = 1; at < size; at += 20) {
    noise = (noise * 1_103_515_245 + 12_345) % 2 ** 31;
    bytes.write(' \t\n\r'.charAt((noise >> 16) % 4), at);
  }
  expect(size / deflateRawSync(bytes).length).toBeLessThan(50);
  return bytes.toString();
}

describe('what anybody may have made', () => {
  test('a plain workbook of this kind is read', async () => {
    expect(await textsOf(workbook(plain))).toEqual([['a']]);
  });

  test('comments and the longest text of a cell are read', async () => {
    const long = '长'.repeat(32_767);
    const row = `<row r="1">${cell('A1', 'a')}${cell('B1', long)}</row>`;
    expect(await textsOf(workbook(rowsOf(`<!-- "x -->${row}`)))).toEqual([['a', long]]);
  });

  test('a formula gives what was computed, and is never computed', async () => {
    const formula = rowsOf('<row r="1"><c r="A1"><f>1+1</f><v>7</v></c></row>');
    expect(await textsOf(workbook(formula))).toEqual([['7']]);
  });

  test.each([
    ['entries that inflate beyond all measure', () => bomb(120 * 1024 * 1024), 'SHEET_TOO_LARGE'],
    ['a small file that inflates a hundredfold', () => bomb(30 * 1024 * 1024), 'SHEET_TOO_LARGE'],
    ['a sheet of blanks, hardly packed', () => workbook(rowsOf(blanks())), 'SHEET_TOO_LARGE'],
    ['a tag of blanks', () => workbook(rowsOf(`<c ${blanks()}/>`)), 'SHEET_TOO_LARGE'],
    ['a value full of tags', () => workbook(rowsOf(`<c r="${tags}"/>`)), 'SHEET_UNREADABLE'],
    ['a comment full of tags', () => workbook(rowsOf(`<!-- ]]>${tags}-->`)), 'SHEET_TOO_LARGE'],
    ['a row of CSV that does not end', () => strToU8(','.repeat(5_000_000)), 'SHEET_TOO_WIDE'],
    ['too many entries', () => workbook(plain, manyEntries(300)), 'SHEET_TOO_LARGE'],
    [
      'a path out of the archive',
      () => workbook(plain, { '../../x.xml': strToU8('<a/>') }),
      'SHEET_UNREADABLE',
    ],
    ['a definition', () => workbook(`<!DOCTYPE x [<!ENTITY a "b">]>${plain}`), 'SHEET_UNREADABLE'],
    [
      'too many parts of a workbook',
      () => workbook(plain, manyEntries(21_000, 'xl/media')),
      'SHEET_TOO_LARGE',
    ],
    [
      'more columns than a form has fields',
      () => workbook(rowsOf(`<row r="1">${cell('XFD1', 'a')}</row>`)),
      'SHEET_TOO_WIDE',
    ],
    ['a count of entries that hides them', () => patched((end) => end + 10, 0), 'SHEET_UNREADABLE'],
    ['counts of entries that disagree', () => patched((end) => end + 8, 1), 'SHEET_UNREADABLE'],
    ['a second directory, of ZIP64', () => withLocator(), 'SHEET_UNREADABLE'],
    ['more room than its content takes', () => promising(), 'SHEET_UNREADABLE'],
    ['an old workbook', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'SHEET_OLD_FORMAT'],
    ['a picture', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'SHEET_IS_PICTURE'],
    ['a PDF', () => strToU8('%PDF-1.7'), 'SHEET_IS_PDF'],
    ['bytes of no text', () => new Uint8Array([1, 0, 2, 0]), 'SHEET_UNREADABLE'],
    ['half an archive', () => workbook(plain).subarray(0, 200), 'SHEET_UNREADABLE'],
    ['an archive of something else', () => zipSync({ 'a.txt': strToU8('a') }), 'SHEET_IS_OTHER_DOCUMENT'],
    ['a text document', () => zipSync({ 'word/document.xml': strToU8('<a/>') }), 'SHEET_IS_OTHER_DOCUMENT'],
    ['nothing', () => new Uint8Array(), 'SHEET_EMPTY'],
    ['more rows than are read', () => strToU8('1\n'.repeat(50_002)), 'SHEET_TOO_LARGE'],
  ])('%s is refused', async (_title, make, code) => {
    expect(await codeOf(make())).toBe(code);
  });

  test('a row far below costs no more than its cells', async () => {
    const far = rowsOf(`<row r="1048576">${cell('A1048576', 'a')}</row>`);
    expect((await readSheet(workbook(far))).rows).toEqual([{ row: 1_048_576, cells: ['a'] }]);
  });

  test('merged cells that would fill more than a sheet holds are refused', async () => {
    const rows = Array.from(
      { length: 200 },
      (_, at) => `<row r="${String(at + 1)}">${cell(`A${String(at + 1)}`, 'a')}</row>`,
    );
    const merges = '<mergeCell ref="A1:IV200"/>'.repeat(100);
    const bytes = workbook(
      `<worksheet><sheetData>${rows.join('')}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`,
    );
    expect(await codeOf(bytes)).toBe('SHEET_TOO_LARGE');
  });
});

const manyEntries = (length: number, folder = 'x'): Record<string, Uint8Array> =>
  Object.fromEntries(Array.from({ length }, (_, index) => [`${folder}/${String(index)}`, new Uint8Array()]));

/** A workbook whose sheet is mostly blanks, which compress a thousandfold. */
function bomb(size: number): Uint8Array {
  const blanks = Buffer.alloc(size, 0x20);
  expect(deflateRawSync(blanks).length).toBeLessThan(size / 500);
  return workbook(plain, { 'xl/big.xml': new Uint8Array(blanks) });
}
