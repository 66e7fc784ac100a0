import { inflateSync } from 'node:zlib';

// WOFF 1.0 (https://www.w3.org/TR/WOFF/) is a TrueType or OpenType file whose tables are compressed one by one. A browser
// reads it from a page, but the system's font library wants the plain file.

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

interface Table {
  readonly tag: Buffer;
  readonly checksum: number;
  readonly content: Buffer;
}

/**
 * Unpacks a WOFF 1.0 font into the TrueType or OpenType file that it was made from.
 *
 * @throws where the content is no WOFF 1.0
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF 1.0 font.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) =>
    readTable(woff, WOFF_HEADER + index * WOFF_ENTRY),
  );
  return writeFont(woff.readUInt32BE(4), tables);
}

function readTable(woff: Buffer, at: number): Table {
  const offset = woff.readUInt32BE(at + 4);
  const packedLength = woff.readUInt32BE(at + 8);
  const length = woff.readUInt32BE(at + 12);
  const packed = woff.subarray(offset, offset + packedLength);
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    // A table that would not get smaller is stored as it is.
    content: packedLength < length ? inflateSync(packed) : packed,
  };
}

function writeFont(flavor: number, tables: readonly Table[]): Buffer {
  // The header repeats the count in the forms that a binary search over the entries starts from.
  const power = Math.floor(Math.log2(tables.length));
  const range = 2 ** power * SFNT_ENTRY;
  const directory = Buffer.alloc(SFNT_HEADER + tables.length * SFNT_ENTRY);
  directory.writeUInt32BE(flavor, 0);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(range, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(tables.length * SFNT_ENTRY - range, 10);

  const parts: Buffer[] = [directory];
  let offset = directory.length;
  tables.forEach(({ tag, checksum, content }, index) => {
    const at = SFNT_HEADER + index * SFNT_ENTRY;
    tag.copy(directory, at);
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(content.length, at + 12);
    const padding = Buffer.alloc((4 - (content.length % 4)) % 4); // tables start at multiples of four
    parts.push(content, padding);
    offset += content.length + padding.length;
  });
  return Buffer.concat(parts);
}
