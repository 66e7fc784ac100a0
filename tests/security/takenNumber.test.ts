import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSetting } from '../../server/db/settings.ts';
import type { ApiAnswer } from '../support/apiClient.ts';
import { md5 } from '../support/apiClient.ts';
import { callOffice, startBackOffice } from '../support/backOffice.ts';
import type { Entry } from '../support/backOffice.ts';
import { startCasServer } from '../support/casServer.ts';
import type { CasServer } from '../support/casServer.ts';
import { startChatProvider } from '../support/chatProvider/index.ts';
import type { ChatProvider } from '../support/chatProvider/index.ts';
import type { TestServer } from '../support/server.ts';

// Somebody registers with the campus number of another, and waits for them to come in by the campus login.

const NUMBER = '2021040002';
const PHONE = '13812340000';
const UNKNOWN = { msgState: 2, code: 'USER_UNKNOWN' };

let cas: CasServer;
let provider: ChatProvider;
let server: TestServer;
let service = '';
beforeAll(async () => {
  cas = await startCasServer();
  provider = await startChatProvider();
  server = await startBackOffice({ casUrl: cas.url, chatApps: provider.settings });
  service = `${server.platform.config.publicUrl}/user/login`;
  await writeSetting(server.db, 'container', { options: { register: {} } });
});
afterAll(async () => {
  await server.close();
  await provider.close();
  await cas.close();
});

const skipLogin = (param: object): Promise<ApiAnswer> =>
  server.api.call('base', '/login/skipLogin.do', param);
const byCampus = (): Promise<ApiAnswer> => skipLogin({ ticket: cas.ticket(NUMBER, service), service });
const byWecom = (): Promise<ApiAnswer> =>
  skipLogin({ platform: 1, code: provider.desk.code({ userid: NUMBER }) });

/** Registers with the number, over the phone of whoever does it. */
async function register(): Promise<ApiAnswer> {
  await server.api.call('base', '/login/sendCode.do', { phone: PHONE, scene: 'register' });
  const admin = await server.login('admin');
  const { list } = await admin.call('interface', '/rest/http/sms-outbox/list.htm', {});
  return server.api.call('base', '/login/register.do', {
    userName: NUMBER,
    realName: '冒名',
    phone: PHONE,
    password: md5('secret-one'),
    code: /\d{6}/.exec(String((list as Entry[])[0]?.text))?.[0] ?? '',
  });
}

test('a campus login leads into no account that somebody registered, until an administrator knows them', async () => {
  expect(await register()).toMatchObject({ msgState: 1, result: { userBaseInfo: { realName: '冒名' } } });
  expect(await byCampus()).toMatchObject(UNKNOWN);
  expect((await byCampus()).msg).toContain('尚未核实');
  expect(await byWecom()).toMatchObject(UNKNOWN);
  const admin = await server.login('admin');
  const where = {
    testRule: 'every',
    conditionList: [{ bindKey: 'verified', type: 'bool', judgeType: 'false' }],
  };
  const { list } = await callOffice(admin, 'user', 'list', { where });
  expect(list).toMatchObject([{ loginName: NUMBER, verified: false }]);
  const [{ id, revision }] = list as [Entry];
  const renamed = await callOffice(admin, 'user', 'update', { id, revision, data: { realName: '林一' } });
  expect(renamed).toMatchObject({ msgState: 1, result: { verified: false } });
  expect(await byCampus()).toMatchObject(UNKNOWN);
  const { revision: next } = renamed.result as Entry;
  expect(
    await callOffice(admin, 'user', 'update', { id, revision: next, data: { verified: true } }),
  ).toMatchObject({ msgState: 1, result: { verified: true } });
  expect(await byCampus()).toMatchObject({ msgState: 1, result: { userBaseInfo: { userId: id } } });
  expect(await byWecom()).toMatchObject({ msgState: 1 });
});

test('whom an administrator adds is known', async () => {
  const admin = await server.login('admin');
  const data = { loginName: '2021040003', realName: '林二' };
  expect(await callOffice(admin, 'user', 'add', { data })).toMatchObject({ result: { verified: true } });
});
