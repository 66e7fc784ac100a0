import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unsettledLeavers } from '../../server/organisation/Leavers.ts';
import { seeToLeavers } from '../../server/records/seeToLeavers.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { callOffice, startBackOffice } from '../support/backOffice.ts';
import type { Entry } from '../support/backOffice.ts';
import type { TestServer } from '../support/server.ts';

// Who heads departments, and what follows when somebody's account goes.

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startBackOffice();
  admin = await server.login('admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('atrium.department').execute();
  await server.db.updateTable('atrium.user_account').set({ status: 'active' }).execute();
  await server.db.deleteFrom('atrium.account_left').execute();
});

const call = (module: string, action: string, param: object, client = admin): Promise<ApiAnswer> =>
  callOffice(client, module, action, param);
const teacher = { value: 'u-teacher', label: '陈老师' };
const student = { value: 'u-student', label: '林同学' };

async function added(data: object): Promise<Entry> {
  const { result, text } = await call('department', 'add', { data: { name: '教务处', ...data } });
  if (result === undefined) throw new Error(text);
  return result as Entry;
}
const read = async ({ id }: Entry): Promise<unknown> => (await call('department', 'detail', { id })).result;

async function disable(id: string): Promise<ApiAnswer> {
  const { result } = await call('user', 'detail', { id });
  return call('user', 'update', {
    id,
    revision: (result as Entry).revision,
    data: { status: 'disabled' },
  });
}

describe('head and deputies', () => {
  test('are people with the names that they have, given whole or by id, in their order', async () => {
    const entry = await added({
      head: 'u-teacher',
      deputies: [{ value: 'u-student', label: '谁' }, 'u-admin'],
    });
    const whole = { head: teacher, deputies: [student, { value: 'u-admin', label: '管理员' }] };
    expect(entry).toMatchObject({ ...whole, headDisabled: false });
    expect(await read(entry)).toMatchObject(whole);
    const { id, revision } = entry;
    const data = { head: null, deputies: ['u-admin'] };
    expect(await call('department', 'update', { id, revision, data })).toMatchObject({ msgState: 1 });
    expect(await read(entry)).toMatchObject({ head: null, deputies: [{ value: 'u-admin' }] });
    const [audited] = await server.db
      .selectFrom('atrium.audit')
      .select(['before', 'after'])
      .where('resource', '=', `form/platform-department/${id}`)
      .where('action', '=', 'form.update')
      .execute();
    expect(audited).toMatchObject({ before: { head: teacher }, after: { head: null } });
  });

  test('find their departments', async () => {
    const entry = await added({ head: 'u-teacher' });
    await added({ name: '图书馆', head: 'u-student' });
    const where = {
      testRule: 'every',
      conditionList: [{ bindKey: 'head.value', type: 'text', judgeType: 'equal', value: 'u-teacher' }],
    };
    const { list } = await call('department', 'list', { where });
    expect(list).toMatchObject([{ id: entry.id }]);
  });

  test.each([
    ['head', 'nobody', 'UNKNOWN_OPTION'],
    ['head', 7, 'TYPE_WRONG'],
    ['deputies', ['u-student', 'nobody'], 'UNKNOWN_OPTION'],
    ['deputies', ['u-student', 'u-student'], 'REPEATED'],
    ['deputies', 'u-student', 'TYPE_WRONG'],
  ])('%s %j is refused at its field', async (code, value, error) => {
    const refused = await call('department', 'add', { data: { name: '教务处', [code]: value } });
    expect(refused).toMatchObject({ msgState: 2, errors: [{ path: `data.${code}`, code: error }] });
  });

  test('whose account is disabled stay, are told so, and are newly named nowhere', async () => {
    const entry = await added({ head: 'u-teacher' });
    expect(await disable('u-teacher')).toMatchObject({ msgState: 1 });
    expect(await read(entry)).toMatchObject({ head: teacher, headDisabled: true });
    const { id, revision } = entry;
    expect(await call('department', 'update', { id, revision, data: { name: '教务部' } })).toMatchObject({
      result: { head: teacher, headDisabled: true },
    });
    expect(await call('department', 'add', { data: { name: '新处', head: 'u-teacher' } })).toMatchObject({
      errors: [{ path: 'data.head', code: 'UNKNOWN_OPTION' }],
    });
  });

  test('whose account is removed are no longer named', async () => {
    await server.db
      .insertInto('atrium.user_account')
      .values({ id: 'u-leaver', login_name: 'leaver', password_hash: '', real_name: '离职者' })
      .execute();
    const entry = await added({ head: 'u-leaver', deputies: ['u-leaver', 'u-student'] });
    await server.db.deleteFrom('atrium.user_account').where('id', '=', 'u-leaver').execute();
    expect(await read(entry)).toMatchObject({ head: null, deputies: [student] });
  });
});

describe('an account that goes', () => {
  const settled: string[] = [];
  const watch = (task: (ids: readonly string[]) => void) =>
    server.platform.leavers.subscribe(async (work, ids) => {
      task(ids);
      await work.db
        .insertInto('atrium.setting')
        .values({ key: 'leaver', value: JSON.stringify(ids) })
        .execute();
    });
  const noted = () =>
    server.db.selectFrom('atrium.setting').select('value').where('key', '=', 'leaver').executeTakeFirst();
  beforeEach(async () => {
    settled.length = 0;
    await server.db.deleteFrom('atrium.setting').where('key', '=', 'leaver').execute();
  });

  test('is seen to in the transaction that disables it, once', async () => {
    const end = watch((ids) => settled.push(...ids));
    await disable('u-teacher');
    end();
    expect(settled).toEqual(['u-teacher']);
    expect(await noted()).toMatchObject({ value: ['u-teacher'] });
    expect(await unsettledLeavers(server.db)).toEqual([]);
  });

  test('stays where what hangs on it cannot be seen to', async () => {
    const end = watch(() => {
      throw new Error('not now');
    });
    expect(await disable('u-teacher')).toMatchObject({ msgState: 9 });
    end();
    expect((await call('user', 'detail', { id: 'u-teacher' })).result).toMatchObject({ status: 'active' });
    expect(await unsettledLeavers(server.db)).toEqual([]);
  });

  test('past every call is seen to by the clock; one that fails keeps no other waiting', async () => {
    const ids = ['u-a', 'u-b'];
    const users = ids.map((id) => ({ id, login_name: id, password_hash: '', real_name: id }));
    await server.db.insertInto('atrium.user_account').values(users).execute();
    await server.db.deleteFrom('atrium.user_account').where('id', 'in', ids).execute();
    await server.db
      .updateTable('atrium.user_account')
      .set({ status: 'disabled' })
      .where('id', '=', 'u-student')
      .execute();
    expect(await unsettledLeavers(server.db)).toEqual(['u-a', 'u-b', 'u-student']);
    // Whoever comes back before that has not left.
    await server.db
      .updateTable('atrium.user_account')
      .set({ status: 'active' })
      .where('id', '=', 'u-student')
      .execute();
    const end = watch(([id = '']) => {
      if (id === 'u-a') throw new Error('not now');
      settled.push(id);
    });
    await seeToLeavers(server.platform, 1, pino({ level: 'silent' }));
    end();
    expect(settled).toEqual(['u-b']);
    expect(await unsettledLeavers(server.db)).toEqual(['u-a']);
  });
});
