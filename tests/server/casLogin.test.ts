import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ContainerInfo } from '../../src/schemas/wire/project.ts';
import type { LoginResponse } from '../../src/schemas/wire/session.ts';
import type { ApiAnswer } from '../support/apiClient.ts';
import { startCasServer } from '../support/casServer.ts';
import type { CasServer } from '../support/casServer.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let cas: CasServer;
let server: TestServer;
let service = '';
beforeAll(async () => {
  cas = await startCasServer();
  server = await startTestServer({ seed: seedPeople, config: { casUrl: cas.url } });
  service = `${server.platform.config.publicUrl}/user/login?redirect=%2Fmgr%2Fa%3Fb%3D1`;
});
afterAll(async () => {
  await server.close();
  await cas.close();
});
beforeEach(() => {
  cas.broken = undefined;
  cas.asked.length = 0;
});

const logIn = (ticket: string, at = service): Promise<ApiAnswer> =>
  server.api.call('base', '/login/skipLogin.do', { ticket, service: at });

test('a ticket logs in the account of its user, in any letter case, and once', async () => {
  const ticket = cas.ticket('Teacher', service);
  const answer = await logIn(ticket);
  expect(answer).toMatchObject({
    msgState: 1,
    result: { userBaseInfo: { userId: 'u-teacher' }, userLoginInfo: { loginType: 'cas' } },
  });
  const { token } = answer.result as LoginResponse;
  expect(await server.api.withToken(token.join('_')).call('base', '/user/info.do', {})).toMatchObject({
    msgState: 1,
  });
  expect(await logIn(ticket)).toMatchObject({ msgState: 2, code: 'TICKET_REFUSED' });
  expect(cas.asked).toEqual([service, service]);
});

test('a ticket for another address is refused', async () => {
  const ticket = cas.ticket('teacher', `${server.platform.config.publicUrl}/user/login`);
  expect(await logIn(ticket)).toMatchObject({ code: 'TICKET_REFUSED' });
});

test.each([
  ['another site', () => 'https://evil.example/user/login'],
  ['another site after ours', () => `${server.platform.config.publicUrl}.evil.example/`],
  ['a user in the address', () => server.platform.config.publicUrl.replace('//', '//a@')],
  ['no address', () => 'user/login'],
])('the CAS server is not asked about %s', async (_what, at) => {
  const ticket = cas.ticket('teacher', at());
  expect(await logIn(ticket, at())).toMatchObject({
    msgState: 2,
    code: 'INPUT_INVALID',
    errors: [{ path: 'service' }],
  });
  expect(cas.asked).toEqual([]);
});

test('a user without an account is told so, and leaves a refusal in the audit', async () => {
  expect(await logIn(cas.ticket('stranger', service))).toMatchObject({ msgState: 2, code: 'USER_UNKNOWN' });
  const rows = await server.db
    .selectFrom('atrium.audit')
    .select(['resource', 'result'])
    .where('result', '=', 'USER_UNKNOWN')
    .execute();
  expect(rows).toEqual([{ resource: 'account/stranger', result: 'USER_UNKNOWN' }]);
});

test.each([
  ['no XML', 'yes'],
  ['a user outside of a success', '<cas:user xmlns:cas="http://www.yale.edu/tp/cas">admin</cas:user>'],
  ['more than an answer', `<!--${'x'.repeat(70_000)}-->`],
])('an answer that is %s lets nobody in', async (_what, broken) => {
  cas.broken = broken;
  expect(await logIn(cas.ticket('admin', service))).toMatchObject({ msgState: 9, code: 'CAS_UNAVAILABLE' });
});

test('the login page learns where the CAS server is, unless the container says another', async () => {
  const { list } = await server.api.call('base', '/container/info.do', {});
  expect((list as ContainerInfo[])[0]?.options).toMatchObject({
    casLoginUrl: `${cas.url}/login`,
    casLogoutUrl: `${cas.url}/logout`,
  });
});

test('without a CAS server tickets are no way in', async () => {
  const plain = await startTestServer({ seed: seedPeople });
  try {
    const answer = await plain.api.call('base', '/login/skipLogin.do', { ticket: 'ST-1', service });
    expect(answer).toMatchObject({ msgState: 2, code: 'LOGIN_METHOD_UNAVAILABLE' });
  } finally {
    await plain.close();
  }
});
