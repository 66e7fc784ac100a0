import { toItems } from '../values/list.ts';
import { parseTime, toTime } from '../values/time.ts';
import { not, type Operator, type OperatorTable } from './operator.ts';

const equal: Operator = (expected, { zone }) => {
  const time = toTime(expected, zone);
  return (actual) => toTime(actual, zone) === time;
};

const less: Operator = (expected, { zone }) => {
  const time = toTime(expected, zone);
  return (actual) => toTime(actual, zone) < time;
};

const lessEqual: Operator = (expected, { zone }) => {
  const time = toTime(expected, zone);
  return (actual) => toTime(actual, zone) <= time;
};

const greaterEqual: Operator = (expected, { zone }) => {
  const time = toTime(expected, zone);
  return (actual) => toTime(actual, zone) >= time;
};

const greater: Operator = (expected, { zone }) => {
  const time = toTime(expected, zone);
  return (actual) => toTime(actual, zone) > time;
};

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
  ['less', less],
  ['greater', greater],
  ['lessEqual', lessEqual],
  ['greaterEqual', greaterEqual],
  ['empty', empty],
  ['notEmpty', not(empty)],
  ['inArray', inArray],
  ['notInArray', not(inArray)],
]);
