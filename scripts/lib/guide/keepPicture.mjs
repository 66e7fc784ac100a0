import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Pixels of a hundred thousand that may differ by more than a shade while the picture counts as the same. */
const MOST_DIFFERENT = 50;
/** Steps of 255 in one colour that nobody sees. */
const SHADE = 24;

/**
 * Writes a picture as WebP, unless the one that is there shows the same: files change where the product does.
 * @param {string} file @param {Buffer} png
 * @returns {Promise<string>} what became of it
 */
export async function keepPicture(file, png) {
  const fresh = await sharp(png).webp({ quality: 82, effort: 6 }).toBuffer();
  const name = path.basename(file);
  if (existsSync(file) && (await looksAlike(readFileSync(file), fresh))) return `same     ${name}`;
  writeFileSync(file, fresh);
  return `written  ${name} (${String(Math.ceil(fresh.length / 1024))} KiB)`;
}

/** @param {Buffer} one @param {Buffer} other */
export async function looksAlike(one, other) {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return false;
  let different = 0;
  for (let at = 0; at < a.data.length; at += 1)
    if (Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)) > SHADE) different += 1;
  return different * 100_000 <= a.data.length * MOST_DIFFERENT;
}

/** @param {Buffer} picture */
const pixelsOf = (picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
