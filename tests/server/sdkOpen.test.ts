import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPeople, config: { rateLimitScale: 1 } });
  const domains = sql<{ origin: string }[]>`${JSON.stringify([{ origin: known.appDomain }])}::jsonb`;
  await server.db
    .insertInto('atrium.app_key')
    .values([
      { key: 'site', name: 'site', secret: null, domains, status: 'active' },
      { key: 'closed', name: 'closed', secret: null, domains, status: 'disabled' },
    ])
    .execute();
});

afterAll(() => server.close());

const WITHOUT_TOKEN = '/sdkOpen/verifyWithoutToken.do';
const known = { appKey: 'site', appDomain: 'https://parent.example.edu', schoolId: 478 };
const verify = (over: object = {}) => server.api.call('manager', WITHOUT_TOKEN, { ...known, ...over });

test('a registered site is valid under its key, before a login and behind it', async () => {
  expect(await verify()).toMatchObject({ msgState: 1, result: { isValid: true } });
  expect(await verify({ appDomain: 'parent.example.edu', schoolId: '478' })).toMatchObject({
    result: { isValid: true },
  });
  const student = await server.login('student');
  expect(await student.call('manager', '/sdkOpen/verify.do', known)).toMatchObject({
    result: { isValid: true },
  });
  expect(await server.api.call('manager', '/sdkOpen/verify.do', known)).toMatchObject({ msgState: 0 });
});

test.each([
  ['an unknown key', () => ({ appKey: 'none' })],
  ['a disabled key', () => ({ appKey: 'closed' })],
  ["the portal's own key", () => ({ appKey: server.platform.project.appKey })],
  ['another host', () => ({ appDomain: 'https://evil.example' })],
  ['a host below', () => ({ appDomain: 'https://a.parent.example.edu' })],
  ['a host that begins alike', () => ({ appDomain: 'https://parent.example.edu.evil.example' })],
  ['another scheme', () => ({ appDomain: 'http://parent.example.edu' })],
  ['another port', () => ({ appDomain: 'https://parent.example.edu:8443' })],
  ['a name before the host', () => ({ appDomain: 'https://evil@parent.example.edu' })],
  ['no host', () => ({ appDomain: '' })],
  ['another school', () => ({ schoolId: 1 })],
])('%s is not valid, and the answer does not say why', async (_what, over) => {
  const answer = await verify(over());
  expect(answer.http).toBe(200);
  const { msgState, msg, result } = answer;
  expect({ msgState, msg, result }).toEqual({
    msgState: 1,
    msg: (await verify()).msg,
    result: { isValid: false },
  });
});

test('who keeps asking is asked for patience', async () => {
  const answers = await Promise.all(Array.from({ length: 80 }, () => verify({ appKey: 'guess' })));
  expect(answers.some(({ code }) => code === 'TOO_MANY_TRIES')).toBe(true);
});
