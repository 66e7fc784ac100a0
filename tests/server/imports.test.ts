import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { insertPupils, seedPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { storeSheet } from '../support/sheets.ts';
import type { SheetRow } from '../support/sheets.ts';

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

const file = (
  header: string[],
  rows: readonly SheetRow[],
  owner = 'u-admin',
  xlsx = false,
): Promise<string> => storeSheet(server, { header, rows, owner, xlsx });
const call = (param: object, client = admin, locale = 'zh-CN'): Promise<ApiAnswer> =>
  client.call('interface', PATH, param, { headers: { 'accept-language': locale } });

async function stored(): Promise<Record<string, unknown>[]> {
  const param = { sort: [{ field: 'studentNo', order: 'asc' }], limit: -1 };
  const { list } = await admin.call('interface', '/rest/http/pupil/list.htm', param);
  return list as Record<string, unknown>[];
}
describe('an import', () => {
  test.each([false, true])(
    'reads labels, numbers and dates as people write them (xlsx: %s)',
    async (xlsx) => {
      const header = ['学号', '姓名', '学院', '绩点', '已毕业', '离校日期', '荣誉'];
      const row = ['S001', '林知夏', '法学院', 3.5, '是', '2024/6/30', '奖学金、优秀干部'];
      const fileId = await file(header, [row], 'u-admin', xlsx);
      expect((await call({ fileId })).result).toMatchObject({ added: 1, updated: 0, failed: 0, errors: [] });
      expect(await stored()).toMatchObject([
        {
          studentNo: 'S001',
          college: 'law',
          gpa: 3.5,
          graduated: true,
          leftOn: '2024-06-30',
          honours: ['scholar', 'leader'],
          level: 'plain',
          createdBy: 'u-admin',
        },
      ]);
    },
  );

  test('changes the records that are there already, and only what the file says', async () => {
    await insertPupils(server.platform, [
      { id: 'a', values: { studentNo: 'S001', name: '旧名', remark: '保留', gpa: 2 } },
    ]);
    const fileId = await file(
      ['No', '姓名', '绩点'],
      [
        ['S001', '新名', null],
        ['S002', '新人', 4],
      ],
    );
    const mapping = { studentNo: 'No', name: '姓名', gpa: '绩点' };
    expect((await call({ fileId, mapping })).result).toMatchObject({ added: 1, updated: 1 });
    expect(await stored()).toMatchObject([
      { id: 'a', name: '新名', remark: '保留', gpa: 2, revision: 2 },
      { studentNo: 'S002', gpa: 4, level: 'excellent', college: 'computing' },
    ]);
  });

  test('leaves out the rows that are wrong, and says where and why, in the language of the request', async () => {
    const fileId = await file(
      ['学号', '姓名', '绩点', '学院'],
      [
        ['S001', '好', 3, null],
        ['X002', '学号不对', 3, null],
        ['S003', null, 3, null],
        [null, null, null, null],
        ['S005', '不是数', '三', null],
        ['S006', '太高', 9, null],
        ['S007', '没有学院', 3, '医学院'],
        ['S001', '重复', 3, null],
        [null, ' ', null, null],
      ],
    );
    const { added, failed, errors, rows } = (await call({ fileId })).result as {
      added: number;
      failed: number;
      rows: number;
      errors: { row: number; field: string; message: string }[];
    };
    expect([added, failed, rows]).toEqual([1, 6, 7]);
    expect(errors.map(({ row, field }) => [row, field])).toEqual([
      [3, 'studentNo'],
      [4, 'name'],
      [6, 'gpa'],
      [7, 'gpa'],
      [8, 'college'],
      [9, 'studentNo'],
    ]);
    expect(errors[0]?.message).toBe('学号格式不正确');
    expect(errors[5]?.message).toBe('与第 2 行重复');
    const english = (await call({ fileId }, admin, 'en-US')).result as { errors: { message: string }[] };
    for (const { message } of english.errors) expect(message).not.toMatch(/正确|重复|必填|没有/);
    expect(await stored()).toHaveLength(1);
  });

  test('takes the first sound row of those with the same key: one that is left out stands in the way of none', async () => {
    const fileId = await file(
      ['学号', '姓名', '绩点'],
      [
        ['S001', '太高', 9],
        ['S001', '不是数', '三'],
        ['S001', '好', 3],
        ['S001', '重复', 2],
      ],
    );
    const { result } = await call({ fileId });
    const { added, errors } = result as { added: number; errors: { row: number; message: string }[] };
    expect([added, errors.map(({ row }) => row)]).toEqual([1, [2, 3, 5]]);
    expect(errors[2]?.message).toBe('与第 4 行重复');
    expect(await stored()).toMatchObject([{ studentNo: 'S001', name: '好', gpa: 3 }]);
  });

  test('tells what else is wrong with a row beside the cells that cannot be read, and nothing that hangs on these', async () => {
    const fileId = await file(
      ['学号', '姓名', '绩点', '学院', '专业', '备注'],
      [
        ['X001', null, 3, '医学院', '民商法', null],
        ['S002', '甲', '三', null, null, null],
      ],
    );
    const { result } = await call({ fileId });
    const { errors } = result as { errors: { row: number; field: string }[] };
    expect(errors.map(({ row, field }) => [row, field])).toEqual([
      [2, 'college'],
      [2, 'studentNo'],
      [2, 'name'],
      [3, 'gpa'],
    ]);
    expect(result).toMatchObject({ added: 0, failed: 2 });
  });

  test('that is tried only proposes columns, tells the same and leaves nothing', async () => {
    const fileId = await file(
      ['Number', '姓名', '备注说明'],
      [
        ['S001', '甲', 'x'],
        ['X', '乙', ''],
      ],
    );
    const audited = () =>
      server.db
        .selectFrom('atrium.audit')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow();
    const before = await audited();
    const { result } = await call({ fileId, dryRun: true });
    expect(result).toMatchObject({
      added: 1,
      failed: 1,
      mapping: { studentNo: 'Number', name: '姓名' },
      columns: [
        { title: 'Number', sample: ['S001', 'X'] },
        { title: '姓名' },
        { title: '备注说明', sample: ['x', ''] },
      ],
    });
    expect(await stored()).toEqual([]);
    expect(await audited()).toEqual(before);
  });

  test('that is tried waits for nobody: it locks no record, and none that is locked keeps it', async () => {
    await insertPupils(server.platform, [{ id: 'a', values: { studentNo: 'S001', name: '旧名' } }]);
    const fileId = await file(['学号', '姓名'], [['S001', '新名']]);
    const tried = await server.db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '1s'`.execute(trx);
      await sql`select id from data.pupil where id = 'a' for update`.execute(trx);
      return call({ fileId, dryRun: true });
    });
    expect(tried.result).toMatchObject({ added: 0, updated: 1, failed: 0 });
  });

  test('judges a record anew that somebody changed while it waited, and keeps what they changed', async () => {
    await insertPupils(server.platform, [
      { id: 'a', values: { studentNo: 'S001', name: '旧名', remark: '旧' } },
    ]);
    const fileId = await file(['学号', '姓名'], [['S001', '新名']]);
    let imported: Promise<ApiAnswer> | undefined;
    await server.db.transaction().execute(async (trx) => {
      await sql`update data.pupil set remark = '别人改的', revision = revision + 1 where id = 'a'`.execute(
        trx,
      );
      imported = call({ fileId });
      await vi.waitFor(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`.execute(server.db);
        expect(rows).toHaveLength(1);
      });
    });
    expect((await imported)?.result).toMatchObject({ updated: 1, failed: 0 });
    expect(await stored()).toMatchObject([{ name: '新名', remark: '别人改的', revision: 3 }]);
  });

  test('that is repeated under its requestId answers as the first did and adds nothing more', async () => {
    const fileId = await file(['姓名', '学号'], [['甲', 'S001']]);
    const param = { fileId, requestId: 'import-1' };
    const first = await call(param);
    const second = await call(param);
    expect(second.result).toEqual(first.result);
    expect(second.result).toMatchObject({ added: 1 });
    expect(await call({ ...param, dryRun: true })).toMatchObject({ code: 'REQUEST_ID_REUSED' });
  });

  test('is noted record by record, and as a whole', async () => {
    const fileId = await file(['姓名', '学号'], [['甲', 'S001']]);
    await call({ fileId });
    const rows = await server.db
      .selectFrom('atrium.audit')
      .select(['actor', 'resource', 'after'])
      .where('action', '=', 'form.importRows')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(rows[0]).toMatchObject({ actor: 'u-admin', resource: 'form/pupil', after: { added: 1, fileId } });
    expect(rows[1]?.resource).toMatch(/^form\/pupil\/.+/);
  });
});

describe('rights', () => {
  test('a role without the right is refused, whatever it sends', async () => {
    const fileId = await file(['姓名'], [['甲']], 'u-student');
    expect(await call({ fileId }, student)).toMatchObject({ http: 403, msgState: 3 });
    expect(await call({ fileId: '../../etc/passwd' }, student)).toMatchObject({ msgState: 3 });
  });

  test('a field that the role may not write is refused, and never proposed', async () => {
    const fileId = await file(
      ['学号', '姓名', '学院', '辅导员'],
      [['S001', '甲', '法学院', 'u-teacher']],
      'u-teacher',
    );
    expect(await call({ fileId, mapping: { college: '学院' } }, teacher)).toMatchObject({
      msgState: 3,
      errors: [{ path: 'mapping.college' }],
    });
    const { result } = await call({ fileId, dryRun: true }, teacher);
    expect((result as { mapping: object }).mapping).not.toHaveProperty('college');
  });

  test('records beyond the rows of the role are neither added nor changed', async () => {
    await insertPupils(server.platform, [
      { id: 'other', values: { studentNo: 'S001', name: '别人的', counsellorId: 'u-other' } },
    ]);
    const fileId = await file(
      ['学号', '姓名', '辅导员'],
      [
        ['S001', '改名', 'u-teacher'],
        ['S002', '给别人', 'u-other'],
        ['S003', '自己的', 'u-teacher'],
      ],
      'u-teacher',
    );
    expect((await call({ fileId }, teacher)).result).toMatchObject({ added: 1, updated: 0, failed: 2 });
    expect((await stored()).map(({ name }) => name)).toEqual(['别人的', '自己的']);
  });

  test('a file of somebody else is answered like none', async () => {
    const fileId = await file(['姓名'], [['甲']], 'u-teacher');
    for (const id of [fileId, 'nothing']) {
      expect(await call({ fileId: id })).toMatchObject({
        msgState: 2,
        errors: [{ path: 'fileId', code: 'NOT_FOUND' }],
      });
    }
  });
});

test('what the mapping gets wrong is told before anything runs', async () => {
  const fileId = await file(['姓名'], [['甲']]);
  const mapping = { name: '名字', nothing: '姓名', id: '姓名' };
  expect((await call({ fileId, mapping })).errors).toMatchObject([
    { path: 'mapping.name', code: 'UNKNOWN_COLUMN' },
    { path: 'mapping.nothing', code: 'UNKNOWN_FIELD' },
    { path: 'mapping.id', code: 'UNKNOWN_FIELD' },
  ]);
  expect(await call({ fileId, mapping: { 'a.b': 'x' } })).toMatchObject({ msgState: 2 });
});
