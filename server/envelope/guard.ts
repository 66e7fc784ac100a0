import { isForbiddenKey } from '../../src/schemas/forbiddenKey.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import type { InputErrorCode } from '../errors/inputErrors.ts';

/** Deepest nesting of objects and arrays that a request may have. */
export const MAX_DEPTH = 64;

const LONE_SURROGATE = /\p{Surrogate}/u;
const BACKSLASH = 0x5c;

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
  for (let end = text.indexOf('"', open + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 0) return end;
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
  readonly isObject: boolean;
  /** The object's keys so far. */
  keys?: Set<string>;
  at: string | number;
}

/** A refusal that says where. */
function refusedAt(code: ErrorCode & InputErrorCode, open: readonly Open[]): AppError {
  return new AppError(code, { errors: [inputError(open.map(({ at }) => at).join('.'), code)] });
}

/** What a scan goes through: where it is, and how many values it has met. */
interface Scan {
  readonly open: Open[];
  readonly most: number;
  values: number;
}

/**
 * Scans JSON text before it is parsed: nesting, number of values, duplicate and forbidden keys, texts that no database
 * stores (NUL, lone surrogates). Iterative, so depth costs no stack; grammar is left to the parser.
 * @throws AppError BODY_TOO_DEEP, BODY_TOO_MANY_VALUES, DUPLICATE_KEY, KEY_FORBIDDEN or TEXT_INVALID
 */
function scanJson(text: string, most: number): void {
  const scan: Scan = { open: [], most, values: 0 };
  const { open } = scan;
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
      count(scan);
      open.push(c === 0x7b ? { isObject: true, at: '' } : { isObject: false, at: 0 });
      keyExpected = c === 0x7b;
    } else if (c === 0x7d || c === 0x5d) {
      open.pop();
      keyExpected = false;
    } else if (c === 0x2c) {
      count(scan);
      const inside = open.at(-1);
      keyExpected = inside?.isObject === true;
      if (typeof inside?.at === 'number') inside.at += 1;
    }
  }
}

/** Every value but an object's or a list's first has a comma before it, and those first ones have the bracket. */
function count(scan: Scan): void {
  scan.values += 1;
  if (scan.values > scan.most) throw new AppError('BODY_TOO_MANY_VALUES');
}

/** Checks one decoded string, and as a key of the innermost object where one is expected. */
function checkString(value: string, isKey: boolean, open: readonly Open[]): void {
  if (value.includes('\0') || LONE_SURROGATE.test(value)) throw refusedAt('TEXT_INVALID', open);
  const inside = open.at(-1);
  if (!isKey || inside?.isObject !== true) return;
  inside.at = value;
  if (isForbiddenKey(value)) throw refusedAt('KEY_FORBIDDEN', open);
  inside.keys ??= new Set();
  if (inside.keys.has(value)) throw refusedAt('DUPLICATE_KEY', open);
  inside.keys.add(value);
}

/**
 * Parses JSON that came from outside, after the scan.
 * @param mostValues most objects, lists and further members and elements in them, all together
 * @throws AppError of the scan, or BODY_NOT_JSON
 */
export function parseJson(text: string, mostValues = Infinity): unknown {
  scanJson(text, mostValues);
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new AppError('BODY_NOT_JSON', { cause });
  }
}
