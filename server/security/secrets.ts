import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { ConfigError } from '../config.ts';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { isRecord } from '../envelope/envelope.ts';
import { settleSetting } from '../settings/repository.ts';
import { vaultKeyOf } from './vault.ts';

/** Keys that the server makes for itself at first boot; none has a built-in value. */
export interface Secrets {
  /** Second input of every password hash. */
  readonly pepper: Buffer;
  /** Signs expiring links to files. */
  readonly linkKey: Buffer;
  /** Seals the credentials of registered databases and services. */
  readonly vaultKey: Buffer;
}

const KEY_BYTES = 32;

interface SecretTexts {
  readonly pepper: string;
  readonly linkKey: string;
}

function makeSecrets(): SecretTexts {
  return {
    pepper: randomBytes(KEY_BYTES).toString('base64url'),
    linkKey: randomBytes(KEY_BYTES).toString('base64url'),
  };
}

function decodeSecrets(value: unknown, where: string): Secrets {
  const decode = (name: keyof SecretTexts): Buffer => {
    const text = isRecord(value) ? value[name] : undefined;
    const key = typeof text === 'string' ? Buffer.from(text, 'base64url') : Buffer.alloc(0);
    if (key.length !== KEY_BYTES)
      throw new ConfigError(`The generated secrets in ${where} are damaged (${name}).`);
    return key;
  };
  const linkKey = decode('linkKey');
  return { pepper: decode('pepper'), linkKey, vaultKey: vaultKeyOf(linkKey) };
}

/**
 * Writes a file whole or not at all, readable by the owner only. A link, unlike a rename, never replaces what another
 * process put there first.
 */
function writeOnce(file: string, text: string): void {
  const draft = `${file}.${String(process.pid)}`;
  rmSync(draft, { force: true });
  const handle = openSync(draft, 'wx', 0o600);
  try {
    writeSync(handle, text);
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

/** Secrets of an embedded database: a file beside it, so that a copy of the tables alone holds no key. */
function loadFileSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeOnce(file, JSON.stringify(makeSecrets()));
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) {
    throw new ConfigError(`${file} must be readable by its owner only (chmod 600).`);
  }
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new ConfigError(`The generated secrets in ${file} are damaged.`, { cause });
  }
  return decodeSecrets(value, file);
}

/**
 * Loads the secrets, making them at first boot. With an external database, which several servers may share, they live
 * in its settings.
 */
export async function loadSecrets(config: ServerConfig, db: Kysely<Database>): Promise<Secrets> {
  if (config.databaseUrl === undefined) return loadFileSecrets(config.dataDir);
  return decodeSecrets(await settleSetting(db, 'secrets', makeSecrets), 'the database');
}
