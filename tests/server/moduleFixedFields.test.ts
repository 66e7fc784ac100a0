import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { FieldNode, Node } from '../../src/schemas/node.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { startFormServer } from '../support/formServer.ts';
import type { TestServer } from '../support/server.ts';

const text = (name: string, rest: Partial<Node> = {}): FieldNode => ({
  type: 'input',
  id: name,
  title: name,
  ...rest,
  name,
});

const form: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'slip',
  name: '申请单',
  fields: [
    text('state', { default: 'open' }),
    text('subject', { readOnly: "{{ form.state == 'done' }}" }),
    text('owner', { default: '{{ platform_userId }}', readOnly: true }),
    text('made', { default: "{{ formatDate(now(), 'YYYY-MM-DD HH:mm:ss') }}", readOnly: true }),
    text('from', { default: '{{ params.from }}', readOnly: true }),
    text('locked', { readOnly: true }),
    text('note', { enabled: false }),
    text('place', { readOnly: true, hide: 'keep', visible: "{{ form.state == 'open' }}" }),
    text('left', { visible: "{{ form.state == 'open' }}" }),
    text('label', { value: "{{ form.subject + '/' + form.owner }}" }),
    text('page', { value: '{{ params.page }}' }),
  ],
  grants: [{ roles: ['administrator'], actions: ['list', 'detail', 'add', 'update'], read: '*', write: '*' }],
};

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startFormServer(form);
  admin = await server.login('admin');
});

afterAll(() => server.close());

const call = (action: string, param: object) =>
  admin.call('interface', `/rest/http/slip/${action}.htm`, param);

async function add(data: object): Promise<ModuleRecord> {
  const answer = await call('add', { data });
  expect(answer.text).toContain('"msgState":1');
  return answer.result as ModuleRecord;
}

const refused = (field: string, code: string) => ({
  msgState: 2,
  code: 'INPUT_INVALID',
  errors: [{ path: `data.${field}`, code }],
});

describe('a new record', () => {
  test('takes what only the page or the clock could tell, and values that are right', async () => {
    const data = {
      made: '2024-01-01 00:00:00',
      from: 'gate',
      owner: 'u-admin',
      page: 'p',
      locked: 'x',
      note: 'n',
    };
    expect(await add({ ...data, subject: 'a', label: 'a/u-admin' })).toMatchObject({
      ...data,
      label: 'a/u-admin',
    });
  });

  test.each([
    ['label', 'mine', 'COMPUTED_FIELD'],
    ['label', null, 'COMPUTED_FIELD'],
    ['owner', 'u-other', 'READ_ONLY_FIELD'],
    ['owner', null, 'READ_ONLY_FIELD'],
  ])('refuses %s of %j', async (field, value, code) => {
    expect(await call('add', { data: { subject: 'a', [field]: value } })).toMatchObject(refused(field, code));
  });
});

describe('a stored record', () => {
  test('stays as it is where no field is named', async () => {
    const record = await add({ subject: 'a' });
    const { id } = record;
    expect(await call('update', { id, revision: 1, data: {} })).toMatchObject({
      msgState: 1,
      result: record,
    });
    expect(await call('update', { id, revision: 2, data: {} })).toMatchObject({ code: 'REVISION_CONFLICT' });
    const rows = await server.db
      .selectFrom('atrium.audit')
      .select('action')
      .where('resource', 'in', ['slip', `form/slip/${id}`])
      .execute();
    expect(rows).toEqual([{ action: 'form.add' }]);
  });

  test('keeps what is read-only, and takes its own values again', async () => {
    const record = await add({ subject: 'a', locked: 'x' });
    const { id, owner, locked, made, label } = record;
    for (const field of ['locked', 'owner', 'from', 'made']) {
      const answer = await call('update', { id, revision: 1, data: { note: 'n', [field]: 'other' } });
      expect(answer).toMatchObject(refused(field, 'READ_ONLY_FIELD'));
      expect(answer.errors?.[0]?.message).toBe('该字段为只读，不能修改');
    }
    const same = { owner, locked, made, label, note: 'n' };
    expect(await call('update', { id, revision: 1, data: same })).toMatchObject({ result: same });
  });

  test('keeps what is computed to what is computed', async () => {
    const { id } = await add({ subject: 'a' });
    const update = (data: object) => call('update', { id, revision: 1, data });
    expect(await update({ subject: 'b', label: 'a/u-admin' })).toMatchObject(
      refused('label', 'COMPUTED_FIELD'),
    );
    expect(await update({ subject: 'b', label: 'b/u-admin' })).toMatchObject({ msgState: 1 });
  });

  test('lets a field be changed with what makes it read-only, either way', async () => {
    const { id } = await add({ subject: 'a' });
    const update = (revision: number, data: object) => call('update', { id, revision, data });
    expect(await update(1, { subject: 'b', state: 'done' })).toMatchObject({ result: { subject: 'b' } });
    expect(await update(2, { subject: 'c' })).toMatchObject(refused('subject', 'READ_ONLY_FIELD'));
    expect(await update(2, { subject: 'c', state: 'open' })).toMatchObject({ result: { subject: 'c' } });
  });

  test('does with hidden fields what the hide table says', async () => {
    const { id } = await add({ state: 'done' });
    const answer = await call('update', { id, revision: 1, data: { left: 'x', place: 'y' } });
    expect(answer).toMatchObject({ result: { left: null, place: 'y' } });
  });
});
