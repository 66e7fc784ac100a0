import type { SpawnOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './account.ts';
import {
  BOOTSTRAP_ROLE,
  folderSeenFromInside,
  passwordFile,
  PRODUCT_DATABASE,
  PRODUCT_ROLE,
  programEnvironment,
} from './layout.ts';
import type { Layout } from './layout.ts';
import { bornAt, run } from './processes.ts';
import type { ProgramResult } from './processes.ts';
import type { ProgramPath } from './programs.ts';

/** What initdb is tried with, best first: with a plain C ctype pg_trgm finds nothing in Chinese text. */
const CTYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** A user and group that a user namespace lends to a uid without a name. */
const LENT = '65534';

/**
 * Creates the database cluster with the product's role and database in it:
 *
 *     postgres.new-<pid>/ { data/, password, bootstrap.password }  → initdb → roles → rename to postgres/
 *
 * Everything appears together by that rename, or not at all; of two starts at once one wins and the other uses its
 * work. What starts that died left behind is removed.
 */
export async function initialise(
  layout: Layout,
  programs: ProgramPath,
  account: Account | undefined,
  log: (message: string) => void,
): Promise<void> {
  const started = Date.now();
  removeLeftovers(layout);
  const fresh = `${layout.holder}.new-${String(process.pid)}`;
  const data = path.join(fresh, 'data');
  // Others may pass through (the account enters the data), but not look.
  mkdirSync(fresh, { recursive: true, mode: 0o711 });
  mkdirSync(data, { mode: 0o700 });
  if (account !== undefined) chownSync(data, account.uid, account.gid);
  try {
    await runInitdb(fresh, data, programs, account);
    await createProductDatabase(fresh, data, programs, account);
    renameSync(fresh, layout.holder);
    log(`database: created in ${String(Date.now() - started)} ms`);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(layout.pgdata)) throw error;
  }
}

function removeLeftovers(layout: Layout): void {
  for (const entry of readdirSync(layout.dataDir)) {
    const pid = /^postgres\.new-(\d+)$/.exec(entry)?.[1];
    if (pid !== undefined && (bornAt(Number(pid)) === undefined || Number(pid) === process.pid)) {
      rmSync(path.join(layout.dataDir, entry), { recursive: true });
    }
  }
}

async function runInitdb(
  fresh: string,
  data: string,
  programs: ProgramPath,
  account: Account | undefined,
): Promise<void> {
  const handedOver = path.join(fresh, 'initdb.password');
  const secret = newPassword(passwordFile(fresh, BOOTSTRAP_ROLE));
  writeFileSync(handedOver, secret, { mode: 0o600 });
  if (account !== undefined) chownSync(handedOver, account.uid, account.gid);
  const inside = folderSeenFromInside(data);
  const pwfile = inside === data ? handedOver : `${inside}/../initdb.password`;
  let result: ProgramResult | undefined;
  for (const ctype of CTYPES) {
    result = await runNamed(
      programs('initdb'),
      [
        ...['-U', BOOTSTRAP_ROLE, '-A', 'scram-sha-256', `--pwfile=${pwfile}`, '-D', inside, '-E', 'UTF8'],
        ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', `--lc-ctype=${ctype}`],
        '--wal-segsize=4',
      ],
      { ...account, env: programEnvironment(), cwd: data },
    );
    if (result.code === 0 || !result.errors.includes('locale')) break;
  }
  rmSync(handedOver);
  if (result?.code !== 0)
    throw new Error(`The database could not be created: ${result?.errors.trim() ?? ''}`);
}

/**
 * Runs a program that wants its user to have a name, as initdb and single-user mode do and the server does not: a uid
 * without one (`docker run -u 12345`) borrows it from a user namespace.
 */
async function runNamed(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
  input = '',
): Promise<ProgramResult> {
  const result = await run(program, args, options, input);
  if (process.platform !== 'linux' || !result.errors.includes('could not look up effective user ID'))
    return result;
  const lent = ['--user', `--map-user=${LENT}`, `--map-group=${LENT}`];
  return run('unshare', [...lent, program, ...args], options, input);
}

/** In single-user mode, before anyone can connect: a cluster without the product's database never exists. */
async function createProductDatabase(
  fresh: string,
  data: string,
  programs: ProgramPath,
  account: Account | undefined,
): Promise<void> {
  const password = newPassword(passwordFile(fresh, PRODUCT_ROLE));
  const statements = [
    `CREATE ROLE ${PRODUCT_ROLE} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD '${password}';`,
    `CREATE DATABASE ${PRODUCT_DATABASE} OWNER ${PRODUCT_ROLE};`,
    `REVOKE ALL ON DATABASE ${PRODUCT_DATABASE}, postgres, template1 FROM PUBLIC;`,
  ];
  const args = ['--single', '-D', folderSeenFromInside(data), '-c', 'exit_on_error=on', 'postgres'];
  const options = { ...account, env: programEnvironment(), cwd: data };
  const result = await runNamed(programs('postgres'), args, options, `${statements.join('\n')}\n`);
  if (result.code !== 0) {
    throw new Error(
      `The product's database could not be created: ${result.errors.replaceAll(password, '***').trim()}`,
    );
  }
}

/** Writes a fresh password, 24 random bytes in an alphabet that needs no quoting, for this user's eyes only. */
function newPassword(file: string): string {
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, password, { mode: 0o600 });
  return password;
}
