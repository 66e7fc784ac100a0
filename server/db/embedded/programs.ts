import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nameOf } from './account.ts';
import type { Account } from './account.ts';
import { makeLinks } from './packaged.ts';
import type { PackagedPostgres } from './packaged.ts';
import { run } from './processes.ts';
import { canReach, isOurs, stagePrograms } from './staging.ts';

/** The path of one PostgreSQL program in the folder that was found to work. */
export type ProgramPath = (name: 'postgres' | 'initdb' | 'pg_ctl') => string;

interface ProgramSearch {
  readonly packaged: PackagedPostgres;
  readonly account: Account | undefined;
  /** Where the programs may be put when the account cannot use those of node_modules, best first. */
  readonly stagingFolders: readonly string[];
  readonly log: (message: string) => void;
}

/** Folders tried for staging: beside the data first, since that is where this installation may write. */
export function defaultStagingFolders(dataDir: string): readonly string[] {
  const user = String(process.getuid?.() ?? 'user');
  return [path.join(dataDir, 'runtime'), '/var/lib/atrium', path.join(os.tmpdir(), `atrium-${user}`)];
}

/**
 * Finds a folder of programs that the account can run: in node_modules, else staged once elsewhere. What decides is
 * `postgres --version` run as that account: links, modes, parent folders and the C library in one probe.
 *
 * @throws where nothing works; the message carries the first reason
 */
export async function findPrograms(search: ProgramSearch): Promise<ProgramPath> {
  const { packaged, account } = search;
  makeLinks(packaged.root, packaged); // a read-only node_modules fails here, and the probe says so
  const reason = await reasonNotToRun(packaged.root, account);
  if (reason === undefined) return pathsBelow(packaged.root);
  for (const base of search.stagingFolders) {
    const staged = await stageBelow(base, search);
    if (staged !== undefined) return pathsBelow(staged);
  }
  throw new Error(
    `The PostgreSQL from npm cannot run here as ${nameOf(account)}: ${reason}. ` +
      'It needs glibc 2.27 or newer (Alpine is not supported). Set DATABASE_URL to use another PostgreSQL.',
  );
}

async function stageBelow(base: string, search: ProgramSearch): Promise<string | undefined> {
  const { packaged, account, log } = search;
  const folder = path.join(base, `postgres-${packaged.version}`);
  try {
    mkdirSync(base, { recursive: true, mode: 0o755 });
    if (!isOurs(base)) return undefined;
    if (account !== undefined && !canReach(base, account.uid)) {
      removeIfEmpty(base);
      return;
    }
    if (!existsSync(folder)) stagePrograms(packaged, folder);
  } catch (error) {
    log(
      `database programs: ${base} cannot be used (${error instanceof Error ? error.message : String(error)})`,
    );
    return undefined;
  }
  if ((await reasonNotToRun(folder, account)) === undefined) {
    log(`database programs: ${folder}, because ${nameOf(account)} cannot use those of node_modules`);
    return folder;
  }
  rmSync(folder, { recursive: true, force: true });
  removeIfEmpty(base);
}

function removeIfEmpty(folder: string): void {
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

async function reasonNotToRun(root: string, account: Account | undefined): Promise<string | undefined> {
  const probe = await run(pathsBelow(root)('postgres'), ['--version'], { ...account, cwd: '/', env: {} });
  return probe.code === 0 ? undefined : probe.errors.trim() || `exit code ${String(probe.code)}`;
}

function pathsBelow(root: string): ProgramPath {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return (name) => path.join(root, 'native', 'bin', `${name}${suffix}`);
}
