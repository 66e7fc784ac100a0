import { createHmac, timingSafeEqual } from 'node:crypto';

/** The parameters that make a link to a file good for a while. */
export interface LinkParameters {
  /** End of the link, milliseconds since the epoch, as a decimal text. */
  readonly expires: string;
  readonly sign: string;
}

function signature(key: Buffer, id: string, expires: string): Buffer {
  return createHmac('sha256', key).update(`file\n${id}\n${expires}`).digest();
}

/** Signs a link to one file. */
export function signLink(key: Buffer, id: string, expiresAt: Date): LinkParameters {
  const expires = String(expiresAt.getTime());
  return { expires, sign: signature(key, id, expires).toString('base64url') };
}

/** Whether a link is ours, for this file, and not over at `now` (milliseconds). */
export function isLinkGood(key: Buffer, id: string, { expires, sign }: LinkParameters, now: number): boolean {
  if (!/^\d{1,16}$/.test(expires) || !/^[\w-]{43}$/.test(sign)) return false;
  return (
    timingSafeEqual(Buffer.from(sign, 'base64url'), signature(key, id, expires)) && Number(expires) > now
  );
}
