import { createHmac, randomBytes } from 'node:crypto';
import { ConfigError } from '../config/config.ts';
import { isRecord } from '../envelope/envelope.ts';
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

/** The secrets as they are kept. */
interface SecretTexts {
  readonly pepper: string;
  readonly linkKey: string;
}

/** New secrets, as they are kept. */
export function makeSecrets(): SecretTexts {
  return {
    pepper: randomBytes(KEY_BYTES).toString('base64url'),
    linkKey: randomBytes(KEY_BYTES).toString('base64url'),
  };
}

/**
 * Reads secrets as they are kept.
 * @param where names their place to the operator
 * @throws ConfigError where they are damaged
 */
export function decodeSecrets(value: unknown, where: string): Secrets {
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
 * The key check value of secrets: a keyed hash of a known text, from which nobody learns a key. It is kept in the
 * database whose passwords and credentials were made with them, and tells at each start whether these are its secrets.
 */
export function keyCheck({ pepper, linkKey }: Secrets): string {
  return createHmac('sha256', Buffer.concat([pepper, linkKey]))
    .update('atrium secrets 1')
    .digest('base64url');
}
