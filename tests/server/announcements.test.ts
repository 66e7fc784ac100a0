import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Message } from '../../src/schemas/wire/message.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { callOffice, type Entry, startBackOffice } from '../support/backOffice.ts';
import type { TestServer } from '../support/server.ts';

// What administrators tell everybody, or some, from the back office.

let server: TestServer;
let people: Record<'admin' | 'teacher' | 'student', ApiClient>;

beforeAll(async () => {
  server = await startBackOffice();
  people = await server.loginAll();
  await server.db
    .insertInto('atrium.department')
    .values([
      { id: 'college', parent: null, name: '学院' },
      { id: 'office', parent: 'college', name: '办公室' },
    ])
    .execute();
  await server.db
    .updateTable('atrium.user_account')
    .set({ department: 'office' })
    .where('id', '=', 'u-teacher')
    .execute();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('atrium.message').execute();
});

const call = (action: string, param: object, client = people.admin): Promise<ApiAnswer> =>
  callOffice(client, 'announcement', action, param);
async function added(data: object): Promise<Entry> {
  const { result, text } = await call('add', { data: { title: '停电通知', content: '周六停电', ...data } });
  if (result === undefined) throw new Error(text);
  return result as Entry;
}
const publish = ({ id, revision }: Entry): Promise<ApiAnswer> =>
  call('update', { id, revision, data: { state: 'sending' } });
const detail = async ({ id }: Entry): Promise<Entry> => (await call('detail', { id })).result as Entry;
const inbox = async (who: keyof typeof people): Promise<readonly Message[]> =>
  (await people[who].call('base', '/message/list.do', { kind: 'announcement' })).list as Message[];
async function reached(): Promise<readonly string[]> {
  const rows = await server.db.selectFrom('atrium.message').select('user_id').orderBy('user_id').execute();
  return rows.map((row) => row.user_id);
}
const option = (value: string) => ({ value, label: value });
const NOBODY = { userList: [], deptList: [], privilegeList: [], labelList: [] };

test('a draft is told to nobody; what went out reaches everybody once, in both languages, and stays', async () => {
  const entry = await added({ titleEn: 'Power cut' });
  expect(entry).toMatchObject({ state: 'draft', everybody: true, told: 0 });
  expect(await reached()).toEqual([]);
  expect(await publish(entry)).toMatchObject({ msgState: 1 });
  await expect.poll(() => detail(entry)).toMatchObject({ state: 'sent', told: 4 });
  expect(await inbox('student')).toMatchObject([
    { title: '停电通知', content: '周六停电', kind: 'announcement' },
  ]);
  const english = await people.student.call(
    'base',
    '/message/list.do',
    {},
    { headers: { 'accept-language': 'en-US' } },
  );
  expect(english.list).toMatchObject([{ title: 'Power cut', content: '周六停电' }]);
  const { id, revision } = await detail(entry);
  for (const data of [{ state: 'sending' }, { title: '别的' }])
    expect(await call('update', { id, revision, data })).toMatchObject({
      msgState: 2,
      errors: [{ path: 'data.state', code: 'ANNOUNCED' }],
    });
  expect(await reached()).toHaveLength(4);
  expect(await call('remove', { ids: [id] })).toMatchObject({ msgState: 1 });
  expect(await inbox('student')).toHaveLength(1);
});

test.each([
  ['departments with those below', { deptList: [option('college')] }, ['u-teacher']],
  ['roles', { privilegeList: [option('student')] }, ['u-student', 'u-teacher']],
  ['people', { userList: [option('u-admin')] }, ['u-admin']],
])('those of %s have it, and nobody else', async (_whom, recipients, ids) => {
  const entry = await added({ everybody: false, recipients: { ...NOBODY, ...recipients } });
  await publish(entry);
  await expect.poll(() => detail(entry)).toMatchObject({ state: 'sent', told: ids.length });
  expect(await reached()).toEqual(ids);
});

test('it needs somebody whom it is for, is sent by no other way, and by administrators alone', async () => {
  const data = { title: '停电通知', content: '周六停电' };
  expect(await call('add', { data: { ...data, everybody: false } })).toMatchObject({
    msgState: 2,
    errors: [{ path: 'data.recipients', code: 'REQUIRED' }],
  });
  expect(await call('add', { data: { ...data, state: 'sent' } })).toMatchObject({
    msgState: 2,
    errors: [{ path: 'data.state', code: 'VALUE_INVALID' }],
  });
  expect(await call('add', { data }, people.teacher)).toMatchObject({ msgState: 3 });
});
