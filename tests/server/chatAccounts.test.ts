import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { callOffice, startBackOffice } from '../support/backOffice.ts';
import type { Entry } from '../support/backOffice.ts';
import { startChatProvider } from '../support/chatProvider/index.ts';
import type { ChatProvider } from '../support/chatProvider/index.ts';
import type { TestServer } from '../support/server.ts';
import { upload } from '../support/uploads.ts';

// Bindings of people of chat apps to accounts, as administrators keep them.

let provider: ChatProvider;
let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  provider = await startChatProvider();
  server = await startBackOffice({ chatApps: provider.settings });
  admin = await server.login('admin');
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const call = (action: string, param: object, client = admin): Promise<ApiAnswer> =>
  callOffice(client, 'chat-account', action, param);
const come = (openid: string): Promise<ApiAnswer> =>
  server.api.call('base', '/login/skipLogin.do', { platform: 5, code: provider.desk.code({ openid }) });

test('a person who is bound comes in as that account, until the binding is changed or removed', async () => {
  const data = { platform: '5', platformUserId: 'o-chen', loginName: 'TEACHER' };
  expect(await come('o-chen')).toMatchObject({ code: 'USER_UNKNOWN' });
  const { result } = await call('add', { data });
  expect(result).toMatchObject({ ...data, loginName: 'teacher', realName: '陈老师', revision: 1 });
  expect(await come('o-chen')).toMatchObject({ result: { userBaseInfo: { userId: 'u-teacher' } } });
  const { id } = result as Entry;
  const changed = await call('update', { id, revision: 1, data: { loginName: 'student' } });
  expect(changed).toMatchObject({ result: { loginName: 'student', revision: 2 } });
  expect(await come('o-chen')).toMatchObject({ result: { userBaseInfo: { userId: 'u-student' } } });
  expect(await call('remove', { ids: [id] })).toMatchObject({ list: [{ id, msgState: 1 }] });
  expect(await come('o-chen')).toMatchObject({ code: 'USER_UNKNOWN' });
});

test('a person is bound once on a platform, and to an account that is there', async () => {
  const data = { platform: '1', platformUserId: 'lin', loginName: 'teacher' };
  expect(await call('add', { data })).toMatchObject({ msgState: 1 });
  expect(await call('add', { data: { ...data, loginName: 'student' } })).toMatchObject({
    msgState: 2,
    errors: [{ path: 'data.platformUserId', code: 'NOT_UNIQUE' }],
  });
  expect(await call('add', { data: { ...data, platform: '3' } })).toMatchObject({ msgState: 1 });
  const unknown = { ...data, platformUserId: 'other', loginName: 'stranger' };
  expect(await call('add', { data: unknown })).toMatchObject({
    msgState: 2,
    errors: [{ path: 'data.loginName', code: 'NOT_FOUND' }],
  });
  for (const wrong of [{ platform: '301' }, { platformUserId: 'a b' }, { platformUserId: '' }])
    expect(await call('add', { data: { ...data, platformUserId: 'x', ...wrong } })).toMatchObject({
      msgState: 2,
    });
});

test('a list of bindings is imported, and what is wrong with a row is told of it', async () => {
  const sheet =
    '平台,平台用户编号,账号\n微信公众号,o-1,teacher\n微信公众号,o-2,stranger\n微信公众号,o-3,student\n';
  const { id: fileId } = await upload(admin, 'bindings.csv', Buffer.from(sheet));
  const { result, text } = await call('importRows', { fileId });
  expect(result, text).toMatchObject({
    added: 2,
    updated: 0,
    errors: [{ row: 3, field: 'loginName', message: '不存在' }],
  });
  expect(await come('o-3')).toMatchObject({ result: { userBaseInfo: { userId: 'u-student' } } });
});

test('nobody else keeps bindings, not even one’s own', async () => {
  const student = await server.login('student');
  const data = { platform: '5', platformUserId: 'o-mine', loginName: 'student' };
  for (const [action, param] of [
    ['add', { data }],
    ['list', {}],
    ['remove', { ids: ['x'] }],
  ] as const)
    expect(await call(action, param, student)).toMatchObject({ msgState: 3 });
});
