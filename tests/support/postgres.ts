import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectionUrl } from '../../server/db/embedded/access.ts';
import { startEmbeddedPostgres } from '../../server/db/embedded/start.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openDatabase } from '../../server/db/pool.ts';
import { createDatabase } from './createDatabase.ts';
import type { TestDatabase } from './createDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL URL whose role may create databases. */
    postgresUrl: string;
    /** The same server as the role that test databases belong to: no superuser where the server is our own. */
    postgresOwnerUrl: string;
    /** The name of a migrated database on it, to which nobody is connected: what others are copies of. */
    migratedDatabase: string;
  }
}

/** Nothing that a test writes has to survive the machine. */
const UNSAFE_BUT_FAST = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '120',
};

/**
 * One PostgreSQL for the whole run: that of DATABASE_URL_TEST, else the embedded one in a temporary folder, which is
 * removed afterwards. Its schema is made once; the databases of tests are copies, which take a fraction of that time.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { administrator, owner, stop } = await startPostgres();
  project.provide('postgresUrl', administrator);
  project.provide('postgresOwnerUrl', owner);
  const migrated = await createMigrated(administrator, owner).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  project.provide('migratedDatabase', new URL(migrated.url).pathname.slice(1));
  return async () => {
    await migrated.drop();
    await stop();
  };
}

async function createMigrated(administrator: string, owner: string): Promise<TestDatabase> {
  const database = await createDatabase(administrator, owner);
  const handle = openDatabase({ connectionString: database.url, max: 1 }, () => undefined);
  await migrate(handle.db);
  await handle.close();
  return database;
}

interface Postgres {
  /** A URL whose role may create databases. */
  readonly administrator: string;
  /** The same server as the role that databases of tests belong to. */
  readonly owner: string;
  stop(): Promise<void>;
}

async function startPostgres(): Promise<Postgres> {
  const given = process.env.DATABASE_URL_TEST;
  if (given !== undefined) return { administrator: given, owner: given, stop: () => Promise.resolve() };
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atrium-test-'));
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const server = await startEmbeddedPostgres({ dataDir, log, settings: UNSAFE_BUT_FAST }).catch(
    (error: unknown) => {
      rmSync(dataDir, { recursive: true, force: true });
      throw new Error(`No database for the tests.\n${lines.join('\n')}`, { cause: error });
    },
  );
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { administrator: connectionUrl(server.bootstrap), owner: server.connectionString, stop };
}
