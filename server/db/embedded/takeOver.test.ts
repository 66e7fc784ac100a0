import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstStart } from '../../../tests/support/embeddedFolder.ts';
import { bornAt } from './processes.ts';
import { startEmbeddedPostgres } from './start.ts';

const HOLDER = path.resolve(import.meta.dirname, '../../../tests/support/holdPostgres.ts');

let dataDir = '';
let messages: string[] = [];
let holders: ChildProcess[] = [];
const log = (message: string) => messages.push(message);
const copyTo = firstStart();

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'atrium-takeover-'));
  messages = [];
  holders = [];
});
afterEach(async () => {
  await Promise.all(holders.map((holder) => ended(holder, 'SIGTERM')));
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts a server in another process and waits for its first line. */
async function hold(): Promise<{ holder: ChildProcess; postmaster?: number; refused?: string }> {
  const holder = spawn(process.execPath, ['--import', 'tsx', HOLDER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  holders.push(holder);
  const [line] = (await once(createInterface(holder.stdout), 'line')) as [string];
  return { holder, ...(JSON.parse(line) as { postmaster?: number; refused?: string }) };
}

async function ended(holder: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  const exit = once(holder, 'exit');
  holder.kill(signal);
  await exit;
}

async function untilGone(pid: number): Promise<void> {
  await vi.waitFor(() => {
    expect(bornAt(pid)).toBeUndefined();
  }, 10_000);
}

function watchdogOf(postmaster: number): number {
  const found = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && existsSync(`/proc/${entry}/cmdline`))
    .find((pid) => {
      const [, , script = '', target] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      return script.startsWith('read -r word') && target === String(postmaster);
    });
  if (found === undefined) throw new Error('no watchdog');
  return Number(found);
}

test('a second server on the same folder is refused by the name of the first', async () => {
  copyTo(dataDir);
  const { holder } = await hold();
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(
    `Another server (pid ${String(holder.pid)}) is already running on ${dataDir}. Stop it, or give this one its own DATA_DIR.`,
  );
});

test('the database stops when its server is killed, and starts again with what was answered', async () => {
  copyTo(dataDir);
  const { holder, postmaster = 0 } = await hold();
  const password = readFileSync(path.join(dataDir, 'postgres', 'password'), 'utf8');
  const access = { host: path.join(dataDir, 'postgres', 'data'), port: 5432, user: 'atrium', password };
  const client = new pg.Client({ ...access, database: 'atrium' });
  const cutOff = new Promise((resolve) => client.once('end', resolve));
  client.on('error', () => undefined); // losing the server is what this test is about
  await client.connect();
  await client.query(`CREATE TABLE answered AS SELECT 1 AS id`);
  await ended(holder, 'SIGKILL');
  await untilGone(postmaster);
  await cutOff;
  const next = await startEmbeddedPostgres({ dataDir, log });
  try {
    const again = new pg.Client(next.config);
    await again.connect();
    expect((await again.query('SELECT id FROM answered')).rows).toEqual([{ id: 1 }]);
    await again.end();
  } finally {
    await next.stop();
  }
});

test('a database left behind without its watchdog is taken over', async () => {
  copyTo(dataDir);
  const { holder, postmaster = 0 } = await hold();
  process.kill(watchdogOf(postmaster), 'SIGKILL');
  await ended(holder, 'SIGKILL');
  expect(bornAt(postmaster)).toBeDefined();
  const next = await startEmbeddedPostgres({ dataDir, log });
  expect(bornAt(postmaster)).toBeUndefined();
  expect(messages.join('\n')).toContain(`stopping PostgreSQL (pid ${String(postmaster)}), left behind`);
  await next.stop();
});

test('a killed database settles `exited`, and the next start recovers', async () => {
  copyTo(dataDir);
  const server = await startEmbeddedPostgres({ dataDir, log });
  process.kill(server.pid, 'SIGKILL');
  expect(await server.exited).toBe('SIGKILL');
  const next = await startEmbeddedPostgres({ dataDir, log });
  await next.stop();
});

test('a lock whose pid now belongs to something else is removed', async () => {
  copyTo(dataDir);
  const lock = path.join(dataDir, 'postgres', 'data', 'postmaster.pid');
  writeFileSync(lock, `${String(process.pid)}\n`);
  const next = await startEmbeddedPostgres({ dataDir, log });
  expect(messages.join('\n')).toContain(`removed a stale postmaster.pid (pid ${String(process.pid)})`);
  await next.stop();
});

test('of two first starts at once one wins and the other is refused', async () => {
  const outcomes = await Promise.all([hold(), hold()]);
  expect(outcomes.filter(({ postmaster }) => postmaster !== undefined)).toHaveLength(1);
  const refused = outcomes.map((outcome) => outcome.refused).filter((message) => message !== undefined);
  expect(refused).toEqual([expect.stringContaining('is already running on')]);
  expect(readdirSync(dataDir).filter((entry) => entry.startsWith('postgres.new-'))).toEqual([]);
});

test('what a start that died left of its work is removed', async () => {
  copyTo(dataDir);
  const { holder } = await hold();
  await ended(holder, 'SIGTERM');
  const leftover = path.join(dataDir, `postgres.new-${String(holder.pid)}`);
  rmSync(path.join(dataDir, 'postgres'), { recursive: true });
  mkdirSync(path.join(leftover, 'data'), { recursive: true });
  const next = await startEmbeddedPostgres({ dataDir, log });
  expect(existsSync(leftover)).toBe(false);
  await next.stop();
});
