import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { callOffice, startBackOffice } from '../support/backOffice.ts';
import type { Entry } from '../support/backOffice.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;
beforeAll(async () => {
  server = await startBackOffice();
  admin = await server.login('admin');
});
afterAll(() => server.close());

const PHONE = '13800002222';
const taken = { msgState: 2, errors: [{ path: 'data.phone', code: 'NOT_UNIQUE' }] };
const add = async (loginName: string, phone?: string): Promise<ApiAnswer> =>
  callOffice(admin, 'user', 'add', {
    data: { loginName, realName: loginName, ...(phone !== undefined && { phone }) },
  });
const change = ({ result }: ApiAnswer, data: object): Promise<ApiAnswer> => {
  const { id, revision } = result as Entry;
  return callOffice(admin, 'user', 'update', { id, revision, data });
};

/** Writes a phone past the back office, as older sources have. */
async function write({ result }: ApiAnswer, phone: string): Promise<void> {
  const { id } = result as Entry;
  await server.db.updateTable('atrium.user_account').set({ phone }).where('id', '=', id).execute();
}

/** Login names of users whose phone is told to be shared. */
async function shared(): Promise<unknown[]> {
  const where = {
    testRule: 'every',
    conditionList: [{ bindKey: 'phoneShared', type: 'bool', judgeType: 'true' }],
  };
  const { list } = await callOffice(admin, 'user', 'list', {
    where,
    sort: [{ field: 'loginName', order: 'asc' }],
  });
  return (list as Entry[]).map(({ loginName }) => loginName);
}

test('nobody is given the phone of another account, nor one that was kept with the code of the country', async () => {
  const first = await add('phone.first', PHONE);
  expect(first.msgState).toBe(1);
  expect(await add('phone.next', PHONE)).toMatchObject(taken);
  await write(first, `+86${PHONE}`);
  expect(await add('phone.next', PHONE)).toMatchObject(taken);
  await write(first, PHONE);
  const second = await add('phone.second');
  expect(await change(second, { phone: PHONE })).toMatchObject(taken);
  expect(await change(first, { phone: PHONE, realName: '张三' })).toMatchObject({ msgState: 1 });
  // Numbers that are empty are nobody's.
  expect(await add('phone.third')).toMatchObject({ msgState: 1 });
});

test('of two who are given one phone at once, one is', async () => {
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => add(`phone.${name}`, '13800003333')));
  expect(answers.map(({ msgState }) => msgState).sort()).toEqual([1, 2, 2]);
});

test('a phone that is shared from before holds up no other change, and is free to be given up', async () => {
  const [one, other] = [await add('shared.one', '13800004444'), await add('shared.other')];
  await write(other, '13800004444');
  const renamed = await change(other, { realName: '李四' });
  expect(renamed).toMatchObject({ msgState: 1, result: { phone: '13800004444', phoneShared: true } });
  expect(await shared()).toEqual(['shared.one', 'shared.other']);
  expect(await change(one, { phone: null })).toMatchObject({ msgState: 1, result: { phoneShared: false } });
  expect(await shared()).toEqual([]);
});

test('users whose phone another account has are found, however it is spelt; empty phones are not shared', async () => {
  const [plain, spelt] = [await add('spelt.plain', '13800005555'), await add('spelt.other')];
  await write(spelt, '+8613800005555');
  await add('spelt.none');
  expect(await shared()).toEqual(['spelt.other', 'spelt.plain']);
  expect(await change(plain, { phone: '13800006666' })).toMatchObject({ result: { phoneShared: false } });
  expect(await shared()).toEqual([]);
});

test('nobody says by hand whether a phone is shared, and a sheet of users is taken from nobody', async () => {
  expect(
    await callOffice(admin, 'user', 'add', {
      data: { loginName: 'by.hand', realName: '王五', phoneShared: true },
    }),
  ).toMatchObject({ msgState: 3 });
  const sheet = { fileId: 'f', mapping: { loginName: 'A', phone: 'B' }, dryRun: true };
  expect(await callOffice(admin, 'user', 'importRows', sheet)).toMatchObject({ msgState: 3 });
});
