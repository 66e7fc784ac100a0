import { legacyEncoding } from './legacyEncoding.mjs';
import { UnreadableSheet } from './workbook/UnreadableSheet.mjs';

/**
 * The text of a CSV file. Spreadsheets write "Unicode text" as UTF-16 with its mark, and older ones the encoding of their
 * region, whose decoders make Chinese of almost any bytes: what was meant as something else is refused, not written as
 * garbage.
 * @param {Buffer} content
 * @returns {string}
 * @throws {UnreadableSheet}
 */
export function textIn(content) {
  if (content[0] === 0xff && content[1] === 0xfe) return decoded('utf-16le', content);
  if (content[0] === 0xfe && content[1] === 0xff) return decoded('utf-16be', content);
  if (content.includes(0)) throw new UnreadableSheet('SHEET_UNREADABLE');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    const encoding = isDamagedUtf8(content) || isLatin(content) ? undefined : legacyEncoding(content);
    if (encoding === undefined) throw new UnreadableSheet('SHEET_ENCODING');
    return decoded(encoding, content);
  }
}

/**
 * @param {string} encoding
 * @param {Buffer} content
 */
function decoded(encoding, content) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    throw new UnreadableSheet('SHEET_ENCODING');
  }
}

/**
 * Whether more Chinese comes out as UTF-8 than bytes that are none. In GB 18030 few characters happen to look so.
 * @param {Buffer} content
 */
function isDamagedUtf8(content) {
  const text = content.toString('utf8');
  return count(text, /[\u0800-\ufffc]/g) > count(text, /\ufffd/g);
}

/**
 * Whether most bytes beyond ASCII stand alone, as the letters of western files do. Chinese comes in pairs of them.
 * @param {Buffer} content
 */
function isLatin(content) {
  const bytes = content.toString('latin1');
  const all = count(bytes, /[\x80-\xff]/g);
  return count(bytes, /(?<![\x80-\xff])[\x80-\xff](?![\x40-\x7e\x80-\xff])/g) * 2 > all;
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
function count(text, pattern) {
  let found = 0;
  for (const _match of text.matchAll(pattern)) found += 1;
  return found;
}
