import { isForbiddenKey } from '../../src/schemas/forbiddenKey.ts';
import { AppError, finding } from '../errors/AppError.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import type { FindingCode } from '../errors/findings.ts';

/** Deepest nesting of objects and arrays that a request may have. */
export const MAX_DEPTH = 64;

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

/** An open object or list, and where in it the scan is. */
interface Open {
  /** The object's keys so far; null for a list. */
  readonly keys: Set<string> | null;
  at: string | number;
}

/** A refusal that says where. */
function refusedAt(code: ErrorCode & FindingCode, open: readonly Open[]): AppError {
  return new AppError(code, { errors: [finding(open.map(({ at }) => at).join('.'), code)] });
}

/**
 * Scans JSON text before it is parsed: nesting, duplicate and forbidden keys, texts that no database stores (NUL,
 * lone surrogates). Iterative, so depth costs no stack; grammar is left to the parser.
 * @throws AppError BODY_TOO_DEEP, DUPLICATE_KEY, KEY_FORBIDDEN or TEXT_INVALID
 */
function scanJson(text: string): void {
  const open: Open[] = [];
  let keyExpected = false;
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charCodeAt(i);
    if (c === 0x22) {
      const end = endOfString(text, i);
      const value = unescapeString(text.slice(i + 1, end));
      if (value !== undefined) checkString(value, keyExpected, open);
      keyExpected = false;
      i = end;
    } else if (c === 0x7b || c === 0x5b) {
      if (open.length >= MAX_DEPTH) throw refusedAt('BODY_TOO_DEEP', open);
      open.push(c === 0x7b ? { keys: new Set(), at: '' } : { keys: null, at: 0 });
      keyExpected = c === 0x7b;
    } else if (c === 0x7d || c === 0x5d) {
      open.pop();
      keyExpected = false;
    } else if (c === 0x2c) {
      const inside = open.at(-1);
      keyExpected = inside !== undefined && inside.keys !== null;
      if (typeof inside?.at === 'number') inside.at += 1;
    }
  }
}

/** Checks one decoded string, and as a key of the innermost object where one is expected. */
function checkString(value: string, isKey: boolean, open: readonly Open[]): void {
  if (value.includes('\0') || LONE_SURROGATE.test(value)) throw refusedAt('TEXT_INVALID', open);
  const inside = open.at(-1);
  if (!isKey || !inside?.keys) return;
  inside.at = value;
  if (isForbiddenKey(value)) throw refusedAt('KEY_FORBIDDEN', open);
  if (inside.keys.has(value)) throw refusedAt('DUPLICATE_KEY', open);
  inside.keys.add(value);
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
