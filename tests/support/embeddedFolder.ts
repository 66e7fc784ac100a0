import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startEmbeddedPostgres } from '../../server/db/embedded/start.ts';

/**
 * The data folder of an embedded database as its first start leaves it. That start takes seconds: tests that are about a
 * later one begin with a copy.
 * @returns copies it into a folder, which is made
 */
export function firstStart(): (dataDir: string) => void {
  let made = '';
  beforeAll(async () => {
    made = mkdtempSync(path.join(os.tmpdir(), 'atrium-first-'));
    const server = await startEmbeddedPostgres({ dataDir: made, log: () => undefined });
    await server.stop();
  });
  afterAll(() => {
    rmSync(made, { recursive: true, force: true });
  });
  return (dataDir) => {
    mkdirSync(dataDir, { recursive: true });
    // With owners and modes, without which PostgreSQL would not have it.
    const { status, stderr } = spawnSync('cp', ['-a', `${made}/.`, dataDir], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The folder cannot be copied: ${stderr}`);
  };
}
