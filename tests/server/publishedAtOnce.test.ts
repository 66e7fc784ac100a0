import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { field, form } from '../support/bundles.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// Two publications at once: each is right beside what users have, and both together are not.

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPeople });
  admin = await server.login('admin');
});
afterAll(() => server.close());

const send = (action: string, param: object): Promise<ApiAnswer> =>
  admin.call('manager', `/resource/${action}.do`, param);

/** Saves a document. @returns what publishes it */
async function saved(schema: { kind: string; id: string; name: string }, revision?: number): Promise<object> {
  const { kind, id, name } = schema;
  const answer = await send('save', { kind, id, name, schema, revision });
  expect(answer, answer.text).toMatchObject({ msgState: 1 });
  return { kind, id, revision: (answer.result as { revision: number }).revision };
}

/** Sends calls that are all judged before any of them ends. */
async function together(...calls: (() => Promise<ApiAnswer>)[]): Promise<readonly ApiAnswer[]> {
  const sent = await server.db.transaction().execute(async (trx) => {
    // Who adds a version waits, and whoever waits for that one.
    await sql`lock table atrium.resource_version in share mode`.execute(trx);
    const answers = Promise.all(calls.map((call) => call()));
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
      expect(rows).toHaveLength(calls.length);
    }, 4_000);
    return { answers };
  });
  return sent.answers;
}

const list = (id: string, module: string) => ({
  ...{ kind: 'mgrList', schemaVersion: 1, id, name: id, module, columns: [{ field: 'x' }] },
});
const bundled = (schema: { kind: string; id: string; name: string }) => ({
  bundle: {
    ...{ format: 'atrium-bundle', formatVersion: 1 },
    documents: [{ kind: schema.kind, id: schema.id, name: schema.name, schema }],
  },
  publish: true,
});

test.each<readonly [string, (item: object, schema: ReturnType<typeof list>) => Promise<ApiAnswer>]>([
  ['alone', (item) => send('publish', item)],
  ['with others', (item) => send('publishAll', { items: [item] })],
  ['by an import', (_item, schema) => send('import', bundled(schema))],
])('a field that goes, and a list that comes %s', async (name, publish) => {
  const id = `at-once-${String(name.length)}`;
  const whole = form(id, 'place', 'x');
  expect((await send('publish', await saved(whole))).msgState).toBe(1);
  const less = { ...whole, fields: [field('f-place', 'place')] };
  const without = await saved(less, 1);
  const shows = list(`${id}-list`, id);
  const comes = await saved(shows);
  const [gone, shown] = await together(
    () => send('publish', without),
    () => publish(comes, shows),
  );
  // Whichever came first stays; the other one is judged by what users have then.
  const codes = [gone?.code ?? 'in', shown?.code ?? 'in'];
  expect([
    ['in', 'DOCUMENT_INVALID'],
    ['BREAKS_OTHERS', 'in'],
  ]).toContainEqual(codes);
});

test('what has nothing to do with each other goes on', async () => {
  const [one, two] = [await saved(form('one', 'place')), await saved(form('two', 'place'))];
  const answers = await together(
    () => send('publish', one),
    () => send('publish', two),
  );
  expect(answers.map(({ msgState }) => msgState)).toEqual([1, 1]);
});
