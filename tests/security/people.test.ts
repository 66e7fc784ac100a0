import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// Who may choose people does not get the list of all of them by that.

const ACCOUNTS = 250;
/** Of all accounts, the four of the tests' own among them. */
const ALL = ACCOUNTS + 4;

let server: TestServer;
let teacher: ApiClient;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPeople(platform);
      await sql`insert into atrium.user_account (id, login_name, password_hash, real_name)
        select 'p' || n, 'p' || n, '-', '王' || n from generate_series(1, ${ACCOUNTS}::int) n`.execute(
        platform.db,
      );
    },
  });
  [teacher, admin] = [await server.login('teacher'), await server.login('admin')];
});
afterAll(() => server.close());

const people = (param: object, client = teacher): Promise<ApiAnswer> =>
  client.call('interface', '/component/getSelectorData.htm', { source: 'person', ...param });
const shape = ({ list, total }: ApiAnswer): unknown[] => [list?.length, total];

test.each([
  ['nothing', {}],
  ['all', { limit: -1 }],
  ['a thousand', { limit: 1000 }],
  ['blanks', { keyword: '  ', limit: 50 }],
  ['a letter', { keyword: 'p', limit: 50 }],
  ['a digit of full width', { keyword: '１', limit: 50 }],
])('asked for %s, 20 are shown, and no next page', async (_what, param) => {
  const { list = [], total = 0 } = await people(param);
  expect(list.length).toBeLessThanOrEqual(20);
  expect(total).toBeLessThanOrEqual(21);
  expect(await people({ ...param, offset: 20 })).toMatchObject({ msgState: 2, errors: [{ path: 'offset' }] });
});

test('asked by a surname, 50 a page, 200 on all, and nobody learns how many there are', async () => {
  const ids = new Set<unknown>();
  for (let offset = 0; offset < 200; offset += 50) {
    const answer = await people({ keyword: ' 王 ', offset, limit: -1 });
    expect(shape(answer)).toEqual([50, 201]);
    for (const { value } of answer.list as { value: string }[]) ids.add(value);
  }
  expect(ids.size).toBe(200);
  expect(shape(await people({ keyword: '王', offset: 190, limit: 50 }))).toEqual([10, 201]);
  expect((await people({ keyword: '王', offset: 200 })).msgState).toBe(2);
});

test('an account finds its person before those that hold it', async () => {
  expect((await people({ keyword: 'p1' })).list?.[0]).toMatchObject({ value: 'p1' });
  expect((await people({ keyword: 'p2' })).list?.[0]).toMatchObject({ value: 'p2' });
});

test('an administrator pages through all', async () => {
  expect(shape(await people({ limit: -1 }, admin))).toEqual([200, ALL]);
  expect(shape(await people({ limit: -1, offset: 200 }, admin))).toEqual([ALL - 200, ALL]);
});
