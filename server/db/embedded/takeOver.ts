import { readlinkSync, renameSync, rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { socketFile } from './layout.ts';
import type { Layout } from './layout.ts';
import { bornAt, commandLine, pidTaken, readIfThere } from './processes.ts';

/** The setting that carries, on the postmaster's own command line, who started it. */
export const OWNER_SETTING = 'atrium.owner';

/** This process as the owner of a postmaster: pid and start time. */
export function ownerMark(): string {
  return `${String(process.pid)}:${bornAt(process.pid) ?? ''}`;
}

const LEFT_BEHIND_LIMIT_MS = 30_000;
const LEAVING_LIMIT_MS = 3_000;
const LOOK_EVERY_MS = 50;

/**
 * Makes sure that nobody else holds the data folder. PostgreSQL's lock files name a pid:
 *
 *     pid free                       → PostgreSQL clears its lock by itself
 *     our mark, owner alive          → refused
 *     our mark, owner dead           → the postmaster was left behind: stopped and waited for
 *     no mark, but a server is there → refused (started by hand, or in another container)
 *     no mark otherwise              → a zombie or a recycled pid, which PostgreSQL would take for a running server:
 *                                      the lock is removed
 *
 * @throws where another server runs on the folder
 */
export async function takeOver(layout: Layout, log: (message: string) => void): Promise<void> {
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    await clearLock(path.join(layout.pgdata, name), layout, log);
  }
  // Pids of another container mean nothing here and its lock looks stale; its socket still answers. So does that of a
  // postmaster that was killed, as long as its sessions are leaving.
  const deadline = Date.now() + LEAVING_LIMIT_MS;
  while (await answers(layout)) {
    if (Date.now() > deadline)
      throw new Error(`A server outside this container is already running on ${layout.dataDir}.`);
    await delay(LOOK_EVERY_MS);
  }
}

async function clearLock(file: string, layout: Layout, log: (message: string) => void): Promise<void> {
  const deadline = Date.now() + LEFT_BEHIND_LIMIT_MS;
  let asked = false;
  for (let pid = lockHolder(file); pid !== undefined && pidTaken(pid); pid = lockHolder(file)) {
    const owner = ownerOf(pid);
    if (owner === undefined) {
      await removeStaleLock(file, pid, layout, log);
      return;
    }
    if (owner.born === bornAt(owner.pid)) throw alreadyRunning(owner.pid, layout);
    if (Date.now() > deadline) {
      throw new Error(
        `PostgreSQL (pid ${String(pid)}), left behind in ${layout.pgdata}, did not stop in 30 s.`,
      );
    }
    if (!asked) {
      log(`database: stopping PostgreSQL (pid ${String(pid)}), left behind by a server that died`);
      process.kill(pid, 'SIGINT');
      asked = true;
    }
    await delay(LOOK_EVERY_MS);
  }
}

function lockHolder(file: string): number | undefined {
  const pid = Number(readIfThere(file)?.split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

function ownerOf(postmaster: number): { pid: number; born: string } | undefined {
  const mark = /atrium\.owner=(\d+):(\S*)/.exec(commandLine(postmaster) ?? '');
  return mark === null ? undefined : { pid: Number(mark[1]), born: mark[2] ?? '' };
}

function alreadyRunning(pid: number, layout: Layout): Error {
  return new Error(
    `Another server (pid ${String(pid)}) is already running on ${layout.dataDir}. ` +
      'Stop it, or give this one its own DATA_DIR.',
  );
}

async function removeStaleLock(
  file: string,
  pid: number,
  layout: Layout,
  log: (message: string) => void,
): Promise<void> {
  if (worksIn(pid) === layout.pgdata || (await answers(layout))) throw alreadyRunning(pid, layout);
  // Moved first and read again: between the look and the move another start may have made the lock its own.
  const aside = `${file}.stale-${String(process.pid)}`;
  renameSync(file, aside);
  if (lockHolder(aside) === pid) {
    rmSync(aside);
    log(`database: removed a stale ${path.basename(file)} (pid ${String(pid)})`);
  } else {
    renameSync(aside, file);
  }
}

/** The working directory of a process, where it can be seen; a postmaster's is its data folder. */
function worksIn(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${String(pid)}/cwd`);
  } catch {
    return undefined; // no /proc, or another user's process: the socket is asked instead
  }
}

function answers({ pgdata }: Layout): Promise<boolean> {
  const file = socketFile(pgdata);
  if (file === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = net.connect(file);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}
