import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config/config.ts';
import type { ServerConfig } from '../../server/config/config.ts';
import type { Database } from '../../server/db/database.ts';
import type { Notifications } from '../../server/db/notifications.ts';
import { openDatabase } from '../../server/db/pool.ts';
import { createLog } from '../../server/config/log.ts';
import type { JobDefinition } from '../../server/jobs/definition.ts';
import { JobWorker } from '../../server/jobs/JobWorker.ts';
import { jobs, modules } from '../../server/modules/index.ts';
import type { RegisterModule } from '../../server/modules/index.ts';
import { moduleRules } from '../../server/modules/moduleRules.ts';
import { loadPlatform } from '../../server/platform/platform.ts';
import type { Platform } from '../../server/platform/platform.ts';
import type { ModuleRules } from '../../server/records/moduleRules.ts';
import { createApiClient } from './apiClient.ts';
import type { ApiClient } from './apiClient.ts';
import { createMigratedDatabase } from './database.ts';

/** A server of one test file's own. */
export interface TestServer {
  /** `http://127.0.0.1:<port>` */
  readonly baseUrl: string;
  readonly db: Kysely<Database>;
  readonly notifications: Notifications;
  readonly platform: Platform;
  /** Works on the product's jobs, and on the given ones; housekeeping is not among them. */
  readonly worker: JobWorker<Platform>;
  /** Signs, sends and verifies like a real client; without a token until `login`. */
  readonly api: ApiClient;
  /** Logs in by password (the demo's unless another is given) and answers a client with that token. */
  login(loginName: string, password?: string): Promise<ApiClient>;
  /** The three people of the demo, logged in. */
  loginAll(): Promise<Record<'admin' | 'teacher' | 'student', ApiClient>>;
  /** Finishes what is under way and removes the database; more than once is fine. */
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** Fills the migrated database before the server listens, e.g. `seedCampus`. */
  readonly seed?: (platform: Platform) => Promise<void>;
  /** Settings that differ; rate limits are off unless given. */
  readonly config?: Partial<ServerConfig>;
  /** Calls beside the product's own. */
  readonly modules?: readonly RegisterModule[];
  /** What modules hold their records to beside the product's own rules. */
  readonly rules?: ModuleRules;
  /** Jobs beside the product's own. */
  readonly jobs?: readonly JobDefinition[];
  /** Takes the structured log; without it nothing is logged. */
  readonly log?: DestinationStream;
}

/**
 * Starts the product's HTTP server on a free loopback port with a fresh database of the product's schema. Close it in `afterAll`.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await createMigratedDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atrium-server-'));
  const handle = openDatabase({ connectionString: database.url, max: 10 }, () => {
    // What a call makes of it is what tests look at.
  });
  const config: ServerConfig = {
    ...readConfig({ PORT: '0', RATE_LIMIT_SCALE: '0', DATA_DIR: dataDir }, []),
    portalDir: path.join(dataDir, 'portal'),
    ...options.config,
  };
  const platform = await loadPlatform(config, handle, { ...moduleRules(config), ...options.rules });
  await options.seed?.(platform);
  const log = options.log === undefined ? pino({ level: 'silent' }) : createLog('debug', options.log);
  const app = await buildApp({ platform, log, modules: [...modules, ...(options.modules ?? [])] });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const baseUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const api = createApiClient(baseUrl, platform.project.appKey);
  const definitions = [...jobs, ...(options.jobs ?? [])];
  const worker = new JobWorker({ platform, notifications: handle.notifications, log, definitions });
  await worker.start();
  const close = async (): Promise<void> => {
    await app.close();
    await worker.stop();
    await platform.testThread.stop();
    await platform.sources.stop();
    await platform.changes.stop();
    platform.files.close();
    await handle.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  let closed: Promise<void> | undefined;
  return {
    baseUrl,
    db: handle.db,
    notifications: handle.notifications,
    platform,
    worker,
    api,
    login: (loginName, password) => api.login(loginName, password),
    loginAll: async () => {
      const [admin, teacher, student] = await Promise.all([
        api.login('admin'),
        api.login('teacher'),
        api.login('student'),
      ]);
      return { admin, teacher, student };
    },
    close: () => (closed ??= close()),
  };
}
