import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { startFormServer } from '../support/formServer.ts';
import type { TestServer } from '../support/server.ts';

// What hangs on a field that the role may not read: the browser cannot decide it, so the server decides nothing either.

const text = (code: string, rest: object = {}) => ({
  type: 'input',
  id: code,
  name: code,
  title: code,
  ...rest,
});
const open = { visible: "{{ form.status == 'open' }}", hide: 'clear', required: true };
const form: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'case',
  name: 'case',
  fields: [
    text('status'),
    text('note', open),
    text('label', { value: "{{ form.status + ':' + form.title }}" }),
    text('title'),
  ] as FormDocument['fields'],
  grants: [
    { roles: ['administrator'], actions: ['list', 'detail', 'add', 'update'], read: '*', write: '*' },
    {
      roles: ['counsellor'],
      // The portal is told what both actions let through; that an update alone reads more changes nothing.
      actions: ['list', 'detail'],
      read: ['note', 'title', 'label'],
    },
    { roles: ['counsellor'], actions: ['update'], read: '*', write: ['note', 'title'] },
  ],
};

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;

beforeAll(async () => {
  server = await startFormServer(form);
  [admin, teacher] = await Promise.all([server.login('admin'), server.login('teacher')]);
});

afterAll(() => server.close());

const call = async (client: ApiClient, action: string, param: object) =>
  (await client.call('interface', `/rest/http/case/${action}.htm`, param)).result as ModuleRecord;

test('it is neither emptied nor asked for, and computed with all that there is', async () => {
  const { id } = await call(admin, 'add', { data: { status: 'open', note: 'kept', title: 'a' } });
  const { revision } = await call(admin, 'update', { id, revision: 1, data: { status: 'open' } });
  const changed = await call(teacher, 'update', { id, revision, data: { title: 'b', note: null } });
  expect(changed).toMatchObject({ title: 'b', note: null, label: 'open:b' });
  const typed = await call(teacher, 'update', { id, revision: changed.revision, data: { note: 'typed' } });
  expect(typed.note).toBe('typed');
});

test('it is emptied by a role that reads what it hangs on', async () => {
  const { id } = await call(admin, 'add', { data: { status: 'open', note: 'kept', title: 'a' } });
  const shut = await call(admin, 'update', { id, revision: 1, data: { status: 'shut' } });
  expect(shut.note).toBeNull();
  const typed = await call(teacher, 'update', { id, revision: shut.revision, data: { note: 'typed' } });
  expect(typed.note).toBe('typed');
});
