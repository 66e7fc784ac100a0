import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import { startFormServer } from '../support/formServer.ts';
import type { TestServer } from '../support/server.ts';

const codes = Array.from({ length: 500 }, (_, at) => `f${String(at)}`);
const form: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'wide',
  name: 'wide',
  fields: codes.map((name) => ({ type: 'input', id: name, name, title: name })),
  grants: [{ roles: ['administrator'], actions: ['list', 'add'], read: '*', write: '*' }],
};

let server: TestServer;
beforeAll(async () => {
  server = await startFormServer(form);
});
afterAll(() => server.close());

test('a record that fills more fields than a row of the database holds is refused as an input', async () => {
  const admin = await server.login('admin');
  const data = Object.fromEntries(codes.map((code) => [code, 'twenty letters, each']));
  expect(await admin.call('interface', '/rest/http/wide/add.htm', { data })).toMatchObject({
    msgState: 2,
    errors: [{ path: 'data', code: 'RECORD_TOO_BIG' }],
  });
});
