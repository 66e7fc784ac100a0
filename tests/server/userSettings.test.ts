import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let teacher: ApiClient;
let student: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPeople });
  [teacher, student] = await Promise.all([server.login('teacher'), server.login('student')]);
});
afterAll(() => server.close());

const save = (client: ApiClient, key: string, value: unknown) =>
  client.call('manager', '/userSetting/save.do', { key, value });
const read = async (client: ApiClient, ...keys: string[]) =>
  (await client.call('manager', '/userSetting/get.do', { keys })).result;

test('a setting is its user’s own, the last write wins, and null forgets it', async () => {
  const columns = { shown: ['name'], widths: { name: 120 } };
  expect(await save(teacher, 'list/pupil-list/columns', { shown: [] })).toMatchObject({ msgState: 1 });
  expect(await save(teacher, 'list/pupil-list/columns', columns)).toMatchObject({ msgState: 1 });
  await save(teacher, 'other', false);
  expect(await read(teacher, 'list/pupil-list/columns', 'other', 'missing')).toEqual({
    'list/pupil-list/columns': columns,
    other: false,
  });
  expect(await read(student, 'list/pupil-list/columns')).toEqual({});
  await save(teacher, 'other', null);
  expect(await read(teacher, 'other')).toEqual({});
});

test('what is too large, or named wrong, is refused', async () => {
  const large = await save(teacher, 'large', 'x'.repeat(17 * 1024));
  expect(large).toMatchObject({ msgState: 2, errors: [{ path: 'value', code: 'TOO_LARGE' }] });
  for (const key of ['', 'Has space', '../up', 'x'.repeat(200)]) {
    const answer = await save(teacher, key, 1);
    expect(answer, key).toMatchObject({ msgState: 2, errors: [{ path: 'key' }] });
  }
  expect(await teacher.call('manager', '/userSetting/save.do', { key: 'a' })).toMatchObject({ msgState: 2 });
  expect(await teacher.call('manager', '/userSetting/get.do', { keys: [] })).toMatchObject({ msgState: 2 });
  expect(await server.api.call('manager', '/userSetting/get.do', { keys: ['a'] })).toMatchObject({
    msgState: 0,
  });
});

test('a user keeps so many and no more; those that are there can still be changed', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => ({
    user_id: 'u-student',
    key: `k${String(index)}`,
    value: '1',
  }));
  await server.db.insertInto('atrium.user_setting').values(rows).execute();
  expect(await save(student, 'one-more', 1)).toMatchObject({ msgState: 2, code: 'LIMIT_REACHED' });
  expect(await save(student, 'k7', 2)).toMatchObject({ msgState: 1 });
  expect(await read(student, 'k7', 'one-more')).toEqual({ k7: 2 });
});
