import { readNumber } from './number.ts';

/**
 * Equality of expressions: a number with numeric text compares as numbers, null and undefined are equal to each
 * other only, everything else strictly.
 */
export function looseEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (left === null || left === undefined) return right === null || right === undefined;
  if (typeof left === 'number') return typeof right === 'string' && readNumber(right) === left;
  if (typeof left === 'string') return typeof right === 'number' && readNumber(left) === right;
  return false;
}

/**
 * Order of two values for `< > <= >=`: negative, 0 or positive; NaN, which no comparison holds for, where they
 * have no order. Two numbers, or a number with numeric text, compare as numbers; two texts by code point.
 */
export function order(left: unknown, right: unknown): number {
  if (typeof left === 'number') {
    if (typeof right === 'number') return compareNumbers(left, right);
    return typeof right === 'string' ? compareNumbers(left, readNumber(right)) : Number.NaN;
  }
  if (typeof left !== 'string') return Number.NaN;
  if (typeof right === 'string') return compareCodePoints(left, right);
  return typeof right === 'number' ? compareNumbers(readNumber(left), right) : Number.NaN;
}

function compareNumbers(left = Number.NaN, right = Number.NaN): number {
  // Subtracting would make equal infinities unequal.
  return left < right ? -1 : left > right ? 1 : left === right ? 0 : Number.NaN;
}

/** Compares by code point, where JavaScript's own order of texts is by UTF-16 unit. */
export function compareCodePoints(left: string, right: string): number {
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index += 1) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a !== b) return rank(a) - rank(b);
  }
  return left.length - right.length;
}

/** Surrogates stand for code points beyond every other unit, so that they rank behind U+E000 to U+FFFF. */
const rank = (unit: number): number => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800);
