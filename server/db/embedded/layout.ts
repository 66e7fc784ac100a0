import { existsSync } from 'node:fs';
import path from 'node:path';

/** The role that made the database cluster. Superuser: the product never runs on it. */
export const BOOTSTRAP_ROLE = 'postgres';

/** The product's own role and database; the role is no superuser and owns its database. */
export const PRODUCT_ROLE = 'atrium';
export const PRODUCT_DATABASE = 'atrium';

/** The port that PostgreSQL names its socket file after. */
export const SOCKET_PORT = 5432;

/** The longest socket address, in bytes, that every POSIX system takes (107 on Linux, 103 on macOS). */
const SOCKET_BYTES = 100;

/** Where the parts of one embedded database stand on the disk. */
export interface Layout {
  readonly dataDir: string;
  /** Holds the data and the passwords; appears complete, by rename. */
  readonly holder: string;
  /** PostgreSQL's own data folder. */
  readonly pgdata: string;
  readonly logFile: string;
}

/** @param dataDir absolute, links resolved: its length decides whether a socket can be used */
export function layoutOf(dataDir: string): Layout {
  const holder = path.join(dataDir, 'postgres');
  return { dataDir, holder, pgdata: path.join(holder, 'data'), logFile: path.join(dataDir, 'postgres.log') };
}

/** The password files below a holder, readable by the user of this process alone. */
export function passwordFile(holder: string, role: string): string {
  return path.join(holder, role === PRODUCT_ROLE ? 'password' : 'bootstrap.password');
}

/** The socket file, or undefined where sockets are missing or the path is too long for one. */
export function socketFile(pgdata: string): string | undefined {
  const file = path.join(pgdata, `.s.PGSQL.${String(SOCKET_PORT)}`);
  return process.platform !== 'win32' && Buffer.byteLength(file) <= SOCKET_BYTES ? file : undefined;
}

/**
 * How a PostgreSQL program, started with the data folder as its working directory, names that folder. Through
 * /proc/self/cwd it never walks the parents, which the account may not be allowed to (a 0700 home), and which may be
 * longer than a socket path.
 */
export function folderSeenFromInside(pgdata: string): string {
  return process.platform === 'linux' && existsSync('/proc/self/cwd') ? '/proc/self/cwd' : pgdata;
}

/** The environment of every PostgreSQL program: nothing of ours, such as secrets or PGHOST, leaks in. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const windows = process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot } : {};
  return { PATH: process.env.PATH, ...windows };
}
