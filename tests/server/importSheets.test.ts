import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeFile } from '../../server/files/service.ts';
import { readSheet } from '../../server/sheets/readSheet.ts';
import type { ImportOutcome } from '../../src/schemas/wire/importRows.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { publishForm, pupilForm, seedPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { finishedJob, storeSheet } from '../support/sheets.ts';
import type { SheetRow } from '../support/sheets.ts';

// What imports make of whole sheets: their columns, many rows, and the rows that are left out.

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;
let student: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPupils });
  ({ admin, teacher, student } = await server.loginAll());
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`delete from data.pupil`.execute(server.db);
});

const PATH = '/rest/http/pupil/importRows.htm';
const file = (header: string[], rows: readonly SheetRow[]): Promise<string> =>
  storeSheet(server, { header, rows });
const call = (param: object): Promise<ApiAnswer> => admin.call('interface', PATH, param);

async function stored(): Promise<unknown[]> {
  return (await admin.call('interface', '/rest/http/pupil/list.htm', { limit: -1 })).list ?? [];
}

test('the error of a formula is told at its cell, and is no empty one', async () => {
  const rows = [
    ['S001', '林知夏', '#REF!'],
    ['S002', '#N/A', 3],
    ['S003', '周全', 3],
  ];
  const { result } = await call({ fileId: await file(['学号', '姓名', '绩点'], rows) });
  expect(result).toMatchObject({ added: 1, failed: 2 });
  const { errors } = result as ImportOutcome;
  expect(errors).toMatchObject([
    { row: 2, field: 'gpa', message: expect.stringContaining('#REF!') as string },
    { row: 3, field: 'name', message: expect.stringContaining('#N/A') as string },
  ]);
});

describe('values that two records may not share', () => {
  test('are kept apart within the file as in the database, tried and imported alike', async () => {
    const twice = {
      ...pupilForm,
      id: 'pupil-twice',
      storage: { studentNo: { unique: true }, name: { unique: true } },
    };
    await publishForm(server.platform, twice);
    const path = '/rest/http/pupil-twice/importRows.htm';
    const first = await file(['学号', '姓名'], [['S001', '甲']]);
    await admin.call('interface', path, { fileId: first });
    const fileId = await file(
      ['学号', '姓名'],
      [
        ['S001', '乙'], // gives 甲 up
        ['S002', '甲'],
        ['S003', '乙'],
      ],
    );
    for (const dryRun of [true, false]) {
      const { result } = await admin.call('interface', path, { fileId, dryRun });
      expect(result).toMatchObject({
        ...{ added: 1, updated: 1, failed: 1 },
        errors: [{ row: 4, field: 'name', message: '该值已存在' }],
      });
    }
  });

  test('may move on from record to record', async () => {
    const swap = {
      ...pupilForm,
      id: 'pupil-swap',
      storage: { studentNo: { unique: true }, name: { unique: true } },
    };
    await publishForm(server.platform, swap);
    const path = '/rest/http/pupil-swap/importRows.htm';
    const rows = (names: string[]): SheetRow[] => names.map((name, index) => [`S00${String(index)}`, name]);
    await admin.call('interface', path, { fileId: await file(['学号', '姓名'], rows(['甲', '乙', '丙'])) });
    const fileId = await file(['学号', '姓名'], rows(['丁', '甲', '乙']));
    expect((await admin.call('interface', path, { fileId })).result).toMatchObject({ updated: 3, failed: 0 });
  });
});

describe('rows that are left out', () => {
  test('can be fetched as a sheet, all of them as they were with the reasons beside, and nothing is a formula', async () => {
    const wrong = Array.from({ length: 1_500 }, (_, index) => [`X${String(index)}`, '=1+1', 9]);
    const fileId = await file(['学号', '姓名', '绩点'], [['S001', '好', 3], ...wrong]);
    const { jobId } = (await call({ fileId, dryRun: true, report: true })).result as { jobId: string };
    const { result } = (await finishedJob(admin, jobId)) as {
      result: { errors: unknown[]; report: { url: string } };
    };
    expect(result.errors).toHaveLength(1_000);
    const bytes = new Uint8Array(await (await fetch(server.baseUrl + result.report.url)).arrayBuffer());
    const sheet = (await readSheet(bytes)).rows.map(({ cells }) => cells);
    expect(sheet).toHaveLength(1 + wrong.length);
    expect(sheet[0]).toEqual(['原行号', '错误原因', '学号', '姓名', '绩点']);
    expect(sheet[1]).toEqual(['3', '学号：学号格式不正确；绩点：不能大于 5', 'X0', '=1+1', '9']);
    const xml = Object.entries(unzipSync(bytes)).find(([name]) => name.endsWith('sheet1.xml'))?.[1];
    expect(strFromU8(xml!)).not.toContain('<f>');
  });

  test('of a preview are made a sheet only where it is asked for, of an import always', async () => {
    const fileId = await file(['学号', '姓名'], [['X', '错']]);
    expect((await call({ fileId, dryRun: true })).result).not.toHaveProperty('report');
    expect((await call({ fileId })).result).toHaveProperty('report.url');
  });
});

test('a row with more cells than there are titles is left out, for what it holds may stand in wrong columns', async () => {
  const fileId = await file(
    ['学号', '姓名'],
    [
      ['S001', '甲', '多'],
      ['S002', '乙', ''],
    ],
  );
  const { result } = await call({ fileId });
  const message = expect.stringContaining('共 2 列') as string;
  expect(result).toMatchObject({ added: 1, failed: 1, errors: [{ row: 2, field: '', message }] });
});

test('a required field without a column is told once, and its rows in the sheet of errors alone', async () => {
  const rows = [
    ['S001', 2],
    ['S002', 9],
    ['S003', 3],
  ];
  const fileId = await file(['编号', '绩点'], rows);
  const { result } = await call({ fileId, dryRun: true, report: true });
  const outcome = result as ImportOutcome;
  expect(outcome).toMatchObject({
    ...{ added: 0, failed: 3, errors: [{ row: 3, field: 'gpa' }] },
    unfilled: [
      { field: 'studentNo', rows: 3 },
      { field: 'name', rows: 3 },
    ],
  });
  expect(outcome.errors).toHaveLength(1);
  const bytes = await (await fetch(server.baseUrl + (outcome.report?.url ?? ''))).arrayBuffer();
  expect((await readSheet(new Uint8Array(bytes))).rows.map(({ cells }) => cells[0])).toEqual([
    '原行号',
    '2',
    '3',
    '4',
  ]);
  const empty = await call({ fileId: await file(['学号', '姓名'], [['S001', '']]), dryRun: true });
  expect(empty.result).toMatchObject({ failed: 1, errors: [{ row: 2, field: 'name' }] });
  expect(empty.result).not.toHaveProperty('unfilled');
});

test('two columns of one title are told apart, and which they are', async () => {
  const fileId = await file(['学号', '学号', '姓名'], [['S001', 'S002', '甲']]);
  const { columns, mapping } = (await call({ fileId, dryRun: true })).result as ImportOutcome;
  expect(columns).toMatchObject([
    { title: '学号', name: 'A' },
    { title: '学号 (2)', name: 'B', repeated: true, sample: ['S002'] },
    { title: '姓名', name: 'C' },
  ]);
  expect(columns[0]).not.toHaveProperty('repeated');
  expect(mapping).toEqual({ studentNo: '学号', name: '姓名' });
});

test('a template holds the titles of what the role may write, by which an import finds them again', async () => {
  const { result } = await teacher.call('interface', '/rest/http/pupil/importTemplate.htm', {});
  const bytes = await (await fetch(server.baseUrl + (result as { url: string }).url)).arrayBuffer();
  expect((await readSheet(new Uint8Array(bytes))).rows.map(({ cells }) => cells)).toEqual([
    ['学号', '姓名', '绩点', '备注', '辅导员'],
  ]);
  expect(await student.call('interface', '/rest/http/pupil/importTemplate.htm', {})).toMatchObject({
    msgState: 3,
  });
});

describe('many rows', () => {
  const many = (count: number): SheetRow[] =>
    Array.from({ length: count }, (_, index) => [`S${String(10_000 + index)}`, `名${String(index)}`]);

  test('are a job, whose result only its owner sees', async () => {
    const fileId = await file(['学号', '姓名'], [...many(400), ['X', '错']]);
    const { result } = await call({ fileId, requestId: 'import-1' });
    const { jobId } = result as { jobId: string };
    const { list } = await admin.call('manager', '/job/list.do', {});
    expect(list).toContainEqual(expect.objectContaining({ jobId, requestId: 'import-1' }));
    const job = await finishedJob(admin, jobId);
    expect(job).toMatchObject({ state: 'done', result: { added: 400, failed: 1, errors: [{ row: 402 }] } });
    expect(await stored()).toHaveLength(400);
    expect(await teacher.call('manager', '/job/get.do', { jobId })).toMatchObject({ msgState: 4 });
    expect(await teacher.call('manager', '/job/cancel.do', { jobId })).toMatchObject({ msgState: 4 });
  });

  /** However fast it is, the job cannot write before what is given back is called. */
  async function heldBack(): Promise<{ jobId: string; letGo: () => Promise<void> }> {
    const fileId = await file(['学号', '姓名'], many(400));
    const holder = await server.db.startTransaction().execute();
    await sql`lock table data.pupil in share row exclusive mode`.execute(holder);
    const { jobId } = (await call({ fileId })).result as { jobId: string };
    return { jobId, letGo: () => holder.rollback().execute() };
  }

  test('that are cancelled leave nothing', async () => {
    const { jobId, letGo } = await heldBack();
    expect(await admin.call('manager', '/job/cancel.do', { jobId })).toMatchObject({ msgState: 1 });
    await letGo();
    expect(await finishedJob(admin, jobId)).toMatchObject({ state: 'cancelled' });
    expect(await stored()).toEqual([]);
  });

  test('of one person go into a form one import after the other, looked at as often as they like', async () => {
    const { jobId, letGo } = await heldBack();
    const small = await file(['学号', '姓名'], [['S001', '甲']]);
    expect(await call({ fileId: small })).toMatchObject({ msgState: 5, code: 'IMPORT_RUNNING' });
    expect(await call({ fileId: small, dryRun: true })).toMatchObject({ msgState: 1 });
    await admin.call('manager', '/job/cancel.do', { jobId });
    await letGo();
    expect(await call({ fileId: small })).toMatchObject({ msgState: 1 });
    await finishedJob(admin, jobId);
  });

  test('or few, while others are read, wait for their turn as a job', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { sheets } = server.platform.limits;
    const others = [sheets.inTurn(() => held), sheets.inTurn(() => held)];
    const fileId = await file(['学号', '姓名'], [['S001', '甲']]);
    const { jobId } = (await call({ fileId })).result as { jobId: string };
    release();
    await Promise.all(others);
    expect(await finishedJob(admin, jobId)).toMatchObject({ state: 'done', result: { added: 1 } });
  });

  test('or few hold no connection while their sheet is read, nor does a second import of the same person', async () => {
    const fileId = await file(['学号', '姓名'], [['S001', '甲']]);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const reading = vi
      .spyOn(server.platform.limits.sheets, 'run')
      .mockImplementation((task) => held.then(task));
    try {
      const imports = Array.from({ length: 12 }, () => call({ fileId }));
      await vi.waitFor(() => {
        expect(reading).toHaveBeenCalledTimes(12);
      }, 30_000);
      const { rows } = await sql`select 1 from pg_stat_activity
        where state like 'idle in%' and datname = current_database()`.execute(server.db);
      expect(rows).toEqual([]);
      release();
      const codes = (await Promise.all(imports)).map(({ code }) => code);
      expect(codes).toContain(undefined);
      expect(codes.filter((code) => code !== undefined && code !== 'IMPORT_RUNNING')).toEqual([]);
    } finally {
      release();
      reading.mockRestore();
    }
  });

  test('in a file that cannot be read fail with the reason', async () => {
    const expiresAt = new Date(Date.now() + 60_000);
    const content = new Uint8Array(2 * 1024 * 1024);
    const entry = {
      name: 'x',
      type: 'text/csv',
      content,
      owner: 'u-admin',
      purpose: 'attachment',
      expiresAt,
    };
    const { fileId } = await storeFile(server.platform, server.db, entry);
    const { jobId } = (await call({ fileId })).result as { jobId: string };
    expect(await finishedJob(admin, jobId)).toMatchObject({
      state: 'failed',
      msg: expect.stringMatching(/^无法读取.*另存为 XLSX 后重试$/) as string,
    });
  });
});
