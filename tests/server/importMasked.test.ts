import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { ImportOutcome } from '../../src/schemas/wire/importRows.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { startFormServer } from '../support/formServer.ts';
import type { TestServer } from '../support/server.ts';
import { storeSheet } from '../support/sheets.ts';

// Sheets that were exported come in again: what was masked on the way out stands for what is there.

const field = (type: string, name: string) => ({ type, id: name, name, title: name });

const form: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'guest',
  name: '访客',
  fields: [field('input', 'no'), field('input', 'name'), field('id-card', 'card')],
  storage: { no: { unique: true } },
  grants: [
    { roles: ['administrator'], actions: ['list', 'add', 'update', 'importRows'], read: '*', write: '*' },
  ],
};

const CARD = '11010519491231002X';
const MASKED = '110***********002X';

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startFormServer(form);
  admin = await server.login('admin');
  const data = { no: 'G1', name: '旧名', card: CARD };
  await admin.call('interface', '/rest/http/guest/add.htm', { data });
});

afterAll(() => server.close());

const importing = async (rows: string[][], dryRun = false): Promise<ImportOutcome> => {
  const fileId = await storeSheet(server, { header: ['no', 'name', 'card'], rows });
  const { result } = await admin.call('interface', '/rest/http/guest/importRows.htm', { fileId, dryRun });
  return result as ImportOutcome;
};
const stored = async () => (await admin.call('interface', '/rest/http/guest/list.htm', {})).list;

test.each([true, false])('changes what else the row says, tried (%s) and imported alike', async (dryRun) => {
  expect(await importing([['G1', '新名', MASKED]], dryRun)).toMatchObject({ updated: 1, errors: [] });
  expect(await stored()).toMatchObject([{ name: dryRun ? '旧名' : '新名', card: CARD }]);
});

test.each([
  ['another than the record holds', ['G1', '别名', '110***********0021']],
  ['one of a new record', ['G2', '新客', MASKED]],
  ['one of a record without a key', ['', '无号', MASKED]],
])('refused, with what would be right: %s', async (_what, row) => {
  const outcome = await importing([row]);
  expect(outcome).toMatchObject({ added: 0, updated: 0, errors: [{ row: 2, field: 'card' }] });
  expect(outcome.errors[0]?.message).toContain('请填写完整内容');
  expect(await stored()).toHaveLength(1);
});
