import { toItems } from '../values/list.ts';
import { parseTime, toTime } from '../values/time.ts';
import { not, type Operator, type OperatorTable } from './operator.ts';

const compare =
  (holds: (actual: number, expected: number) => boolean): Operator =>
  (expected, { zone }) => {
    const time = toTime(expected, zone);
    return (actual) => holds(toTime(actual, zone), time);
  };

const equal = compare((actual, expected) => actual === expected);

const empty: Operator =
  (_expected, { zone }) =>
  (actual) =>
    parseTime(actual, zone) === undefined;

const inArray: Operator = (expected, { zone }) => {
  const times = new Set(toItems(expected).map((item) => toTime(item, zone)));
  return (actual) => times.has(toTime(actual, zone));
};

export const timeOperators: OperatorTable = new Map([
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
