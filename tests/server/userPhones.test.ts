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
  expect(renamed).toMatchObject({ msgState: 1, result: { phone: '13800004444' } });
  expect(await change(one, { phone: null })).toMatchObject({ msgState: 1 });
});
