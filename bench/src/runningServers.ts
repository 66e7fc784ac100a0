import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { access } from '../../server/db/embedded/access.ts';
import { layoutOf, PRODUCT_ROLE, socketFile } from '../../server/db/embedded/layout.ts';

/** The folder of the bench, wherever the bundle of a suite stands. */
const benchFolder = process.env.BENCH_ROOT ?? process.cwd();
const root = path.join(benchFolder, '..');

/** A server in a process of its own. */
export interface RunningServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** The product with its own database in a folder that is removed afterwards. */
export interface RunningProduct extends RunningServer {
  readonly dataDir: string;
  /** Of the server's own process, and of PostgreSQL, which runs beside it. */
  readonly pid: number;
  readonly postmaster: number;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

const ended = (running: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (running.exitCode !== null || running.signalCode !== null) resolve();
    else running.once('exit', () => resolve());
  });

/**
 * Builds the server as it ships and starts it with the demo campus; answers when it is ready. `BENCH_PROFILE=<folder>` in the
 * environment has it write there where its time goes.
 */
export async function startProduct(): Promise<RunningProduct> {
  const built = spawnSync(process.execPath, ['scripts/build.mjs', 'server'], { cwd: root, stdio: 'ignore' });
  if (built.status !== 0) throw new Error('The server could not be built');
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atrium-bench-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir };
  const { BENCH_PROFILE: folder } = process.env;
  const profile = folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`];
  const running = spawn(process.execPath, [...profile, 'dist/server/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, RATE_LIMIT_SCALE: '0', LOG_LEVEL: 'warn', DATABASE_URL: '' },
  });
  const stop = async (): Promise<void> => {
    running.kill('SIGTERM');
    await ended(running);
    rmSync(dataDir, { recursive: true, force: true });
  };
  if (await isReady(running, `${origin}/readyz`))
    return { origin, dataDir, pid: running.pid ?? 0, postmaster: postmasterOf(dataDir).pid, stop };
  await stop();
  throw new Error('The server did not become ready');
}

const PATIENCE = 60_000;
const PAUSE = 200;

async function isReady(running: ChildProcess, address: string): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE && running.exitCode === null; waited += PAUSE) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok === true) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return false;
}

/** Bare Fastify and pg on the database of a running product. */
export async function startBare({ dataDir }: RunningProduct): Promise<RunningServer> {
  const running = fork(path.join(benchFolder, 'src/peers/bareServer.mjs'), {
    env: { ...process.env, BENCH_DATABASE: JSON.stringify(databaseOf(dataDir)) },
  });
  const port = await new Promise<number>((resolve, reject) => {
    running.once('message', (message) => resolve((message as { port: number }).port));
    running.once('exit', (code) => reject(new Error(`The bare server ended with ${String(code)}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      running.disconnect();
      await ended(running);
    },
  };
}

/** How the product's role reaches its embedded database, in `pg`'s own terms: by the socket, else by the address that PostgreSQL noted. */
export function databaseOf(dataDir: string): object {
  const { layout, host, port } = postmasterOf(dataDir);
  const isSocket = socketFile(layout.pgdata) !== undefined;
  return access(layout, PRODUCT_ROLE, { host: isSocket ? layout.pgdata : host, port }).config;
}

/** What PostgreSQL noted of itself. */
function postmasterOf(dataDir: string) {
  const layout = layoutOf(realpathSync(dataDir));
  const noted = readFileSync(path.join(layout.pgdata, 'postmaster.pid'), 'utf8').split('\n');
  return { layout, pid: Number(noted[0]), host: noted[5]?.trim() ?? '', port: Number(noted[3]) };
}
