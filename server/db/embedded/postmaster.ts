import { spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from './account.ts';
import { folderSeenFromInside, programEnvironment } from './layout.ts';
import type { Layout } from './layout.ts';
import { readIfThere, run } from './processes.ts';
import type { ProgramPath } from './programs.ts';
import { watch } from './watchdog.ts';

const LOG_BYTES = 8_000_000;
const READY_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 20_000;

/** A running database server process. */
export interface Postmaster {
  readonly pid: number;
  /** Settles with the exit code or the signal when the server has ended, for whatever reason. */
  readonly exited: Promise<number | string>;
  /** Ends sessions, writes everything out and waits for the end; more than once is fine. */
  stop(): Promise<void>;
}

/** The server ended before it was ready. `lockedOut`: because another one holds the folder, or is just leaving it. */
export class PostmasterFailed extends Error {
  readonly lockedOut: boolean;

  constructor(logged: string) {
    super(`PostgreSQL did not start:\n${logged.trim().split('\n').slice(-6).join('\n')}`);
    this.lockedOut = /already exists|still in use/.test(logged);
  }
}

/**
 * Starts the server and waits until it takes connections.
 *
 * @param settings given on the command line, so that nothing in the data folder needs editing
 * @throws PostmasterFailed with the end of its log
 */
export async function startPostmaster(
  layout: Layout,
  programs: ProgramPath,
  account: Account | undefined,
  settings: Readonly<Record<string, string>>,
): Promise<Postmaster> {
  const log = openLog(layout.logFile);
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(programs('postgres'), ['-D', folderSeenFromInside(layout.pgdata), ...flags], {
    ...account,
    env: { ...programEnvironment(), LC_ALL: 'C' },
    cwd: layout.pgdata,
    stdio: ['ignore', log.descriptor, log.descriptor],
    // A session of its own: Ctrl-C reaches this process only, which then stops the database in order.
    detached: process.platform !== 'win32',
  });
  closeSync(log.descriptor);
  const life = { ended: false };
  const exited = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => {
      resolve(code ?? signal ?? 'unknown');
    });
    child.once('error', (error) => {
      resolve(error.message);
    });
  }).finally(() => (life.ended = true));
  const pid = child.pid;
  if (pid === undefined) throw new PostmasterFailed(String(await exited));
  watch(pid, exited, account);

  const stop = async () => {
    if (life.ended) return;
    if (process.platform === 'win32') {
      await run(programs('pg_ctl'), ['stop', '-D', layout.pgdata, '-m', 'fast', '-w'], {});
    } else {
      child.kill('SIGINT');
    }
    const impatience = setTimeout(() => child.kill('SIGQUIT'), STOP_LIMIT_MS);
    await exited;
    clearTimeout(impatience);
  };
  const deadline = Date.now() + READY_LIMIT_MS;
  while (!isReady(layout, pid)) {
    if (life.ended) throw new PostmasterFailed(log.sinceOpened());
    if (Date.now() > deadline) {
      await stop();
      throw new PostmasterFailed('It was not ready after 120 s.');
    }
    await delay(10);
  }
  return { pid, exited, stop };
}

/** The lock file's eighth line turns "ready" when connections are taken. */
function isReady(layout: Layout, pid: number): boolean {
  const lines = readIfThere(path.join(layout.pgdata, 'postmaster.pid'))?.split('\n');
  return Number(lines?.[0]) === pid && lines?.[7]?.trim() === 'ready';
}

function openLog(file: string): { descriptor: number; sinceOpened: () => string } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const descriptor = openSync(file, size > LOG_BYTES ? 'w' : 'a', 0o600);
  const from = fstatSync(descriptor).size;
  return { descriptor, sinceOpened: () => readFileSync(file).subarray(from).toString('utf8') };
}
