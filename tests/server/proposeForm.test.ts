import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeFile } from '../../server/files/service.ts';
import { writeXlsx } from '../../server/sheets/xlsx.ts';
import type { ImportOutcome } from '../../src/schemas/wire/importRows.ts';
import type { FormProposal } from '../../src/schemas/wire/proposeForm.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { finishedJob } from '../support/sheets.ts';
import { seedPupils } from '../support/pupils.ts';

// A form is made of a sheet, and the sheet imported into it.

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPupils });
  [admin, teacher] = await Promise.all([server.login('admin'), server.login('teacher')]);
});
afterAll(() => server.close());

/** Stores a file as an upload of somebody. */
async function store(name: string, content: Uint8Array | string, owner = 'u-admin'): Promise<string> {
  const expiresAt = new Date(Date.now() + 60_000);
  const bytes = typeof content === 'string' ? strToU8(content) : content;
  const entry = { name, type: 'text/csv', content: bytes, owner, purpose: 'attachment', expiresAt };
  return (await storeFile(server.platform, server.db, entry)).fileId;
}

const call = (param: object, client = admin): Promise<ApiAnswer> =>
  client.call('manager', '/resource/proposeForm.do', param);

async function propose(name: string, content: Uint8Array | string, more: object = {}) {
  const fileId = await store(name, content);
  const { result, msg } = await call({ fileId, ...more });
  if (result === undefined) throw new Error(msg);
  return { fileId, ...(result as FormProposal) };
}

const sample = (name: string) => readFile(path.join('tests/support/sheets', name));

/** A workbook of several sheets, each with one column. */
async function workbook(sheets: Readonly<Record<string, readonly string[]>>): Promise<Uint8Array> {
  const files = unzipSync(await writeXlsx({ header: ['a'], rows: [] }, 'S'));
  const part = Object.keys(files).find((name) => name.endsWith('worksheets/sheet1.xml')) ?? '';
  const names = Object.keys(sheets);
  const cell = (text: string) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`;
  const parts = Object.fromEntries(
    names.map((name, at) => [
      part.replace('sheet1', `sheet${String(at + 1)}`),
      strToU8(
        `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${(sheets[name] ?? []).map(cell).join('')}</sheetData></worksheet>`,
      ),
    ]),
  );
  const relations = 'xl/_rels/workbook.xml.rels';
  const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const links = names.map(
    (_, at) =>
      `<Relationship Id="s${String(at)}" Type="${kind}/worksheet" Target="worksheets/sheet${String(at + 1)}.xml"/>`,
  );
  const listed = names.map(
    (name, at) => `<sheet name="${name}" sheetId="${String(at + 1)}" r:id="s${String(at)}"/>`,
  );
  return zipSync({
    ...files,
    ...parts,
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${kind}"><sheets>${listed.join('')}</sheets></workbook>`,
    ),
    [relations]: strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join('')}</Relationships>`,
    ),
  });
}

test('columns become fields that keep what their cells say, and the form may be saved as it is', async () => {
  const { form, mapping, columns, headerRows, rows } = await propose(
    '新生名单.csv',
    [
      '学号,姓名,性别,手机,出生日期,绩点,住校,备注',
      '00012345,林知夏,女,13800138000,2005/1/5,3.5,是,',
      '00012346,周全,男,13900138000,2004-12-31,4,否,转专业',
      '00012347,陈望,男,13700138000,2005年7月8日,3.75,是,',
    ].join('\n'),
  );
  expect(columns.map(({ title, code, type }) => [title, code, type])).toEqual([
    ['学号', 'xuehao', 'input'],
    ['姓名', 'xingming', 'input'],
    ['性别', 'xingbie', 'select'],
    ['手机', 'shouji', 'phone'],
    ['出生日期', 'chushengriqi', 'date'],
    ['绩点', 'jidian', 'number'],
    ['住校', 'zhuxiao', 'switch'],
    ['备注', 'beizhu', 'input'],
  ]);
  expect([headerRows, rows, mapping.xuehao]).toEqual([1, 3, '学号']);
  expect(form).toMatchObject({ kind: 'form', id: 'xinshengmingdan', name: '新生名单', grants: [] });
  const checked = await admin.call('manager', '/resource/check.do', { kind: 'form', schema: form });
  const codes = new Set((checked.list ?? []).map((found) => (found as { code: string }).code));
  // A sheet speaks one language, and who may do what is for people to say.
  expect(codes).toEqual(new Set(['MISSING_TEXT', 'MISSING_RIGHT']));
  expect(columns[0]).toMatchObject({
    doubts: ['看起来是编号，按文本保存，前面的零和每一位数字都保留'],
    samples: ['00012345', '00012346', '00012347'],
  });
});

describe('sheets as people have them', () => {
  test.each<[string, object, object]>([
    ['50-first-row-blank.xlsx', {}, { headerRows: 1 }],
    ['51-merged-title.xlsx', {}, { headerRows: 1, hints: [expect.stringContaining('列名取自')] }],
    ['04-hidden-first.xlsx', {}, { headerRows: 1 }],
    ['53-hidden-rows.xlsx', {}, { hints: [expect.stringContaining('隐藏的行')] }],
  ])('%s', async (name, more, expected) => {
    expect(await propose(name, await sample(name), more)).toMatchObject(expected);
  });

  test('of two rows of titles the lower ones name the fields, with the upper ones where they are needed', async () => {
    const merged = (ref: string) => `<mergeCell ref="${ref}"/>`;
    const files = unzipSync(
      await writeXlsx(
        {
          header: ['学号', '父亲', '', '母亲', ''],
          rows: [
            ['', '姓名', '电话', '姓名', '电话'],
            ['007', '甲', '13800138000', '乙', '13900138000'],
          ],
        },
        '家长',
      ),
    );
    const part = Object.keys(files).find((one) => one.endsWith('sheet1.xml')) ?? '';
    const xml = strFromU8(files[part] ?? new Uint8Array());
    const merges = `<mergeCells>${['A1:A2', 'B1:C1', 'D1:E1'].map(merged).join('')}</mergeCells>`;
    files[part] = strToU8(xml.replace('</sheetData>', `</sheetData>${merges}`));
    const proposal = await propose('x.xlsx', zipSync(files));
    expect(proposal).toMatchObject({ headerRows: 2, headerRow: 2, rows: 1, form: { name: '家长' } });
    expect(proposal.columns.map(({ title, type }) => [title, type])).toEqual([
      ['学号', 'input'],
      ['父亲姓名', 'input'],
      ['父亲电话', 'phone'],
      ['母亲姓名', 'input'],
      ['母亲电话', 'phone'],
    ]);
    expect(Object.values(proposal.mapping)).toEqual(['学号', '姓名', '电话', '姓名 (2)', '电话 (2)']);
  });

  test('of many sheets the first is read, and any other where it is named', async () => {
    const sheets = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [
        `表${String(at + 1)}班`,
        ['学号', ...Array.from({ length: at }, () => 'x')],
      ]),
    );
    const file = await workbook(sheets);
    const { fileId, sheet, sheets: listed = [] } = await propose('a.xlsx', file);
    expect([sheet, listed.length, listed[59]]).toEqual(['表1班', 60, { name: '表60班', rows: 60 }]);
    expect((await call({ fileId, sheet: '表60班' })).result).toMatchObject({ sheet: '表60班', rows: 59 });
    expect(await call({ fileId, sheet: '没有' })).toMatchObject({
      msgState: 2,
      errors: [{ path: 'sheet', code: 'SHEET_UNKNOWN' }],
    });
  });

  test('of more rows than an import takes the types are told all the same, and what to do', async () => {
    const line = (at: number): string => `${String(at).padStart(8, '0')},${String(at % 7)},2024-09-01`;
    const text = ['学号,次数,日期', ...Array.from({ length: 200_000 }, (_, at) => line(at))].join('\n');
    const { rows, mostRows, columns, hints } = await propose('大表.csv', text);
    expect([rows, mostRows, columns.map(({ type }) => type)]).toEqual([
      ...[200_000, 50_000, ['input', 'number', 'date']],
    ]);
    expect(hints).toEqual([expect.stringContaining('200000 行')]);
  });

  test.each([
    ['a.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'SHEET_OLD_FORMAT'],
    ['a.csv', '', 'SHEET_EMPTY'],
  ])('%s is refused', async (name, content, code) => {
    expect(await call({ fileId: await store(name, content) })).toMatchObject({
      msgState: 2,
      errors: [{ path: 'fileId', code }],
    });
  });
});

test('nobody makes a form of another one’s file, and nobody who does not design makes one at all', async () => {
  const fileId = await store('a.csv', '学号\n1', 'u-teacher');
  expect(await call({ fileId })).toMatchObject({ msgState: 2, errors: [{ path: 'fileId' }] });
  expect((await call({ fileId }, teacher)).msgState).toBe(3);
});

test('what was proposed is published and takes all rows: zeros in front, days and phones stay, notes stay out', async () => {
  const record = (at: number): string =>
    `${String(at).padStart(8, '0')},2024/1/${String((at % 28) + 1)},138${String(at).padStart(8, '0')},${String(at / 4)}`;
  const lines = Array.from({ length: 1000 }, (_, at) => record(at));
  const text = ['2024 级名单,,,', '学号,报到日期,手机,绩点', ...lines, '合计,,,1000'].join('\n');
  const { fileId, form, mapping, headerRow, lastRow, rows } = await propose('报到.csv', text);
  expect([rows, headerRow, lastRow]).toEqual([1000, 2, 1002]);
  const { id, name } = form;
  const schema = {
    ...form,
    grants: [{ id: 'all', roles: ['administrator'], actions: ['importRows', 'list'], read: '*', write: '*' }],
  };
  const saved = await admin.call('manager', '/resource/save.do', { kind: 'form', id, name, schema });
  const { revision } = saved.result as { revision: number };
  expect((await admin.call('manager', '/resource/publish.do', { kind: 'form', id, revision })).msgState).toBe(
    1,
  );
  const param = { fileId, mapping, headerRow, lastRow };
  const { result } = await admin.call('interface', `/rest/http/${id}/importRows.htm`, param);
  const { jobId } = result as { jobId: string };
  const { result: outcome } = await finishedJob(admin, jobId);
  expect(outcome as ImportOutcome).toMatchObject({ added: 1000, failed: 0 });
  const { rows: kept } =
    await sql`select xuehao, baodaoriqi::text, shouji, jidian::text from data.baodao order by xuehao limit 2 offset 6`.execute(
      server.db,
    );
  expect(kept).toEqual([
    { xuehao: '00000006', baodaoriqi: '2024-01-07', shouji: '13800000006', jidian: '1.5' },
    { xuehao: '00000007', baodaoriqi: '2024-01-08', shouji: '13800000007', jidian: '1.75' },
  ]);
});
