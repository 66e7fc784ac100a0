import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { seedPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({
    config: { rateLimitScale: 1 },
    seed: async (platform) => {
      await seedPupils(platform);
      await sql`insert into data.pupil (id, created_by, updated_by, "studentNo", name)
        select 'p' || n, 'system', 'system', 'S' || n, 'x' from generate_series(1, 50001) as n`.execute(
        platform.db,
      );
    },
  });
  admin = await server.login('admin');
});

afterAll(() => server.close());

const call = (action: string, param: object) =>
  admin.call('interface', `/rest/http/pupil/${action}.htm`, param);

test('a list of all is cut at its ceiling, and the total says so', async () => {
  const answer = await call('list', { limit: -1, fields: ['studentNo'] });
  expect(answer.list).toHaveLength(10_000);
  expect(answer.total).toBe(50001);
  const beyond = await call('list', { limit: 10_001, fields: ['studentNo'] });
  expect(beyond.list).toHaveLength(10_000);
  expect(beyond.total).toBe(50001);
});

test('an export of more rows than a file takes is refused, and exports are counted', async () => {
  expect(await call('exportRows', { format: 'csv' })).toMatchObject({
    http: 400,
    msgState: 2,
    errors: [{ path: 'where', code: 'TOO_MANY', message: '最多 50000 项' }],
  });
  const one = {
    testRule: 'every',
    conditionList: [{ bindKey: 'id', type: 'text', judgeType: 'equal', value: 'p1' }],
  };
  const answers = [];
  for (let i = 0; i < 5; i += 1) answers.push(await call('exportRows', { format: 'csv', where: one }));
  expect(answers.map(({ msgState }) => msgState)).toEqual([1, 1, 1, 1, 6]);
  expect(answers.at(-1)).toMatchObject({ http: 429, code: 'TOO_MANY_TRIES' });
  expect(answers.at(-1)?.retryAfter).toBeGreaterThan(0);
});
