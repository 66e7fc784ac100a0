import sharp from 'sharp';
import type { ThumbnailSize } from '../../src/schemas/wire/file.ts';
import { AppError } from '../errors/AppError.ts';

/** Pixels of an image before it is made small: 8,000 by 8,000, 256 MB where its format is decoded whole. */
const MOST_PIXELS = 64_000_000;
/** Seconds. */
const LONGEST = 10;
const QUALITY = 80;

// One thread per image: how many there are at once is told by the slots. Nothing is kept between them.
sharp.concurrency(1);
sharp.cache(false);
// The library reads far more than what people upload; what it does not know it cannot be attacked by.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPng',
    'VipsForeignLoadJpeg',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
});

/**
 * Makes an image small: upright, at most so long, never larger than it was, as WebP without anything but its pixels (no
 * position, no camera, no name). Of several pictures the first.
 * @param content of any kind and by anybody
 * @param size longest side, px
 * @returns undefined where it is no image that can be read, or has too many pixels
 * @throws AppError TIMEOUT where that takes too long
 */
export async function shrink(content: Uint8Array, size: ThumbnailSize): Promise<Uint8Array | undefined> {
  try {
    return await sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: LONGEST })
      .autoOrient()
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch (cause) {
    if (cause instanceof Error && /timeout/i.test(cause.message)) throw new AppError('TIMEOUT', { cause });
    return undefined;
  }
}
