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
  const documents = new PublishedDocuments();
  expect(await documents.list(db, 'condition')).toHaveLength(620);
  expect(await documents.list(db, 'condition')).toHaveLength(620);
});
