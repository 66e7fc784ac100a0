import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { unpackWoff } from './font.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
}, 60_000);
afterAll(() => browser.close());

/** How characters look: those without a glyph all look like the same box. */
async function picturesOf(characters: readonly string[]): Promise<string[]> {
  const page = await browser.newPage();
  const cells = characters.map(
    (one) => `<div style="width:60px;height:60px;font:48px sans-serif">${one}</div>`,
  );
  await page.setContent(cells.join(''));
  const pictures: string[] = [];
  for (const cell of await page.locator('div').all()) {
    pictures.push(
      createHash('md5')
        .update(await cell.screenshot())
        .digest('hex'),
    );
  }
  await page.close();
  return pictures;
}

test('Chinese characters have glyphs of their own', async () => {
  const missing = '\u{10FFFD}';
  const pictures = await picturesOf(['学', '生', '工', '作', missing]);
  expect(new Set(pictures.slice(0, 4)).size).toBe(4);
  expect(pictures.slice(0, 4)).not.toContain(pictures[4]);
});

test('a font unpacks to tables whose checksums hold', () => {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource/noto-sans-sc/files/noto-sans-sc-latin-400-normal.woff',
  );
  const font = unpackWoff(readFileSync(file));
  const count = font.readUInt16BE(4);
  expect(count).toBeGreaterThan(5);
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const tag = font.toString('latin1', at, at + 4);
    const offset = font.readUInt32BE(at + 8);
    const padded = Math.ceil(font.readUInt32BE(at + 12) / 4) * 4;
    let sum = 0;
    for (let word = offset; word < offset + padded; word += 4) {
      // The checksum of `head` leaves out the field that adjusts the sum of the whole file.
      if (!(tag === 'head' && word === offset + 8)) sum = (sum + font.readUInt32BE(word)) >>> 0;
    }
    expect(sum, tag).toBe(font.readUInt32BE(at + 4));
  }
});

test('what is no font is refused', () => {
  expect(() => unpackWoff(Buffer.from('wOF2 and more'))).toThrow('no WOFF 1.0');
});
