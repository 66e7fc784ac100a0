import { toList } from '../values/list.ts';
import { toNumber } from '../values/number.ts';
import { toText } from '../values/text.ts';
import { not, type Operator, type OperatorTable, unary } from './operator.ts';

const contain: Operator = (expected) => {
  const wanted = toList(expected).map(toText);
  return (actual) => {
    const texts = toList(actual).map(toText);
    return wanted.every((text) => texts.includes(text));
  };
};

const empty = unary((actual) => toList(actual).length === 0);

const length =
  (compare: (length: number, limit: number) => boolean): Operator =>
  (expected) => {
    const limit = toNumber(expected);
    return (actual) => compare(toList(actual).length, limit);
  };

export const arrayOperators: OperatorTable = new Map([
  ['contain', contain],
  ['notContain', not(contain)],
  ['empty', empty],
  ['notEmpty', not(empty)],
  ['lengthGreater', length((size, limit) => size > limit)],
  ['lengthEqual', length((size, limit) => size === limit)],
  ['lengthLess', length((size, limit) => size < limit)],
]);
