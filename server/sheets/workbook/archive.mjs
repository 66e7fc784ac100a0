import { createInflateRaw } from 'node:zlib';
import { UnreadableSheet } from './UnreadableSheet.mjs';

// The directory of a ZIP archive is looked through before anything is inflated; then only the parts that a sheet is made
// of are, piece by piece against a budget. Pictures and whatever else is never read cost their line in the directory.

/** Sheets, and parts that belong to no workbook. */
const MOST_ENTRIES = 200;
/** Of what a workbook has for each picture, control and comment too. */
const MOST_LINES = 20_000;
const MOST_INFLATED = 100 * 1024 * 1024;
/** What is inflated, in sizes of the archive; sheets of one repeated value reach 13. Small archives are let be. */
const MOST_RATIO = 50;
const RATIO_COUNTS_FROM = 4 * 1024 * 1024;
/** What deflate packs at best; more is no size that comes out. */
const DEFLATE_RATIO = 1032;
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

/** Folders of a workbook but that of its sheets: pictures, drawings, controls, comments, relationships. */
const BESIDE_SHEETS = /^xl\/(?!worksheets\/[^/]+$)/;
const NEVER_READ = /^xl\/(?:media|embeddings|drawings|charts)\//;

/**
 * @typedef {{ name: string, encrypted: boolean, method: number, packed: number, size: number, local: number, length: number }} Entry
 */

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
 * The end record says some things twice, and a ZIP64 record says them once more: whoever else unpacks may go by another
 * one than is looked at here, so all have to agree, and ZIP64, which no sheet of a permitted size needs, is refused.
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
  if (entries > MOST_LINES) throw new UnreadableSheet('SHEET_TOO_LARGE');
  return entries;
}

/**
 * @param {Buffer} bytes
 * @param {number} at
 * @returns {Entry}
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
 * The name under which a part is found: writers differ in case and, against the standard, in the slash.
 * @param {string} name
 */
const partName = (name) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

/** The parts of a ZIP archive that was looked through as untrusted: number of entries, names, sizes. */
export class Archive {
  /** @type {Buffer} */
  #bytes;
  /** @type {Map<string, Entry>} */
  #entries = new Map();
  /** Bytes that may still come out. */
  #left;

  /**
   * @param {Buffer} bytes
   * @throws {UnreadableSheet}
   */
  constructor(bytes) {
    this.#bytes = bytes;
    this.#left = Math.min(MOST_INFLATED, Math.max(RATIO_COUNTS_FROM, bytes.length * MOST_RATIO));
    const end = findEnd(bytes);
    const count = countEntries(bytes, end);
    let at = bytes.readUInt32LE(end + 16);
    let promised = 0;
    for (let index = 0; index < count; index += 1) {
      if (at + ENTRY_LENGTH > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) {
        throw new UnreadableSheet('SHEET_UNREADABLE');
      }
      const entry = readEntry(bytes, at);
      this.#add(entry);
      if (!NEVER_READ.test(partName(entry.name))) promised += entry.size;
      at += entry.length;
    }
    const counted = this.names().filter((name) => !BESIDE_SHEETS.test(name));
    if (counted.length > MOST_ENTRIES || promised > this.#left) throw new UnreadableSheet('SHEET_TOO_LARGE');
  }

  /** @param {Entry} entry */
  #add(entry) {
    const isOutside = /(?:^|[\\/])\.\.(?:[\\/]|$)|\0/.test(entry.name);
    if (isOutside || entry.size > entry.packed * DEFLATE_RATIO + PIECE)
      throw new UnreadableSheet('SHEET_UNREADABLE');
    this.#entries.set(partName(entry.name), entry);
  }

  /** The parts, in lower case. @returns {string[]} */
  names() {
    return [...this.#entries.keys()];
  }

  /** @param {string} name in any case */
  has(name) {
    return this.#entries.has(partName(name));
  }

  /**
   * What a part holds, piece by piece; nothing where it is not there.
   * @param {string} name in any case
   * @returns {AsyncGenerator<Buffer>}
   * @throws {UnreadableSheet} where more or less comes out than is permitted or the directory says
   */
  async *pieces(name) {
    const entry = this.#entries.get(partName(name));
    if (entry === undefined) return;
    let size = 0;
    for await (const piece of inflated(packedContent(this.#bytes, entry), entry.method)) {
      size += piece.length;
      this.#left -= piece.length;
      if (this.#left < 0) throw new UnreadableSheet('SHEET_TOO_LARGE');
      yield piece;
    }
    if (size !== entry.size) throw new UnreadableSheet('SHEET_UNREADABLE');
  }
}

/**
 * @param {Buffer} bytes
 * @param {Entry} entry
 * @returns {Buffer}
 */
function packedContent(bytes, { encrypted, method, packed, local }) {
  if (encrypted) throw new UnreadableSheet('SHEET_ENCRYPTED');
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
 * @param {Buffer} content
 * @param {number} method 0 as it is, 8 deflated
 * @returns {AsyncGenerator<Buffer>}
 */
async function* inflated(content, method) {
  if (method === 0) {
    for (let at = 0; at < content.length; at += PIECE) yield content.subarray(at, at + PIECE);
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
