import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../server/db/embedded/freePort.ts';
import { startCasServer } from './casServer.ts';
import { startChatProvider } from './chatProvider/index.ts';
import { createDatabase } from './createDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The origins of the running products, such as http://127.0.0.1:45678. */
    baseUrls: readonly string[];
  }
}

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Generous: two of them fill their databases at once, and a busy machine is no failure. */
const READY_LIMIT_MS = 180_000;

/** Products that run at once: one for each worker (`maxWorkers` of vitest.config.ts), since what a journey changes another would see. */
const PRODUCTS = 2;

/**
 * The product as `npm start` runs it, built where it is stale, with the demo campus in a database of its own: one for each
 * worker of the browser tests.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const built = spawnSync(process.execPath, ['scripts/build-if-stale.mjs'], { cwd: ROOT, stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The product cannot be built, so the browser tests cannot run.');
  const started = await Promise.allSettled(Array.from({ length: PRODUCTS }, startProduct));
  const products = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async (): Promise<void> => {
    await Promise.all(products.map((product) => product.stop()));
  };
  const failed = started.find((one) => one.status === 'rejected');
  if (failed !== undefined) {
    await stop();
    throw failed.reason;
  }
  project.provide(
    'baseUrls',
    products.map(({ baseUrl }) => baseUrl),
  );
  return stop;
}

interface Product {
  readonly baseUrl: string;
  stop(): Promise<void>;
}

async function startProduct(): Promise<Product> {
  const given = process.env.DATABASE_URL_TEST;
  const database = given === undefined ? undefined : await createDatabase(given, given);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atrium-portal-'));
  const cas = await startCasServer();
  const chat = await startChatProvider();
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: baseUrl,
      DATA_DIR: dataDir,
      DATABASE_URL: database?.url,
      ATRIUM_DEMO: '1',
      // All tests log in from one address.
      RATE_LIMIT_SCALE: '20',
      INTERFACE_NETWORKS: '127.0.0.1',
      CAS_URL: cas.url,
      ...chat.environment,
    },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output = `${output}${text}`.slice(-20_000)));
  }
  const ended = once(server, 'exit');

  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await cas.close();
    await chat.close();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const ready = await Promise.race([answers(`${baseUrl}/readyz`), ended.then(() => false)]);
  if (!ready) {
    await stop();
    throw new Error(`The product did not start:\n${output}`);
  }
  return { baseUrl, stop };
}

async function answers(url: string): Promise<boolean> {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (Date.now() < deadline) {
    try {
      if ((await fetch(url)).ok) return true;
    } catch {
      // not listening yet
    }
    await pause(50);
  }
  return false;
}
