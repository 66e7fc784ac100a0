import { looseEqual, order } from '../values/compare.ts';
import { toNumber } from '../values/number.ts';
import { toText } from '../values/text.ts';
import { checkTextLength, spend } from './fuel.ts';
import type { BinaryOperator } from './tree.ts';

/** The number of one side of an arithmetic operator; numbers stay as they are, infinite ones too. */
export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : toNumber(value));

/** `+`: text when either side is text, else numbers. */
export function add(left: unknown, right: unknown): unknown {
  if (typeof left === 'string') return join(left, sideText(right));
  if (typeof right === 'string') return join(sideText(left), right);
  return numberOf(left) + numberOf(right);
}

function sideText(value: unknown): string {
  if (Array.isArray(value)) spend(value.length);
  return toText(value);
}

function join(left: string, right: string): string {
  checkTextLength(left.length + right.length);
  // Long texts are joined by reference: only the shorter side is work.
  spend(Math.min(left.length, right.length));
  return left + right;
}

/** `in`: the right side is a list that holds an equal element. */
export function isIn(value: unknown, list: unknown): boolean {
  if (!Array.isArray(list)) return false;
  const items: readonly unknown[] = list;
  spend(items.length);
  return items.some((item) => looseEqual(value, item));
}

/** What each operator does with the values of its two sides. */
export const operations: Readonly<Record<BinaryOperator, (left: unknown, right: unknown) => unknown>> = {
  '+': add,
  '-': (left, right) => numberOf(left) - numberOf(right),
  '*': (left, right) => numberOf(left) * numberOf(right),
  '/': (left, right) => numberOf(left) / numberOf(right),
  '%': (left, right) => numberOf(left) % numberOf(right),
  '^': (left, right) => numberOf(left) ** numberOf(right),
  '==': looseEqual,
  '!=': (left, right) => !looseEqual(left, right),
  '<': (left, right) => order(left, right) < 0,
  '<=': (left, right) => order(left, right) <= 0,
  '>': (left, right) => order(left, right) > 0,
  '>=': (left, right) => order(left, right) >= 0,
  in: isIn,
};
