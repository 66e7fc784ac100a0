import { toItems } from '../values/list.ts';
import { toNumber } from '../values/number.ts';
import { not, type Operator, type OperatorTable, unary } from './operator.ts';

/* One closure for each comparison, and not one that is given the comparison: these run for every leaf of a list. */
const equal: Operator = (expected) => {
  const number = toNumber(expected);
  return (actual) => toNumber(actual) === number;
};

const notEqual: Operator = (expected) => {
  const number = toNumber(expected);
  return (actual) => toNumber(actual) !== number;
};

const less: Operator = (expected) => {
  const number = toNumber(expected);
  return (actual) => toNumber(actual) < number;
};

const lessEqual: Operator = (expected) => {
  const number = toNumber(expected);
  return (actual) => toNumber(actual) <= number;
};

const greaterEqual: Operator = (expected) => {
  const number = toNumber(expected);
  return (actual) => toNumber(actual) >= number;
};

const greater: Operator = (expected) => {
  const number = toNumber(expected);
  return (actual) => toNumber(actual) > number;
};

const empty = unary((actual) => actual === null || actual === undefined || actual === '');

const inArray: Operator = (expected) => {
  const numbers = new Set(toItems(expected).map(toNumber));
  return (actual) => numbers.has(toNumber(actual));
};

export const numberOperators: OperatorTable = new Map([
  ['equal', equal],
  ['notEqual', notEqual],
  ['less', less],
  ['greater', greater],
  ['lessEqual', lessEqual],
  ['greaterEqual', greaterEqual],
  ['empty', empty],
  ['notEmpty', not(empty)],
  ['inArray', inArray],
  ['notInArray', not(inArray)],
]);
