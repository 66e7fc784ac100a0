import { createInflateRaw } from 'node:zlib';
import { MarkupGauge } from './MarkupGauge.mjs';
import { UnreadableSheet } from './UnreadableSheet.mjs';

// The directory of a ZIP archive is looked through, and every entry inflated against a budget, before a library that
// knows no limits gets to see it. Nothing of what comes out is kept here, and the first byte too many ends it.

const MOST_ENTRIES = 200;
const MOST_INFLATED = 100 * 1024 * 1024;
/** What is inflated, in sizes of the archive; sheets of one repeated value reach 13. Small archives are let be. */
const MOST_RATIO = 50;
const RATIO_COUNTS_FROM = 4 * 1024 * 1024;
/** Bytes that are inflated at a time. */
const PIECE = 64 * 1024;

const END_SIGNATURE = 0x06054b50;
const END_LENGTH = 22;
const ZIP64_LOCATOR_SIGNATURE = 0x07064b50;
const ZIP64_LOCATOR_LENGTH = 20;
const LONGEST_COMMENT = 65_535;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_LENGTH = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_LENGTH = 30;

/** @param {Buffer} bytes */
function findEnd(bytes) {
  for (
    let at = bytes.length - END_LENGTH;
    at >= Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
    at -= 1
  ) {
    if (bytes.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  throw new UnreadableSheet('SHEET_UNREADABLE');
}

/**
 * The end record says some things twice, and a ZIP64 record says them once more: whoever unpacks may go by another one
 * than is looked at here, so all have to agree, and ZIP64, which no sheet of a permitted size needs, is refused.
 * @param {Buffer} bytes
 * @param {number} end
 * @returns {number} of entries
 */
function countEntries(bytes, end) {
  const entries = bytes.readUInt16LE(end + 10);
  const agree = bytes.readUInt16LE(end + 8) === entries && bytes.readUInt32LE(end + 4) === 0;
  const locator = end - ZIP64_LOCATOR_LENGTH;
  const isZip64 = locator >= 0 && bytes.readUInt32LE(locator) === ZIP64_LOCATOR_SIGNATURE;
  if (!agree || isZip64) throw new UnreadableSheet('SHEET_UNREADABLE');
  if (entries > MOST_ENTRIES) throw new UnreadableSheet('SHEET_TOO_LARGE');
  return entries;
}

/**
 * Looks through an archive as untrusted: number of entries, names, encryption, what comes out of them, and no
 * definitions or links to other files in what is XML.
 * @param {Buffer} bytes
 * @returns {Promise<void>} rejected with an `UnreadableSheet` where it is not to be read
 */
export async function checkArchive(bytes) {
  const end = findEnd(bytes);
  const entries = countEntries(bytes, end);
  let at = bytes.readUInt32LE(end + 16);
  let holdsWorkbook = false;
  let left = Math.min(MOST_INFLATED, Math.max(RATIO_COUNTS_FROM, bytes.length * MOST_RATIO));
  for (let index = 0; index < entries; index += 1) {
    if (at + ENTRY_LENGTH > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) {
      throw new UnreadableSheet('SHEET_UNREADABLE');
    }
    const entry = readEntry(bytes, at);
    if (/(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|\\|\0/.test(entry.name))
      throw new UnreadableSheet('SHEET_UNREADABLE');
    if (/^xl\//i.test(entry.name)) holdsWorkbook = true;
    if (/^xl\/externalLinks\//i.test(entry.name)) throw new UnreadableSheet('SHEET_UNREADABLE');
    const size = await inflatedSize(bytes, entry, left);
    // A library may make room for what the directory promises before it inflates anything.
    if (size !== entry.size) throw new UnreadableSheet('SHEET_UNREADABLE');
    left -= size;
    at += entry.length;
  }
  if (!holdsWorkbook) throw new UnreadableSheet('SHEET_IS_OTHER_DOCUMENT');
}

/**
 * @param {Buffer} bytes
 * @param {number} at
 */
function readEntry(bytes, at) {
  const nameLength = bytes.readUInt16LE(at + 28);
  const length = ENTRY_LENGTH + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  return {
    name: bytes.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength),
    encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    method: bytes.readUInt16LE(at + 10),
    packed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    local: bytes.readUInt32LE(at + 42),
    length,
  };
}

/**
 * @param {Buffer} bytes
 * @param {ReturnType<typeof readEntry>} entry
 * @param {number} budget bytes that may come out
 * @returns {Promise<number>} bytes that come out
 */
async function inflatedSize(bytes, entry, budget) {
  const gauge = /\.(?:xml|rels)$/i.test(entry.name) ? new MarkupGauge() : undefined;
  let size = 0;
  for await (const piece of pieces(packedContent(bytes, entry), entry.method)) {
    size += piece.length;
    if (size > budget) throw new UnreadableSheet('SHEET_TOO_LARGE');
    gauge?.take(piece);
  }
  return size;
}

/**
 * @param {Buffer} bytes
 * @param {ReturnType<typeof readEntry>} entry
 * @returns {Buffer}
 */
function packedContent(bytes, { encrypted, method, packed, local }) {
  if (encrypted) throw new UnreadableSheet('SHEET_OLD_FORMAT');
  if (local + LOCAL_LENGTH > bytes.length || bytes.readUInt32LE(local) !== LOCAL_SIGNATURE) {
    throw new UnreadableSheet('SHEET_UNREADABLE');
  }
  const start = local + LOCAL_LENGTH + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const content = bytes.subarray(start, start + packed);
  if (content.length < packed || (method !== 0 && method !== 8))
    throw new UnreadableSheet('SHEET_UNREADABLE');
  return content;
}

/**
 * What comes out of an entry, piece by piece.
 * @param {Buffer} content
 * @param {number} method
 * @returns {AsyncGenerator<Buffer>}
 */
async function* pieces(content, method) {
  if (method === 0) {
    yield content;
    return;
  }
  const inflate = createInflateRaw({ chunkSize: PIECE });
  inflate.end(content);
  try {
    yield* inflate;
  } catch {
    throw new UnreadableSheet('SHEET_UNREADABLE');
  } finally {
    inflate.destroy();
  }
}
