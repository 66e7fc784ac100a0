import { AppError } from '../errors/AppError.ts';

/** Deepest nesting of objects and arrays that a request may have. */
export const MAX_DEPTH = 64;

/** Names that reach the prototype of an object and are never a field's name. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'prototype', 'constructor']);

const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Decodes bytes as strict UTF-8; a byte order mark stays, so that the JSON parser refuses it.
 * @throws AppError BODY_NOT_UTF8
 */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new AppError('BODY_NOT_UTF8', { cause });
  }
}

/** Index of the closing quote of the string that opens at `open`, or the text's length. */
function endOfString(text: string, open: number): number {
  let i = open + 1;
  while (i < text.length) {
    const c = text.charCodeAt(i);
    if (c === 0x5c) i += 2;
    else if (c === 0x22) return i;
    else i += 1;
  }
  return text.length;
}

/** The string between two quotes, escapes resolved; undefined where the escapes are malformed. */
function unescapeString(raw: string): string | undefined {
  if (!raw.includes('\\')) return raw;
  try {
    return JSON.parse(`"${raw}"`) as string;
  } catch {
    // A malformed escape: the parser that runs after the scan refuses the whole text as BODY_NOT_JSON.
    return undefined;
  }
}

/**
 * Scans JSON text before it is parsed: nesting, duplicate and forbidden keys, texts that no database stores (NUL,
 * lone surrogates). Iterative, so depth costs no stack; grammar is left to the parser.
 * @throws AppError BODY_TOO_DEEP, DUPLICATE_KEY, KEY_FORBIDDEN or TEXT_INVALID
 */
function scanJson(text: string): void {
  /** One entry per open object (its keys so far) or array (null). */
  const open: (Set<string> | null)[] = [];
  let keyExpected = false;
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charCodeAt(i);
    if (c === 0x22) {
      const end = endOfString(text, i);
      const value = unescapeString(text.slice(i + 1, end));
      if (value !== undefined) checkString(value, keyExpected ? (open.at(-1) ?? null) : null);
      keyExpected = false;
      i = end;
    } else if (c === 0x7b || c === 0x5b) {
      if (open.length >= MAX_DEPTH) throw new AppError('BODY_TOO_DEEP');
      open.push(c === 0x7b ? new Set() : null);
      keyExpected = c === 0x7b;
    } else if (c === 0x7d || c === 0x5d) {
      open.pop();
      keyExpected = false;
    } else if (c === 0x2c) {
      keyExpected = (open.at(-1) ?? null) !== null;
    }
  }
}

/** Checks one decoded string, and as a key where `keys` is the set of its object's keys so far. */
function checkString(value: string, keys: Set<string> | null): void {
  if (value.includes('\0') || LONE_SURROGATE.test(value)) throw new AppError('TEXT_INVALID');
  if (keys === null) return;
  if (FORBIDDEN_KEYS.has(value)) throw new AppError('KEY_FORBIDDEN');
  if (keys.has(value)) throw new AppError('DUPLICATE_KEY');
  keys.add(value);
}

/**
 * Parses JSON that came from outside, after the scan.
 * @throws AppError of the scan, or BODY_NOT_JSON
 */
export function parseJson(text: string): unknown {
  scanJson(text);
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new AppError('BODY_NOT_JSON', { cause });
  }
}
