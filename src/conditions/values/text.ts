import { isPlainObject } from '../path.ts';
import { toJson } from './json.ts';

/** Lists nested deeper than this read as empty text, so that a cycle cannot exhaust the stack. */
const DEPTH = 200;

/**
 * The text of any value: null, undefined → `''`; elements of a list by the same rule, joined with `,`; plain
 * objects → JSON; all else `String(x)`. A function is not data and has no text.
 */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : textOf(value, 0);
}

function textOf(value: unknown, depth: number): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'object':
      return value === null ? '' : objectText(value, depth);
    case 'undefined':
    case 'function':
      return '';
    default:
      return String(value);
  }
}

function objectText(value: object, depth: number): string {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    if (depth >= DEPTH) return '';
    return list.map((item) => textOf(item, depth + 1)).join(',');
  }
  if (isPlainObject(value)) return toJson(value);
  return classText(value);
}

/** The text of an object of a class is its own, where it has one: such as that of a decimal or a date. */
function classText(value: unknown): string {
  try {
    return String(value);
  } catch {
    // What cannot be converted has no text to compare.
    return '';
  }
}

/** Length in Unicode code points. */
export function codePoints(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length - 1; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0xd800 || unit > 0xdbff) continue;
    const next = text.charCodeAt(index + 1);
    if (next >= 0xdc00 && next <= 0xdfff) {
      count -= 1;
      index += 1;
    }
  }
  return count;
}

/** False for text that is refused at the door: with U+0000 or a surrogate that stands alone. */
export function isStorable(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit === 0) return false;
    if (unit < 0xd800 || unit > 0xdfff) continue;
    const next = text.charCodeAt(index + 1);
    if (unit > 0xdbff || !(next >= 0xdc00 && next <= 0xdfff)) return false;
    index += 1;
  }
  return true;
}
