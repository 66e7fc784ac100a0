import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ThumbnailSize } from '../../src/schemas/wire/file.ts';

/** The parameters that make a link to a file good for a while. */
export interface LinkParameters {
  /** End of the link, milliseconds since the epoch, as a decimal text. */
  readonly expires: string;
  readonly sign: string;
  /** Of the thumbnail that the link opens, and nothing else; without it the link opens the file. */
  readonly size?: string;
}

function signature(key: Buffer, id: string, { expires, size }: Omit<LinkParameters, 'sign'>): Buffer {
  const what = size === undefined ? id : `${id}\n${size}`;
  return createHmac('sha256', key).update(`file\n${what}\n${expires}`).digest();
}

/** Signs a link to one file, or to one thumbnail of it. */
export function signLink(key: Buffer, id: string, expiresAt: Date, size?: ThumbnailSize): LinkParameters {
  const expires = String(expiresAt.getTime());
  const what = size === undefined ? { expires } : { expires, size: String(size) };
  return { ...what, sign: signature(key, id, what).toString('base64url') };
}

/** Whether a link is ours, for this file, and not over at `now` (milliseconds). */
export function isLinkGood(key: Buffer, id: string, link: LinkParameters, now: number): boolean {
  const { expires, sign, size } = link;
  if (size !== undefined && !/^\d{1,5}$/.test(size)) return false;
  if (!/^\d{1,16}$/.test(expires) || !/^[\w-]{43}$/.test(sign)) return false;
  return timingSafeEqual(Buffer.from(sign, 'base64url'), signature(key, id, link)) && Number(expires) > now;
}
