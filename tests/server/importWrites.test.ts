import { afterAll, beforeAll, expect, test } from 'vitest';
import { inputError, invalidInput } from '../../server/errors/AppError.ts';
import type { ModuleRules } from '../../server/records/moduleRules.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { seedPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { storeSheet } from '../support/sheets.ts';
import type { SheetRow } from '../support/sheets.ts';

let server: TestServer;
let admin: ApiClient;

/** What a module may hold its records to beside its form. */
const rules: ModuleRules = {
  pupil: {
    refuseChange: (_work, _before, { name }) =>
      name === '不收'
        ? Promise.reject(invalidInput(inputError('data.name', 'NOT_FOUND')))
        : Promise.resolve(),
    stored: (values) => Promise.resolve(values.name === '存' ? { ...values, remark: '另存' } : values),
  },
};

beforeAll(async () => {
  server = await startTestServer({ seed: seedPupils, rules });
  admin = await server.login('admin');
});
afterAll(() => server.close());

const sheet = (header: string[], rows: readonly SheetRow[]) => storeSheet(server, { header, rows });
const call = (param: object) => admin.call('interface', '/rest/http/pupil/importRows.htm', param);

async function stored(): Promise<Record<string, unknown>[]> {
  const param = { sort: [{ field: 'studentNo', order: 'asc' }], limit: -1 };
  const { list } = await admin.call('interface', '/rest/http/pupil/list.htm', param);
  return list as Record<string, unknown>[];
}

test('an import writes nothing of rows that say what their records hold already', async () => {
  const header = ['学号', '姓名', '绩点'];
  const one = ['S001', '甲', 3.5];
  await call({ fileId: await sheet(header, [one, ['S002', '乙', 2]]) });
  const before = await stored();
  const fileId = await sheet(header, [one, ['S002', '乙', 4]]);
  const counts = { added: 0, updated: 1, unchanged: 1, failed: 0 };
  expect((await call({ fileId, dryRun: true })).result).toMatchObject(counts);
  const noted = server.db.selectFrom('atrium.audit').select('id').where('resource', 'like', 'form/pupil/%');
  const notes = (await noted.execute()).length;
  expect((await call({ fileId })).result).toMatchObject(counts);
  const [first, second] = await stored();
  expect(first).toEqual(before[0]);
  expect(second).toMatchObject({ gpa: 4, revision: 2 });
  expect(await noted.execute()).toHaveLength(notes + 1);
});

test('an import holds its rows to what their module holds each record to', async () => {
  const header = ['学号', '姓名'];
  const fileId = await sheet(header, [
    ['S101', '存'],
    ['S102', '不收'],
    ['S103', '存'],
  ]);
  expect((await call({ fileId })).result).toMatchObject({
    added: 2,
    failed: 1,
    errors: [{ row: 3, field: 'name' }],
  });
  const added = (await stored()).slice(-2);
  expect(added).toMatchObject(['S101', 'S103'].map((studentNo) => ({ studentNo, remark: '另存' })));
  const again = await sheet(header, [
    ['S101', '改'],
    ['S103', '不收'],
  ]);
  expect((await call({ fileId: again })).result).toMatchObject({ updated: 1, failed: 1 });
});
