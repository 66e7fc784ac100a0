import { sql } from 'kysely';
import type { ServerConfig } from '../config/config.ts';
import { ConfigError } from '../config/config.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';
import { openDatabase } from './pool.ts';
import type { DatabaseHandle } from './pool.ts';

/** A connected database; `ended` settles when an embedded one has ended, with why. */
export interface ConnectedDatabase extends DatabaseHandle {
  readonly ended: Promise<string>;
}

/** What connecting reports along the way. */
export interface ConnectOptions {
  readonly onLine: (line: string) => void;
  readonly onBroken: (error: Error) => void;
}

/** Connects to the database of DATABASE_URL, or starts the embedded PostgreSQL and connects to that. */
export async function connectDatabase(
  config: ServerConfig,
  { onLine, onBroken }: ConnectOptions,
): Promise<ConnectedDatabase> {
  if (config.databaseUrl === undefined) {
    const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log: onLine });
    const handle = openDatabase({ ...embedded.config }, onBroken);
    return {
      db: handle.db,
      notifications: handle.notifications,
      ended: embedded.exited.then((how) => `The database ended by itself (${String(how)}).`),
      close: async () => {
        await handle.close();
        await embedded.stop();
      },
    };
  }
  const handle = openDatabase({ connectionString: config.databaseUrl }, onBroken);
  try {
    await sql`select 1`.execute(handle.db);
  } catch (cause) {
    await handle.close();
    // The address holds a password, so it is not repeated.
    const why = cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : '';
    throw new ConfigError(`The database of DATABASE_URL cannot be used: ${why ?? ''}`, { cause });
  }
  return { ...handle, ended: new Promise<string>(() => undefined) };
}
