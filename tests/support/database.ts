import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A database of one test's own. */
export interface TestDatabase {
  /** Connects as its owner, who is no superuser. */
  readonly url: string;
  /** Removes it, ending whatever sessions are left. */
  drop(): Promise<void>;
}

/**
 * Creates an empty database on the run's PostgreSQL (the project needs `tests/support/postgres.ts` as its global
 * setup). Close your own pools before `drop()`: a session that is cut off reports an error.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const owner = new URL(inject('postgresOwnerUrl'));
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(
    `CREATE DATABASE ${name} OWNER "${decodeURIComponent(owner.username)}" TEMPLATE template0`,
  );
  owner.pathname = `/${name}`;
  return { url: owner.href, drop: () => administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
