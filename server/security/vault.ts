import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;
const KEY_BYTES = 32;

/** The key that credentials are sealed with, made of a secret of the installation: no further file to keep. */
export function vaultKeyOf(secret: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'atrium credentials 1', KEY_BYTES));
}

/**
 * Seals a credential (AES-256-GCM).
 * @param about what it belongs to, e.g. the database and its address: it opens for nothing else
 */
export function seal(key: Buffer, text: string, about: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about, 'utf8'));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Opens what was sealed for the same thing. @throws Error where it was sealed for another, or is damaged */
export function unseal(key: Buffer, sealed: Buffer, about: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE), { authTagLength: TAG });
  decipher.setAAD(Buffer.from(about, 'utf8')).setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
}
