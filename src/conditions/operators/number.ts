import { toItems } from '../values/list.ts';
import { toNumber } from '../values/number.ts';
import { not, type Operator, type OperatorTable, unary } from './operator.ts';

const compare =
  (holds: (actual: number, expected: number) => boolean): Operator =>
  (expected) => {
    const number = toNumber(expected);
    return (actual) => holds(toNumber(actual), number);
  };

const equal = compare((actual, expected) => actual === expected);

const empty = unary((actual) => actual === null || actual === undefined || actual === '');

const inArray: Operator = (expected) => {
  const numbers = new Set(toItems(expected).map(toNumber));
  return (actual) => numbers.has(toNumber(actual));
};

export const numberOperators: OperatorTable = new Map([
  ['equal', equal],
  ['notEqual', not(equal)],
  ['less', compare((actual, expected) => actual < expected)],
  ['greater', compare((actual, expected) => actual > expected)],
  ['lessEqual', compare((actual, expected) => actual <= expected)],
  ['greaterEqual', compare((actual, expected) => actual >= expected)],
  ['empty', empty],
  ['notEmpty', not(empty)],
  ['inArray', inArray],
  ['notInArray', not(inArray)],
]);
