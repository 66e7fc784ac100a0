import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { seedPeople } from '../support/people.ts';
import { publishForm } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

const form: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'locker',
  name: '储物柜',
  fields: [
    { type: 'input', id: 'place', name: 'place', title: '位置', required: true },
    { type: 'password', id: 'pin', name: 'pin', title: '柜门密码' },
  ],
  grants: [
    {
      roles: ['administrator'],
      actions: ['list', 'detail', 'add', 'update', 'remove'],
      read: '*',
      write: '*',
    },
  ],
};

const SECRETS = ['kingfisher-1', 'kingfisher-2'] as const;

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPeople(platform);
      await publishForm(platform, form);
    },
  });
  admin = await server.login('admin');
});

afterAll(() => server.close());

const call = (action: string, param: object) =>
  admin.call('interface', `/rest/http/locker/${action}.htm`, param);

test('the audit says that a secret was set, changed and removed, and never which', async () => {
  const { id, revision } = (await call('add', { data: { place: '图书馆', pin: SECRETS[0] } }))
    .result as ModuleRecord;
  await call('update', { id, revision, data: { pin: SECRETS[1] } });
  await call('remove', { ids: [id] });
  const rows = await server.db
    .selectFrom('atrium.audit')
    .select(['before', 'after'])
    .where('resource', '=', `form/locker/${id}`)
    .orderBy('id')
    .execute();
  expect(rows).toMatchObject([
    { after: { place: '图书馆', pin: '••••••' } },
    { before: { pin: '••••••' }, after: { pin: '••••••' } },
    { before: { place: '图书馆', pin: '••••••' } },
  ]);
});

test('no draft keeps a secret', async () => {
  const at = { kind: 'form', form: 'locker' };
  await admin.call('form', '/draft/save.do', { ...at, data: { place: '体育馆', pin: SECRETS[0] } });
  expect((await admin.call('form', '/draft/get.do', at)).result).toMatchObject({
    data: { place: '体育馆' },
  });
  const rows = await server.db.selectFrom('atrium.draft').select('data').execute();
  expect(rows).toEqual([{ data: { place: '体育馆' } }]);
});
