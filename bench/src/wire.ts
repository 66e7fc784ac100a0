import { createHash } from 'node:crypto';

/** What the product calls md5: the hex of the digest of a text. */
export const md5 = (text: string): string => createHash('md5').update(text, 'utf8').digest('hex');

/** The key by which the portal of a server calls it. */
export async function appKeyOf(origin: string): Promise<string> {
  const { appKey } = (await (await fetch(`${origin}/config.json`)).json()) as { appKey: string };
  return appKey;
}

/** The body of a call, signed (`docs/api.md`, Envelope). */
export function sealed(appKey: string, payload: object, token: string): string {
  const param = JSON.stringify(payload);
  const timestamp = String(Date.now());
  const sign = md5(`appKey=${appKey}&param=${param}&timestamp=${timestamp}${token}`);
  return JSON.stringify({ appKey, param, timestamp, sign });
}
