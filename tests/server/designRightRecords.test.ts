import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { callOffice, startBackOffice } from '../support/backOffice.ts';
import type { Entry } from '../support/backOffice.ts';
import { entrance, publishDocument } from '../support/entrances.ts';
import type { TestServer } from '../support/server.ts';

// Who designs which system, as records of the back office.

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startBackOffice();
  admin = await server.login('admin');
  await server.db
    .transaction()
    .execute((trx) => publishDocument(trx, entrance('dorm', ['student'], { kind: 'form', id: 'none' })));
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('atrium.design_right').execute();
});

const call = (action: string, param: object, client = admin): Promise<ApiAnswer> =>
  callOffice(client, 'design-right', action, param);
const right = { role: 'counsellor', system: 'dorm', rights: ['design'] };

test('a right holds in sessions that are open, from the next call on, and goes as it came', async () => {
  const teacher = await server.login('teacher');
  const designs = () => teacher.call('manager', '/resource/versions.do', { kind: 'system', id: 'dorm' });
  expect(await designs()).toMatchObject({ code: 'FORBIDDEN' });
  const added = await call('add', { data: right });
  expect(added).toMatchObject({ msgState: 1, result: { ...right, systemZh: 'dorm' } });
  expect(await designs()).toMatchObject({ msgState: 1 });
  const { id, revision } = added.result as Entry;
  expect(await call('update', { id, revision, data: { rights: ['preview', 'grant'] } })).toMatchObject({
    result: { rights: ['preview', 'grant'], revision: 2 },
  });
  expect(await call('remove', { ids: [id] })).toMatchObject({ msgState: 1 });
  expect(await designs()).toMatchObject({ code: 'FORBIDDEN' });
  const audited = await server.db
    .selectFrom('atrium.audit')
    .select('action')
    .where('resource', '=', `form/platform-design-right/${id}`)
    .orderBy('id')
    .execute();
  expect(audited.map(({ action }) => action)).toEqual(['form.add', 'form.update', 'form.remove']);
});

test('all systems are one entry', async () => {
  expect(await call('add', { data: { ...right, system: '*' } })).toMatchObject({
    result: { system: '*', systemZh: '全部系统' },
  });
  const choices = await admin.call('interface', '/rest/http/platform_general/getGrantableSystems.htm', {});
  expect(choices.list?.map((each) => (each as { id: string }).id)).toEqual(['*', 'dorm']);
});

describe('is refused in words, at its field:', () => {
  test.each<readonly [string, object, string, string]>([
    ['an unknown role', { role: 'nobody-has-it' }, 'data.role', 'UNKNOWN_OPTION'],
    ['the role of administrators', { role: 'administrator' }, 'data.role', 'ROLE_ADMINISTERS'],
    ['an unknown system', { system: 'nowhere' }, 'data.system', 'NOT_FOUND'],
    ['a system of the product', { system: 'platform-admin' }, 'data.system', 'NOT_FOUND'],
    ['an unknown right', { rights: ['design', 'sql'] }, 'data.rights', 'UNKNOWN_OPTION'],
    ['no right', { rights: [] }, 'data.rights', 'REQUIRED'],
  ])('%s', async (_name, change, path, code) => {
    const refused = await call('add', { data: { ...right, ...change } });
    expect(refused).toMatchObject({ code: 'INPUT_INVALID', errors: [{ path, code }] });
  });

  test('a second entry of a role and a system', async () => {
    expect(await call('add', { data: right })).toMatchObject({ msgState: 1 });
    expect(await call('add', { data: right })).toMatchObject({
      errors: [{ path: 'data.system', code: 'NOT_UNIQUE' }],
    });
  });

  test('whoever is no administrator, with every right', async () => {
    await call('add', { data: { ...right, rights: ['design', 'publish', 'data', 'grant', 'preview'] } });
    const teacher = await server.login('teacher');
    for (const action of ['list', 'add'])
      expect(await call(action, { data: right }, teacher)).toMatchObject({ code: 'FORBIDDEN' });
  });
});
