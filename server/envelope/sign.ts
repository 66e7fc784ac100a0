import { createHash, timingSafeEqual } from 'node:crypto';

/** Lower-case hex md5 of a text's UTF-8 bytes, the digest of all signs. */
export function md5Hex(text: string): string {
  return createHash('md5').update(text, 'utf8').digest('hex');
}

/**
 * Sign of a request (`docs/api.md`, Sign).
 * @param param the exact text that is sent
 * @param timestamp decimal milliseconds since the epoch, as sent
 * @param token the token's text, empty where there is none
 */
export function signRequest(appKey: string, param: string, timestamp: string, token: string): string {
  return md5Hex(`appKey=${appKey}&param=${param}&timestamp=${timestamp}${token}`);
}

/**
 * Sign of an answer: over the exact body text, the `x-timestamp` header and the token that the request carried.
 * @param body UTF-8, as it is sent: a page of records is long enough to be encoded once only
 */
export function signAnswer(body: Uint8Array, timestamp: string, token: string): string {
  return createHash('md5')
    .update(body)
    .update(timestamp + token, 'utf8')
    .digest('hex');
}

/** Compares two texts in time that depends on their lengths only. */
export function equalText(a: string, b: string): boolean {
  const left = Buffer.from(a, 'utf8');
  const right = Buffer.from(b, 'utf8');
  return left.length === right.length && timingSafeEqual(left, right);
}
