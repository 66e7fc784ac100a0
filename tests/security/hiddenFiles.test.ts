import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { FieldNode } from '../../src/schemas/node.ts';
import type { FileValue } from '../../src/schemas/wire/file.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { seedPeople } from '../support/people.ts';
import { publishForm } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { upload } from '../support/uploads.ts';

// A file of a field that is kept from a role, whose id leaked: naming it in another field of the record would open it.

const files = (name: string): FieldNode => ({
  type: 'file-upload',
  id: name,
  name,
  title: { zhCN: name, enUS: name },
});
const report: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'tip-off',
  name: '举报',
  fields: [
    files('inner'),
    files('open'),
    files('seen'),
    {
      type: 'sub-table',
      id: 'steps',
      name: 'steps',
      title: { zhCN: '步骤', enUS: 'Steps' },
      children: [files('bill')],
    },
  ],
  grants: [
    { roles: ['administrator'], actions: ['detail', 'add', 'update'], read: '*', write: '*' },
    { roles: ['student'], actions: ['detail'], read: ['open', 'seen', 'steps'] },
    { roles: ['student'], actions: ['add'], read: [], write: ['inner'] },
    { roles: ['student'], actions: ['update'], read: [], write: ['open', 'steps'] },
  ],
};

let server: TestServer;
let student: ApiClient;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPeople(platform);
      await publishForm(platform, report);
    },
  });
  [admin, student] = [await server.login('admin'), await server.login('student')];
});
afterAll(() => server.close());

const call = (client: ApiClient, action: string, param: object) =>
  client.call('interface', `/rest/http/tip-off/${action}.htm`, param);

async function add(data: object, client = admin): Promise<ModuleRecord> {
  const { result, text } = await call(client, 'add', { data });
  expect(text).toContain('"msgState":1');
  return result as ModuleRecord;
}

const PLACES: readonly (readonly [string, (file: FileValue) => object])[] = [
  ['data.open', (file) => ({ open: [file] })],
  ['data.steps.0.bill', (file) => ({ steps: [{ bill: [file] }] })],
];

test.each(PLACES)('a file that is kept from the role is not there to name in %s', async (path, into) => {
  const file = await upload(admin, 'inner.pdf');
  const { id, revision } = await add({ inner: [file] });
  const moved = await call(student, 'update', { id, revision, data: into(file) });
  expect(moved).toMatchObject({ msgState: 2, errors: [{ path, code: 'NOT_FOUND' }] });
  expect((await student.call('file', '/link.do', { id: file.id })).msgState).toBe(4);
});

test.each(PLACES)(
  'what the role reads elsewhere in the record, or sent itself, may be named in %s',
  async (_path, into) => {
    for (const [field, sender] of [
      ['seen', admin],
      ['inner', student],
    ] as const) {
      const file = await upload(sender, 'own.pdf');
      const { id, revision } = await add({ [field]: [file] }, sender);
      expect(await call(student, 'update', { id, revision, data: into(file) })).toMatchObject({
        msgState: 1,
      });
    }
  },
);
