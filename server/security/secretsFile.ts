import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { rmSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../config/config.ts';

/** Where the secrets of an embedded database stand: beside it, so that a copy of the tables alone holds no key. */
export function secretsFile(dataDir: string): string {
  return path.join(dataDir, 'secrets.json');
}

/**
 * The secrets of a data folder as they were written; undefined where it has none.
 * @throws ConfigError where others may read the file, or it is no JSON
 */
export function readSecretsFile(dataDir: string): unknown {
  const file = secretsFile(dataDir);
  if (!existsSync(file)) return undefined;
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) {
    throw new ConfigError(`${file} must be readable by its owner only (chmod 600).`);
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (cause) {
    throw new ConfigError(`The generated secrets in ${file} are damaged.`, { cause });
  }
}

/**
 * Writes the secrets of a data folder whole or not at all, readable by the owner only. A link, unlike a rename, never
 * replaces what another process put there first.
 */
export function writeSecretsFile(dataDir: string, value: unknown): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = secretsFile(dataDir);
  const draft = `${file}.${String(process.pid)}`;
  rmSync(draft, { force: true });
  const handle = openSync(draft, 'wx', 0o600);
  try {
    writeSync(handle, JSON.stringify(value));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    if (!existsSync(file)) linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
