import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { FileValue } from '../../src/schemas/wire/file.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { seedPeople } from '../support/people.ts';
import { publishForm } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { PNG, upload } from '../support/uploads.ts';

// Files of records: which record an upload belongs to, and who may see it.

const title = (text: string) => ({ zhCN: text, enUS: text });
const repair: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'repair',
  name: '报修',
  fields: [
    { type: 'input', id: 'what', name: 'what', title: title('what') },
    { type: 'file-upload', id: 'proofs', name: 'proofs', title: title('proofs'), props: { maxSize: 1 } },
    { type: 'image-upload', id: 'photos', name: 'photos', title: title('photos') },
    {
      type: 'sub-table',
      id: 'steps',
      name: 'steps',
      title: title('steps'),
      children: [{ type: 'file-upload', id: 'bill', name: 'bill', title: title('bill') }],
    },
  ],
  grants: [
    { roles: ['administrator'], actions: ['detail', 'add', 'update', 'remove'], read: '*', write: '*' },
    {
      roles: ['student'],
      actions: ['detail', 'add', 'update'],
      read: ['what', 'proofs'],
      write: ['what', 'proofs'],
    },
    {
      roles: ['counsellor'],
      actions: ['detail'],
      rows: {
        testRule: 'every',
        conditionList: [{ bindKey: 'what', type: 'text', judgeType: 'equal', value: 'window' }],
      },
      read: ['what', 'photos'],
    },
  ],
};

let server: TestServer;
let student: ApiClient;
let teacher: ApiClient;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPeople(platform);
      await publishForm(platform, repair);
    },
  });
  admin = await server.login('admin');
  student = await server.login('student');
  teacher = await server.login('teacher');
});
afterAll(() => server.close());

const get = (address: string, token = '') =>
  fetch(server.baseUrl + address, { headers: token ? { token } : {} });
const link = (client: ApiClient, id: string) => client.call('file', '/link.do', { id });
const call = (action: string, param: object, client: ApiClient): Promise<ApiAnswer> =>
  client.call('interface', `/rest/http/repair/${action}.htm`, param);
async function add(data: object, client: ApiClient): Promise<ModuleRecord> {
  const answer = await call('add', { data }, client);
  expect(answer.text).toContain('"msgState":1');
  return answer.result as ModuleRecord;
}
const row = (id: string) =>
  server.db.selectFrom('atrium.stored_file').selectAll().where('id', '=', id).executeTakeFirst();

describe('a record', () => {
  test('takes a file of its writer for its own, with what is known of it', async () => {
    const proof = await upload(student, '证明.pdf');
    const lie = { ...proof, name: 'nice.png', size: 1, type: 'image/png' };
    const record = await add({ what: 'door', proofs: [lie] }, student);
    expect(record.proofs).toEqual([proof]);
    expect(await row(proof.id)).toMatchObject({ record: `repair/${record.id}`, expires_at: null });
  });

  test('takes files inside its rows', async () => {
    const bill = await upload(admin, 'bill.pdf');
    const record = await add({ steps: [{ bill: [bill] }, { bill: [bill] }] }, admin);
    expect(await row(bill.id)).toMatchObject({ record: `repair/${record.id}` });
  });

  test.each<[string, () => Promise<FileValue>]>([
    ['of somebody else', () => upload(student, 'a.pdf')],
    ['of nobody', () => Promise.resolve({ id: crypto.randomUUID(), name: 'a', size: 1, type: 'a/b' })],
    [
      'of another record',
      async () => {
        const mine = await upload(admin, 'a.pdf');
        await add({ proofs: [mine] }, admin);
        return mine;
      },
    ],
  ])('takes no file %s', async (_name, make) => {
    const answer = await call('add', { data: { proofs: [await make()] } }, admin);
    expect(answer).toMatchObject({ msgState: 2, errors: [{ path: 'data.proofs', code: 'NOT_FOUND' }] });
    const inside = await call('add', { data: { steps: [{ bill: [await make()] }] } }, admin);
    expect(inside).toMatchObject({ msgState: 2, errors: [{ path: 'data.steps.0.bill', code: 'NOT_FOUND' }] });
  });

  test('refuses a content that the field does not take, whatever the request says it is', async () => {
    const page = await upload(admin, 'a.png', '<html>');
    const answer = await call('add', { data: { photos: [{ ...page, type: 'image/png' }] } }, admin);
    expect(answer).toMatchObject({ msgState: 2, errors: [{ path: 'data.photos', code: 'RULE_BROKEN' }] });
  });

  test.each([
    ['an id that is none', [{ id: '../x', name: 'a', size: 1, type: 'a/b' }]],
    ['a file with more to it', [{ id: crypto.randomUUID(), name: 'a', size: 1, type: 'a/b', url: 'x' }]],
    ['a text', 'x'],
    ['an object', { id: 'x' }],
  ])('refuses %s', async (_name, proofs) => {
    const answer = await call('add', { data: { proofs } }, admin);
    expect(answer).toMatchObject({ msgState: 2, errors: [{ path: 'data.proofs' }] });
  });

  test('keeps its files when others are added, and lets go of those taken away', async () => {
    const [a, b] = [await upload(student, 'a.pdf'), await upload(admin, 'b.pdf')];
    const { id, revision } = await add({ what: 'door', proofs: [a] }, student);
    const both = await call('update', { id, revision, data: { proofs: [a, b] } }, admin);
    expect(both.result).toMatchObject({ proofs: [a, b] });
    await call('update', { id, revision: revision + 1, data: { proofs: [b] } }, admin);
    expect(await row(a.id)).toMatchObject({ record: null });
    expect((await row(a.id))?.expires_at).not.toBeNull();
    await call('remove', { ids: [id] }, admin);
    expect(await row(b.id)).toMatchObject({ record: null });
  });
});

describe('a link', () => {
  test('is given to the owner and to who may read the record that names the file, and to nobody else', async () => {
    const [photo, proof] = [await upload(admin, 'a.png', PNG), await upload(admin, 'b.pdf')];
    expect((await link(teacher, photo.id)).msgState).toBe(4);
    const { id, revision } = await add({ what: 'door', photos: [photo], proofs: [proof] }, admin);
    // The counsellor's rows are windows; the student reads no photos.
    expect((await link(teacher, photo.id)).msgState).toBe(4);
    expect((await link(student, photo.id)).msgState).toBe(4);
    expect((await link(student, proof.id)).msgState).toBe(1);
    await call('update', { id, revision, data: { what: 'window' } }, admin);
    const answer = await link(teacher, photo.id);
    const { url, expiresAt } = answer.result as { url: string; expiresAt: string };
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + 9 * 60_000);
    const got = await get(url);
    expect(got.headers.get('content-type')).toBe('image/png');
    expect((await link(teacher, proof.id)).msgState).toBe(4);
    // So it is by the token itself, in the role that the address names.
    const status = async (file: FileValue, { token }: ApiClient, role = '') =>
      (await get(`/files/${file.id}${role}`, token)).status;
    expect(await status(photo, teacher)).toBe(200);
    expect(await status(photo, teacher, '?groupId=student')).toBe(404);
    expect(await status(photo, teacher, '?groupId=administrator')).toBe(403);
    expect(await status(proof, teacher)).toBe(404);
    expect(await status(proof, teacher, '?groupId=student')).toBe(200);
    expect(await status(photo, student)).toBe(404);
    await call('remove', { ids: [id] }, admin);
    expect(await status(photo, teacher)).toBe(404);
    expect((await link(teacher, photo.id)).msgState).toBe(4);
    expect((await link(admin, photo.id)).msgState).toBe(1);
  });

  test('is refused for an id that is none', async () => {
    expect(await link(admin, '../x')).toMatchObject({ msgState: 2, errors: [{ path: 'id' }] });
    expect((await link(admin, crypto.randomUUID())).msgState).toBe(4);
    expect((await server.api.call('file', '/link.do', { id: crypto.randomUUID() })).msgState).toBe(0);
  });
});
