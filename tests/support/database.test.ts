import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from './database.ts';

async function rows(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const hasTable = `SELECT to_regclass('things') IS NOT NULL AS found`;

test('each database is fresh, and its owner may create what migrations need', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await rows(one.url, 'CREATE EXTENSION pg_trgm; CREATE TABLE things (id int)');
  expect(await rows(one.url, hasTable)).toEqual([{ found: true }]);
  expect(await rows(other.url, hasTable)).toEqual([{ found: false }]);
  await Promise.all([one.drop(), other.drop()]);
});

test('a dropped database is gone', async () => {
  const database = await createTestDatabase();
  const name = new URL(database.url).pathname.slice(1);
  await database.drop();
  expect(await rows(inject('postgresUrl'), `SELECT 1 FROM pg_database WHERE datname = '${name}'`)).toEqual(
    [],
  );
});
