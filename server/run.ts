import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { describeAdministrator, describeStart } from './banner.ts';
import { ConfigError, isLoopbackHost, onPort, readConfig } from './config/config.ts';
import { connectDatabase } from './db/connect.ts';
import type { ConnectedDatabase } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { serveDemoParent } from './demoParent.ts';
import { everyMinute, housekeeping } from './housekeeping.ts';
import { JobWorker } from './jobs/JobWorker.ts';
import { checkAddress, listen } from './listen.ts';
import { createLog } from './config/log.ts';
import { clearIncoming } from './modules/file/receive.ts';
import { findDemoAccounts } from './modules/account/repository.ts';
import { jobs } from './modules/index.ts';
import { moduleRules } from './modules/moduleRules.ts';
import { loadPlatform } from './platform/platform.ts';
import { noteEarlier } from './documents/catalogue.ts';
import { installProductDocuments } from './productDocuments/install.ts';
import { seedCampus } from './seed/campus/index.ts';
import { seedDemoSite } from './seed/demoSite.ts';
import { seedFlows } from './seed/flows/index.ts';
import { seed } from './seed/seed.ts';
import type { FirstAdministrator } from './seed/seed.ts';

/** A server that listens. */
export interface RunningServer {
  /** Settles with what went wrong when the server can no longer serve. */
  readonly broken: Promise<string>;
  /** Readiness off, what is under way finished, the database stopped; more than once is fine. */
  stop(): Promise<void>;
}

/** Time that calls under way get on shutdown, and the pause in which a balancer sees that readiness is off. */
const DRAIN = 30_000;
const NOTICE = 5_000;

/**
 * Starts the server:
 *
 *     settings → folder → address free? → database → migrations → platform → seed → product's documents → the demo's flows → HTTP → jobs
 *
 * @param print takes what a person reads; the structured log goes its own way
 * @throws with a message for the operator where a setting, the folder, the database or the port cannot be used
 */
export async function runServer(
  env: NodeJS.ProcessEnv,
  argv: readonly string[],
  print: (text: string) => void,
): Promise<RunningServer> {
  const asked = readConfig(env, argv);
  const log = createLog(asked.logLevel);
  prepareFolder(asked.dataDir);
  const config = onPort(asked, await checkAddress(asked));
  const database = await connectDatabase(config, {
    onLine: (line) => print(`${line}\n`),
    onBroken: (error) => log.error({ err: error }, 'a database connection broke'),
  });
  try {
    const applied = await migrate(database.db);
    if (applied.length > 0) log.info({ applied }, 'migrated');
    const platform = await loadPlatform(config, database, moduleRules(config));
    let firstAdministrator = '';
    // At once, so that a server that dies meanwhile loses no password; and again as the last thing of the start.
    const onAdministrator = (account: FirstAdministrator): void => {
      firstAdministrator = describeAdministrator(account);
      print(firstAdministrator);
    };
    const content = config.seedDemo ? { campus: seedCampus } : { onAdministrator };
    await seed(database.db, platform.secrets.pepper, content);
    const documents = await installProductDocuments(database.db);
    await noteEarlier(database.db);
    for (const [document, outcome] of Object.entries(documents))
      if (outcome !== 'present')
        log[outcome === 'taken' ? 'warn' : 'info']({ document, outcome }, 'product document');
    const app = await buildApp({ platform, log });
    if (config.seedDemo) await seedFlows(platform, app.log);
    const hasCampus = config.seedDemo && (await findDemoAccounts(database.db)).length > 0;
    if (hasCampus) await seedDemoSite(database.db, config);
    await listen(app, config);
    const definitions = [...jobs, ...housekeeping];
    const worker = new JobWorker({ platform, notifications: database.notifications, log, definitions });
    await worker.start();
    const stopClearing = everyMinute(() => clearIncoming(platform), log);
    const demoParent = hasCampus ? await serveDemoParent(config) : undefined;
    print(`${await describeStart(config, database.db, demoParent?.address)}${firstAdministrator}`);
    const stop = async (): Promise<void> => {
      await Promise.all([worker.stop(), stopClearing(), demoParent?.close()]);
    };
    return { broken: database.ended, stop: once(() => shutDown(app, database, log, stop)) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Step by step: where a folder cannot hold folders, as /proc, Node's own recursion never ends. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Makes the data folder and refuses one that cannot be written. */
function prepareFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? 'unknown';
    throw new ConfigError(`DATA_DIR ${dataDir} is not a folder that can be written (${code}).`, { cause });
  }
}

function once(action: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= action());
}

async function shutDown(
  app: FastifyInstance,
  database: ConnectedDatabase,
  log: Logger,
  stopWork: () => Promise<void>,
): Promise<void> {
  app.platform.draining = true;
  log.info('shutting down');
  // On a machine of one's own nobody asks for readiness, and whoever presses Ctrl-C does not want to wait.
  if (!isLoopbackHost(app.platform.config.host)) await pause(NOTICE);
  const late = setTimeout(() => app.server.closeAllConnections(), DRAIN);
  await app.close();
  clearTimeout(late);
  await stopWork();
  await app.platform.testThread.stop();
  await app.platform.sources.stop();
  await app.platform.changes.stop();
  app.platform.files.close();
  await database.close();
  log.info('stopped');
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
