import { createHash, randomBytes } from 'node:crypto';

/** A fresh token in the shape of the login response: two non-empty parts, 256 random bits. */
export function makeToken(): readonly [string, string] {
  return ['cp', randomBytes(32).toString('base64url')];
}

/** The text that travels. */
export function tokenText(token: readonly string[]): string {
  return token.join('_');
}

/** What is stored of a token. */
export function tokenHash(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}

/** The same as text: what a process keeps and asks by. */
export function tokenKey(text: string): string {
  return tokenHash(text).toString('base64');
}
