import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncModuleTable } from '../../server/records/table.ts';
import { unseal } from '../../server/security/vault.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import { COVERED } from '../../src/schemas/secret.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { startFormServer } from '../support/formServer.ts';
import { publishForm } from '../support/pupils.ts';
import type { TestServer } from '../support/server.ts';

const form: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'locker',
  name: '储物柜',
  fields: [
    { type: 'input', id: 'place', name: 'place', title: '位置', required: true },
    {
      type: 'password',
      id: 'pin',
      name: 'pin',
      title: '柜门密码',
      rules: [{ rule: 'minLength', value: 8 }],
    },
  ],
  storage: { place: { unique: true } },
  grants: [
    {
      roles: ['administrator'],
      actions: [
        ...(['list', 'detail', 'count', 'aggregate', 'exportRows', 'importRows'] as const),
        ...(['add', 'update', 'remove'] as const),
      ],
      read: '*',
      write: '*',
    },
  ],
};

const SECRETS = ['kingfisher-1', 'kingfisher-2'] as const;

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startFormServer(form);
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

/** What the database holds of the secret of a record. */
async function stored(id: string): Promise<string | null> {
  const { rows } = await sql<{ pin: string | null }>`select pin from data.locker where id = ${id}`.execute(
    server.db,
  );
  return rows[0]?.pin ?? null;
}

async function addLocker(place: string, pin: string | null): Promise<ModuleRecord> {
  return (await call('add', { data: { place, pin } })).result as ModuleRecord;
}

test('a secret is told of and never told, sealed in the database, and opens nothing elsewhere', async () => {
  const added = await addLocker('实验楼', SECRETS[0]);
  const empty = await addLocker('体育馆', null);
  expect(added.pin).toBe(COVERED);
  expect(empty.pin).toBeNull();
  const answers = [
    (await call('list', {})).text,
    (await call('list', { fields: ['pin'] })).text,
    (await call('detail', { id: added.id })).text,
  ];
  for (const answer of answers) expect(answer).not.toContain(SECRETS[0]);
  expect((await call('detail', { id: added.id })).result).toMatchObject({ pin: COVERED });
  const kept = (await stored(added.id)) ?? '';
  expect(kept).not.toContain(SECRETS[0]);
  const { vaultKey } = server.platform.secrets;
  const open = (id: string): string =>
    unseal(vaultKey, Buffer.from(kept, 'base64'), `record locker ${id} pin`);
  expect(open(added.id)).toBe(SECRETS[0]);
  expect(() => open(empty.id)).toThrow();
});

test('a write without the secret, or with its cover, keeps it; null takes it away', async () => {
  const { id, revision } = await addLocker('南门', SECRETS[0]);
  const before = await stored(id);
  const moved = (await call('update', { id, revision, data: { place: '北门' } })).result as ModuleRecord;
  expect(moved).toMatchObject({ place: '北门', pin: COVERED });
  const whole = await call('update', { id, revision: 2, data: { place: '西门', pin: COVERED } });
  expect(whole.result).toMatchObject({ place: '西门', pin: COVERED });
  expect(await stored(id)).toBe(before);
  const short = await call('update', { id, revision: 3, data: { pin: 'short' } });
  expect(short.errors).toMatchObject([{ path: 'data.pin', code: 'RULE_BROKEN' }]);
  const emptied = await call('update', { id, revision: 3, data: { pin: null } });
  expect(emptied.result).toMatchObject({ pin: null });
  expect(await stored(id)).toBeNull();
  const nothing = await call('update', { id, revision: 4, data: { pin: COVERED } });
  expect(nothing.errors).toMatchObject([{ path: 'data.pin', code: 'VALUE_INVALID' }]);
});

const condition = { bindKey: 'pin', type: 'text', judgeType: 'contain', value: 'king' };
const where = { testRule: 'every', conditionList: [condition] };

test.each([
  ['list', { where }, 'where.conditionList.0.bindKey'],
  ['list', { sort: [{ field: 'pin', order: 'asc' }] }, 'sort.0.field'],
  ['count', { where }, 'where.conditionList.0.bindKey'],
  ['aggregate', { groupBy: [{ field: 'pin' }], measures: [{ as: 'n', fn: 'count' }] }, 'groupBy.0.field'],
  ['aggregate', { measures: [{ as: 'n', fn: 'count', field: 'pin' }] }, 'measures.0.field'],
  ['exportRows', { where }, 'where.conditionList.0.bindKey'],
  ['exportRows', { fields: ['place', 'pin'] }, 'fields.1'],
])('nothing is found out of a secret by %s %j', async (action, param, path) => {
  const answer = await call(action, param);
  expect(answer.msgState).toBe(3);
  expect(answer.errors).toEqual([expect.objectContaining({ path, code: 'FIELD_FORBIDDEN' })]);
});

test('a form with a secret that shall be unique is not published', async () => {
  const unique = { ...form, id: 'locker-unique', storage: { pin: { unique: true } } };
  await expect(syncModuleTable(server.db, unique)).rejects.toMatchObject({
    errors: [{ code: 'UNIQUE_UNFIT', path: 'schema.fields.1' }],
  });
});

test('a right over a secret selects nothing', async () => {
  await publishForm(server.platform, {
    ...form,
    id: 'locker-right',
    grants: [
      {
        roles: ['administrator'],
        actions: ['list', 'add'],
        rows: {
          testRule: 'every',
          conditionList: [{ bindKey: 'pin', type: 'text', judgeType: 'notEqual', value: 'x' }],
        },
        read: '*',
        write: '*',
      },
    ],
  });
  await sql`insert into data."locker-right" (id, place, pin, created_by, updated_by)
    values ('r1', '东门', 'plain', 'admin', 'admin')`.execute(server.db);
  const answer = await admin.call('interface', '/rest/http/locker-right/list.htm', {});
  expect(answer.list).toEqual([]);
});
