import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectionUrl } from '../../server/db/embedded/access.ts';
import { startEmbeddedPostgres } from '../../server/db/embedded/start.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL URL whose role may create databases. */
    postgresUrl: string;
    /** The same server as the role that test databases belong to: no superuser where the server is our own. */
    postgresOwnerUrl: string;
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
 * removed afterwards.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.DATABASE_URL_TEST;
  if (given !== undefined) {
    project.provide('postgresUrl', given);
    project.provide('postgresOwnerUrl', given);
    return undefined;
  }
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atrium-test-'));
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const server = await startEmbeddedPostgres({ dataDir, log, settings: UNSAFE_BUT_FAST }).catch(
    (error: unknown) => {
      rmSync(dataDir, { recursive: true, force: true });
      throw new Error(`No database for the tests.\n${lines.join('\n')}`, { cause: error });
    },
  );
  project.provide('postgresUrl', connectionUrl(server.bootstrap));
  project.provide('postgresOwnerUrl', server.connectionString);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
