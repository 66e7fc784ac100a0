import { createHash, randomBytes } from 'node:crypto';

/** What scripts of a provider prove with that this site lets a page call them. */
export interface Signature {
  /** Seconds since the epoch. */
  readonly timestamp: number;
  readonly nonceStr: string;
  readonly signature: string;
}

/**
 * The signature of a page, by the algorithm that WeCom, DingTalk and WeChat have in common.
 * @param url the page's address as the browser has it, without its fragment; it is not encoded
 * @see https://developer.work.weixin.qq.com/document/path/90506
 */
export function signatureOf(ticket: string, url: string, nonceStr: string, timestamp: number): string {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${String(timestamp)}&url=${url}`;
  return createHash('sha1').update(text, 'utf8').digest('hex');
}

/** Signs a page now. */
export function signPage(ticket: string, address: string, now: Date): Signature {
  const [url = ''] = address.split('#', 1);
  const timestamp = Math.floor(now.getTime() / 1000);
  const nonceStr = randomBytes(12).toString('hex');
  return { timestamp, nonceStr, signature: signatureOf(ticket, url, nonceStr, timestamp) };
}
