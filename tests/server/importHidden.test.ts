import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { insertPupils, seedPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { storeSheet } from '../support/sheets.ts';

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPupils });
  admin = await server.login('admin');
});
afterAll(() => server.close());

test('an import leaves no value out in silence that its record has no place for', async () => {
  await insertPupils(server.platform, [
    { id: 'a', values: { studentNo: 'S003', name: '旧', graduated: false, leftOn: '2024-06-30' } },
    { id: 'b', values: { studentNo: 'S004', name: '旧', graduated: false, leftOn: '2024-06-30' } },
  ]);
  const header = ['学号', '姓名', '已毕业', '离校日期'];
  const rows = [
    ['S001', '甲', '否', '2024/6/30'],
    ['S002', '乙', '否', null],
    ['S003', '丙', '否', '2024/6/30'],
    ['S004', '丁', '否', '2024/7/1'],
  ];
  const fileId = await storeSheet(server, { header, rows });
  const errors = [2, 5].map((row) => ({ row, field: 'leftOn', message: '这条记录不适用此项，请留空' }));
  expect((await admin.call('interface', '/rest/http/pupil/importRows.htm', { fileId })).result).toMatchObject(
    { added: 1, updated: 1, failed: 2, errors },
  );
});
