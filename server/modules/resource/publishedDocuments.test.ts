import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../../tests/support/server.ts';
import type { TestServer } from '../../../tests/support/server.ts';
import { PublishedDocuments } from './publishedDocuments.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

test('lists every published document, however few are kept', async () => {
  const { db } = server;
  await sql`insert into atrium.resource (kind, id, name, schema, revision, updated_by, published_version)
    select 'condition', 'c' || n, 'c', '{}'::jsonb, 1, 'x', null from generate_series(1, 620) n`.execute(db);
  await sql`insert into atrium.resource_version (kind, id, version, name, schema, revision, published_by)
    select kind, id, 1, name, schema, 1, 'x' from atrium.resource`.execute(db);
  await sql`update atrium.resource set published_version = 1`.execute(db);
  const documents = new PublishedDocuments(db);
  expect(await documents.list(db, 'condition')).toHaveLength(620);
  expect(await documents.list(db, 'condition')).toHaveLength(620);
});

test.each(['"x"', '{"kind":"system","schemaVersion":1,"id":"broken","name":"B","menus":[null]}'])(
  'a system that came past the door as %s is in no list, and finding it says why',
  async (schema) => {
    const { db } = server;
    await sql`delete from atrium.resource_version where id = 'broken'`.execute(db);
    await sql`insert into atrium.resource (kind, id, name, schema, revision, updated_by, published_version)
      values ('system', 'broken', 'Broken', ${schema}::jsonb, 1, 'x', 1) on conflict do nothing`.execute(db);
    await sql`insert into atrium.resource_version (kind, id, version, name, schema, revision, published_by)
      values ('system', 'broken', 1, 'Broken', ${schema}::jsonb, 1, 'x')`.execute(db);
    const documents = new PublishedDocuments(db);
    expect((await documents.list(db, 'system')).some(({ id }) => id === 'broken')).toBe(false);
    await expect(documents.find(db, 'system', 'broken')).rejects.toMatchObject({ code: 'DOCUMENT_INVALID' });
  },
);

test('a document of a newer release is in no list, and finding it says why', async () => {
  const { db } = server;
  const flow = JSON.stringify({ kind: 'flow', schemaVersion: 99, id: 'later', name: 'Later' });
  await sql`insert into atrium.resource (kind, id, name, schema, revision, updated_by, published_version)
    values ('flow', 'later', 'Later', ${flow}::jsonb, 1, 'x', null)`.execute(db);
  await sql`insert into atrium.resource_version (kind, id, version, name, schema, revision, published_by)
    values ('flow', 'later', 1, 'Later', ${flow}::jsonb, 1, 'x')`.execute(db);
  await sql`update atrium.resource set published_version = 1 where kind = 'flow'`.execute(db);
  const documents = new PublishedDocuments(db);
  expect(await documents.list(db, 'flow')).toEqual([]);
  expect((await documents.listAll(db)).some(({ id }) => id === 'later')).toBe(false);
  await expect(documents.find(db, 'flow', 'later')).rejects.toMatchObject({
    code: 'DOCUMENT_INVALID',
    errors: [{ path: 'schema.schemaVersion', code: 'NEWER_VERSION' }],
  });
});
