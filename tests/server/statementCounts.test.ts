import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { bundleOf, send } from '../support/bundles.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import { statementsOf } from '../support/statements.ts';
import type { TestServer } from '../support/server.ts';

// What a call asks of the database does not grow with every document that it is about, or that there is.

let server: TestServer;
let admin: ApiClient;

const ids = Array.from({ length: 24 }, (_, at) => `page-${String(at).padStart(2, '0')}`);
const page = (id: string) => ({
  ...{ kind: 'app', schemaVersion: 1, id, name: id },
  body: [{ type: 'text', id: 'a', props: { text: id } }],
});

beforeAll(async () => {
  server = await startTestServer({ seed: seedPeople });
  admin = await server.login('admin');
  const answer = await send(admin, 'import', { bundle: bundleOf(...ids.map(page)), publish: true });
  expect(answer, answer.text).toMatchObject({ msgState: 1 });
  const changed = ids.map((id) => ({ ...page(id), name: `${id} b` }));
  await send(admin, 'import', { bundle: bundleOf(...changed) });
});
afterAll(() => server.close());

test('a review of many documents reads each draft, and who names them at once', async () => {
  const review = (count: number) =>
    send(admin, 'review', { items: ids.slice(0, count).map((id) => ({ kind: 'app', id })) });
  expect(await review(24)).toMatchObject({ msgState: 1 });
  const few = await statementsOf(() => review(4));
  const many = await statementsOf(() => review(24));
  expect(many - few).toBeLessThanOrEqual(20 * 3);
});

test('a preview reads the drafts of many documents at once, and once', async () => {
  const made = await send(admin, 'preview', { role: 'counsellor' });
  const { token } = made.result as { token: string[] };
  const previewing = server.api.withToken(token.join('_'));
  const look = () => send(previewing, 'get', { kind: 'app', id: 'page-00' });
  expect((await look()).code).toBe('FORBIDDEN');
  await send(admin, 'import', { bundle: bundleOf(...ids.map((id) => ({ ...page(id), name: `${id} c` }))) });
  const first = await statementsOf(look);
  expect(first).toBeLessThan(ids.length);
  expect(await statementsOf(look)).toBeLessThan(first);
});
