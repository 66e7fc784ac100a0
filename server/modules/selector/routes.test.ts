import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../../tests/support/server.ts';
import type { TestServer } from '../../../tests/support/server.ts';
import { seed } from '../../seed/seed.ts';

let server: TestServer;
let password = '';

beforeAll(async () => {
  server = await startTestServer({
    seed: async ({ db, secrets }) => {
      await seed(db, secrets.pepper, { onAdministrator: (account) => ({ password } = account) });
    },
  });
});

afterAll(() => server.close());

test('"all" people, or more of them, are the first 200, and the total says that there are more', async () => {
  await sql`insert into atrium.user_account (id, login_name, password_hash, real_name)
    select 'p' || n, 'p' || n, '-', 'p' || n from generate_series(1, 249) n`.execute(server.db);
  const client = await server.login('admin', password);
  for (const limit of [-1, 201, 5_000, 1_000_000]) {
    const param = { source: 'person', limit };
    const answer = await client.call('interface', '/component/getSelectorData.htm', param);
    expect(answer).toMatchObject({ msgState: 1, total: 250 });
    expect(answer.list).toHaveLength(200);
  }
});
