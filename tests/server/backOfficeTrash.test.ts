import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { callOffice, startBackOffice } from '../support/backOffice.ts';
import { FormSubject } from '../support/formSubject.ts';
import type { TestServer } from '../support/server.ts';

// What was removed as a module of the back office: documents, and fields of forms.

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startBackOffice();
  admin = await server.login('admin');
});
afterAll(() => server.close());

const listed = async (document: string): Promise<unknown> => {
  const condition = { id: 'c', bindKey: 'document', type: 'text', judgeType: 'equal', value: document };
  const where = { testRule: 'every', conditionList: [condition] };
  return (await callOffice(admin, 'trash', 'list', { where })).list;
};
const restore = (id: string): Promise<ApiAnswer> =>
  admin.call('interface', '/rest/http/platform_general/restoreRemoved.htm', { id });

test('a removed document is listed with who removed it and how long it stays, and comes back', async () => {
  const form = await FormSubject.make(admin, 'lent', [{ id: 'n1', name: 'a' }], [{ a: '1' }]);
  expect(await form.send('remove')).toMatchObject({ msgState: 1 });
  const [entry] = (await listed('lent')) as { id: string }[];
  expect(entry).toMatchObject({
    type: 'document',
    kind: 'form',
    code: 'lent',
    person: '管理员',
    daysLeft: 30,
  });
  expect(await restore(entry?.id ?? '')).toMatchObject({ msgState: 1, result: { kind: 'form', id: 'lent' } });
  expect(await listed('lent')).toEqual([]);
});

test('a dropped field is listed until it is back in the draft of its form', async () => {
  const fields = [
    { id: 'n1', name: 'a' },
    { id: 'n2', name: 'b' },
  ];
  const form = await FormSubject.make(admin, 'kept', fields, [{ a: '1', b: '2' }]);
  await form.save([{ id: 'n2', name: 'b' }]);
  await form.publishAccepted();
  const [entry] = (await listed('kept')) as { id: string }[];
  expect(entry).toMatchObject({
    type: 'field',
    code: 'a',
    place: '报修',
    reason: 'dropped',
    person: '管理员',
    daysLeft: 30,
  });
  const restored = await restore(entry?.id ?? '');
  expect(restored).toMatchObject({ result: { kind: 'form', id: 'kept', code: 'a' } });
  expect(await listed('kept')).toEqual([]);
});
