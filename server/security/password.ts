import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Options } from '@node-rs/argon2';

/** argon2id is the library's default algorithm; 19 MiB, two passes, one lane. */
function options(pepper: Buffer): Options {
  return { memoryCost: 19_456, timeCost: 2, parallelism: 1, secret: pepper };
}

/** The form in which a password arrives: md5 in lower-case hex. It is treated as the password itself. */
export const PASSWORD_PATTERN = '^[0-9a-f]{32}$';

/**
 * Hashes a password for storage.
 * @param arrived md5 hex of what was typed
 */
export function hashPassword(arrived: string, pepper: Buffer): Promise<string> {
  return hash(arrived, options(pepper));
}

let dummy: Promise<string> | undefined;

/**
 * Verifies a password. Without a stored hash (no such account) the same work is done on a dummy, so that neither the
 * answer nor its time tells whether the account exists.
 */
export async function verifyPassword(
  stored: string | undefined,
  arrived: string,
  pepper: Buffer,
): Promise<boolean> {
  // An account that was never given a password holds an empty hash, which nothing fits.
  const usable = stored === '' ? undefined : stored;
  dummy ??= hash(randomBytes(32), options(pepper));
  const fits = await verify(usable ?? (await dummy), arrived, options(pepper));
  return fits && usable !== undefined;
}
