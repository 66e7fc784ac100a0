import { inject } from 'vitest';
import { createDatabase } from './createDatabase.ts';
import type { TestDatabase } from './createDatabase.ts';

export type { TestDatabase } from './createDatabase.ts';

/**
 * Creates an empty database on the run's PostgreSQL (the project needs `tests/support/postgres.ts` as its global
 * setup). Close your own pools before `drop()`: a session that is cut off reports an error.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(inject('postgresUrl'), inject('postgresOwnerUrl'));
}

/** Creates a database with the schema of the product, as `migrate` makes it, and nothing in it. */
export function createMigratedDatabase(): Promise<TestDatabase> {
  return createDatabase(inject('postgresUrl'), inject('postgresOwnerUrl'), inject('migratedDatabase'));
}
