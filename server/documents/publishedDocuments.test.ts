import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResourceKind } from '../../src/schemas/kinds.ts';
import { startTestServer } from '../../tests/support/server.ts';
import type { TestServer } from '../../tests/support/server.ts';
import { PublishedDocuments } from './publishedDocuments.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

test('lists every published document, however few are kept', async () => {
  const { db } = server;
  await sql`insert into atrium.resource (kind, id, name, schema, revision, updated_by, published_version)
    select 'condition', 'c' || n, 'c',
      jsonb_build_object('kind', 'condition', 'schemaVersion', 1, 'id', 'c' || n, 'name', 'c', 'rules',
        jsonb_build_object('testRule', 'every', 'conditionList', '[]'::jsonb)), 1, 'x', null from generate_series(1, 620) n`.execute(
    db,
  );
  await sql`insert into atrium.resource_version (kind, id, version, name, schema, revision, published_by)
    select kind, id, 1, name, schema, 1, 'x' from atrium.resource`.execute(db);
  await sql`update atrium.resource set published_version = 1`.execute(db);
  const documents = new PublishedDocuments(db);
  expect(await documents.list(db, 'condition')).toHaveLength(620);
  expect(await documents.list(db, 'condition')).toHaveLength(620);
});

/** Publishes what never came through the door. */
async function publishRaw(kind: string, id: string, schema: string): Promise<PublishedDocuments> {
  const { db } = server;
  await sql`insert into atrium.resource (kind, id, name, schema, revision, updated_by, published_version)
    values (${kind}, ${id}, 'Raw', ${schema}::jsonb, 1, 'x', null)`.execute(db);
  await sql`insert into atrium.resource_version (kind, id, version, name, schema, revision, published_by)
    values (${kind}, ${id}, 1, 'Raw', ${schema}::jsonb, 1, 'x')`.execute(db);
  await sql`update atrium.resource set published_version = 1 where kind = ${kind} and id = ${id}`.execute(db);
  return new PublishedDocuments(db);
}

const nested = (levels: number): string =>
  `{"kind":"app","schemaVersion":1,"body":${'['.repeat(levels)}${']'.repeat(levels)}}`;

test.each([
  ['system', 'broken-text', '"x"'],
  ['system', 'broken-menu', '{"kind":"system","schemaVersion":1,"id":"b","name":"B","menus":[null]}'],
  ['app', 'broken-null', 'null'],
  ['app', 'broken-list', '[1, 2]'],
  ['app', 'broken-kind', '{"kind":"flow","nodes":5}'],
  ['app', 'broken-deep', nested(1_500)],
])('a %s that came past the door, %s, is in no list, and finding it says why', async (kind, id, schema) => {
  const documents = await publishRaw(kind, id, schema);
  const { db } = server;
  expect((await documents.listAll(db)).some((entry) => entry.id === id)).toBe(false);
  await expect(documents.findShown(db, kind as ResourceKind, id)).rejects.toMatchObject({
    code: 'DOCUMENT_INVALID',
  });
});

test('what a document names is found whatever its shape', async () => {
  const documents = await publishRaw('mgrForm', 'odd', '{"kind":"mgrForm","layout":5,"module":"f"}');
  const all = await documents.listAll(server.db);
  expect(all.find(({ id }) => id === 'odd')?.references).toEqual([{ kind: 'form', id: 'f' }]);
});

test('a document of a newer release is in no list, and finding it says why', async () => {
  const { db } = server;
  const flow = { kind: 'flow', schemaVersion: 99, id: 'later', name: 'Later' };
  const documents = await publishRaw('flow', 'later', JSON.stringify(flow));
  expect((await documents.list(db, 'flow')).some(({ id }) => id === 'later')).toBe(false);
  await expect(documents.find(db, 'flow', 'later')).rejects.toMatchObject({
    code: 'DOCUMENT_INVALID',
    errors: [{ path: 'schema.schemaVersion', code: 'NEWER_VERSION' }],
  });
});
