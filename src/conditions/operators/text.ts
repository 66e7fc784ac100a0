import { toItems } from '../values/list.ts';
import { toNumber } from '../values/number.ts';
import { codePoints, isStorable, toText } from '../values/text.ts';
import { not, type Operator, type OperatorTable, unary } from './operator.ts';

const never = (): boolean => false;

/** No stored text equals, holds or lacks what could not be stored: the leaf is false under every operator. */
const storable =
  (operator: Operator): Operator =>
  (expected, context) =>
    isStorable(toText(expected)) ? operator(expected, context) : never;

const equal: Operator = (expected) => {
  const text = toText(expected);
  return (actual) => toText(actual) === text;
};

const notEqual: Operator = (expected) => {
  const text = toText(expected);
  return (actual) => toText(actual) !== text;
};

const contain: Operator = (expected) => {
  const text = toText(expected);
  return (actual) => toText(actual).includes(text);
};

const empty = unary((actual) => toText(actual) === '');

const length =
  (compare: (length: number, limit: number) => boolean): Operator =>
  (expected) => {
    const limit = toNumber(expected);
    return (actual) => compare(codePoints(toText(actual)), limit);
  };

const inArray: Operator = (expected) => {
  const texts = new Set(toItems(expected).map(toText));
  return (actual) => texts.has(toText(actual));
};

export const textOperators: OperatorTable = new Map([
  ['equal', storable(equal)],
  ['notEqual', storable(notEqual)],
  ['contain', storable(contain)],
  ['notContain', storable(not(contain))],
  ['empty', storable(empty)],
  ['notEmpty', storable(not(empty))],
  ['lengthGreater', storable(length((size, limit) => size > limit))],
  ['lengthEqual', storable(length((size, limit) => size === limit))],
  ['lengthLess', storable(length((size, limit) => size < limit))],
  ['inArray', storable(inArray)],
  ['notInArray', storable(not(inArray))],
]);
